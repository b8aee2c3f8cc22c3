import { situationById } from "../../ask/situations/situations.ts";
import type { Brief, GiftReading } from "../../types.ts";
import { matchPhrases } from "../../lexicon/lexicon.ts";
import { derivation } from "../../read/derived.ts";
import { EQUIPMENT } from "./equipment.ts";
import { isAmong, type Things } from "./things.ts";

/** A limit that nobody states and everybody would keep: when it applies, what it excludes, and how it is said. */
export interface ImpliedLimit {
  id: string;
  applies(brief: Brief): boolean;
  excludes: Things;
  /** How the page says it; the shopper can lift it. */
  said: string;
  /** True for what goes without saying, or is said by its situation's chip; naming the thing lifts it. */
  isQuiet?: boolean;
  /** For whom it holds whatever they like: the ill who love candles get none, unless one is asked for. */
  holdsFor?(brief: Brief): boolean;
}

const CHILD_UNTIL = 13;
const FRAIL_FROM = 85;

const isIn =
  (...ids: string[]) =>
  ({ situations }: Brief) =>
    situations.some(({ value }) => ids.includes(value));
const isFor =
  (...ids: string[]) =>
  ({ person, occasion }: Brief) =>
    [person?.value, occasion?.value].some((id) => id !== undefined && ids.includes(id));
const isChild = ({ age }: Brief) => age !== null && age.value.max < CHILD_UNTIL;
const anyOf =
  (...tests: ((brief: Brief) => boolean)[]) =>
  (brief: Brief) =>
    tests.some((test) => test(brief));

const isUnwell = anyOf(isFor("get-well"), isIn("illness", "chemo", "hospital-stay", "surgery"));

const DRINKS = ["alcohol", "wine-gifts", "beer-gifts", "spirits-gifts"];
const BULKY = [
  "pizza oven",
  "raised bed",
  "birdbath",
  "play kitchen",
  "rocking horse",
  "rebound net",
  "treadmill",
  "armchair",
  "bookcase",
  "hamper",
  "kettle",
];

/** The implied limits that stand on their own; what a situation rules out is in its own row. */
const GENERAL: readonly ImpliedLimit[] = [
  {
    id: "quiet",
    applies: isIn("small-home", "roommates", "baby-asleep", "migraines", "autistic"),
    excludes: { concepts: ["noisy-toys"], words: ["drum", "drums", "amplifier", "karaoke", "trumpet"] },
    said: "Nothing loud",
  },
  {
    id: "little-room",
    applies: isIn("small-home", "small-kitchen", "lives-in-a-van", "roommates", "college-start", "care-home"),
    excludes: { concepts: ["heavy"], words: BULKY },
    said: "Nothing that takes up much room",
  },
  {
    id: "easy-to-carry",
    applies: anyOf(
      isFor("moving-away"),
      isIn("moving-away", "moving-abroad", "travels-light", "lives-in-a-van", "gap-year", "must-be-mailed", "taken-by-plane"),
    ),
    excludes: { concepts: ["heavy", "fragile"], words: BULKY },
    said: "Nothing heavy or fragile",
  },
  {
    id: "no-alcohol",
    applies: anyOf(
      isChild,
      isFor("expecting-mother", "baby-shower", "get-well", "ramadan", "eid", "teacher-appreciation"),
      isIn("pregnant", "illness", "chemo", "hospital-stay", "surgery", "sober", "halal-life", "depression"),
    ),
    excludes: { concepts: DRINKS, words: ["whiskey", "cocktail", "decanter", "corkscrew", "wine"] },
    said: "Nothing with alcohol",
    holdsFor: anyOf(isChild, isUnwell, isIn("sober", "pregnant"), isFor("expecting-mother")),
  },
  {
    id: "no-scent",
    applies: anyOf(
      isFor("get-well"),
      isIn("pregnant", "illness", "chemo", "hospital-stay", "surgery", "asthma", "migraines", "scent-sensitive"),
    ),
    excludes: { concepts: ["fragrance-gifts", "candles"] },
    said: "Nothing scented",
    holdsFor: isUnwell,
  },
  // A ward decides what its patients eat; who recovers at home is glad of soup and tea.
  {
    id: "no-food",
    applies: isIn("chemo", "hospital-stay"),
    excludes: { concepts: ["food"] },
    said: "Nothing to eat",
    holdsFor: isUnwell,
  },
  {
    id: "not-for-children",
    applies: isChild,
    excludes: {
      concepts: [...DRINKS, "knives", "weapons", "tobacco", "cannabis", "gambling", "intimate", "candles"],
      words: ["razor", "shaving", "wood pellets", "soldering", "blow torch"],
    },
    said: "Nothing just for grown-ups",
  },
  {
    id: "easy-for-the-frail",
    applies: anyOf(isIn("very-old", "dementia", "care-home", "sore-hands"), ({ age }) => age !== null && age.value.min >= FRAIL_FROM),
    excludes: {
      concepts: ["heavy", "assembly", "small-parts", "knives", "fitness-gifts"],
      words: ["balance bike", "paddle board", "jump rope", "dumbbell"],
    },
    said: "Nothing heavy or fiddly",
  },
  {
    id: "no-sports",
    applies: isIn("hospital-stay", "surgery", "broken-bone", "wheelchair"),
    excludes: {
      concepts: ["fitness-gifts", "sports-gifts", "camping-gear"],
      words: ["trekking", "jump rope", "running vest", "running belt"],
    },
    said: "Nothing for sports",
  },
];

const ofSituation = ({ value }: Brief["situations"][number]): ImpliedLimit[] => {
  const situation = situationById.get(value);
  if (situation === undefined || Object.keys(situation.avoid).length === 0) return [];
  return [
    {
      id: `for-${situation.id}`,
      applies: () => true,
      excludes: situation.avoid,
      said: `Nothing unsuitable for “${situation.name}”`,
      isQuiet: true,
    },
  ];
};

/** Returns the implied limits of a brief that the shopper has not lifted. */
export function impliedLimitsOf(brief: Brief): ImpliedLimit[] {
  const all = [...GENERAL, ...EQUIPMENT, ...brief.situations.flatMap(ofSituation)];
  return all.filter((limit) => !brief.allowed.includes(limit.id) && limit.applies(brief));
}

const BITS: ReadonlyMap<ImpliedLimit, number> = new Map(EQUIPMENT.map((limit, place) => [limit, 1 << place]));

/** A bit for each equipment that a gift needs. Most briefs ask for nearly all of them, of every candidate. */
const neededBy = derivation((reading) =>
  EQUIPMENT.reduce((bits, { excludes }, place) => (isAmong(excludes)(reading) ? bits | (1 << place) : bits), 0),
);

function checkOf({ limit, excludes }: NamedLimit): (reading: GiftReading) => boolean {
  const bit = excludes === limit.excludes ? BITS.get(limit) : undefined;
  return bit === undefined ? isAmong(excludes) : (reading) => (neededBy(reading) & bit) !== 0;
}

/** Returns a check for the implied limits of a brief: the ids of those that a gift violates. What is asked for by name is never excluded. */
export function impliedLimits(brief: Brief): (reading: GiftReading) => string[] {
  const limits = limitsByName(brief).map((named) => ({ id: named.limit.id, isExcluded: checkOf(named) }));
  return (reading) => limits.filter(({ isExcluded }) => isExcluded(reading)).map(({ id }) => id);
}

/** Returns the implied limits that the page may state: those that are whole, as nothing they exclude is asked for by name. */
export function statedLimitsOf(brief: Brief): ImpliedLimit[] {
  return limitsByName(brief).flatMap(({ limit, excludes }) => (limit.isQuiet !== true && excludes === limit.excludes ? [limit] : []));
}

interface NamedLimit {
  limit: ImpliedLimit;
  /** What it excludes, without the things that the brief asks for by name. */
  excludes: Things;
}

/** Returns the implied limits, each without the things that the brief asks for by name. */
function limitsByName(brief: Brief): NamedLimit[] {
  const [named, asked] = [namedThings(brief, brief.interests), namedThings(brief, [])];
  return impliedLimitsOf(brief).map((limit) => ({
    limit,
    excludes: without(limit.excludes, limit.holdsFor?.(brief) === true ? asked : named),
  }));
}

/** Returns the ids and words that the brief itself asks for. Things that are named are assumed to be liked, and these likings always count. */
function namedThings({ interests: all, traits, otherWords }: Brief, liked: Brief["interests"]): ReadonlySet<string> {
  const interests = [...liked, ...all.filter(({ source }) => source === "assumed")];
  const said = [...otherWords, ...interests.map(({ words }) => words)];
  return new Set([
    ...[...interests, ...traits].filter(({ source }) => source !== "assumed").map(({ value }) => value),
    ...otherWords,
    ...said.flatMap((words) => matchPhrases(words)).flatMap(({ kind, id }) => (kind === "concept" ? [id] : [])),
  ]);
}

function without(things: Things, wanted: ReadonlySet<string>): Things {
  const isTouched = Object.values(things).some((ids) => ids.some((id) => wanted.has(id)));
  return isTouched ? Object.fromEntries(Object.entries(things).map(([kind, ids]) => [kind, ids.filter((id) => !wanted.has(id))])) : things;
}
