import type { Brief, GiftReading } from "../../types.ts";
import { isMany } from "../../ask/people.ts";
import { isPartner } from "../../ask/roles/others-partners.ts";
import { situationById } from "../../ask/situations/situations.ts";
import { matchPhrases } from "../../lexicon/lexicon.ts";
import { contentStemsOf, stemsOf } from "../../lexicon/words.ts";
import { memoizeOf } from "../../memo.ts";
import { derivation } from "../../read/derived.ts";
import { interestsIn } from "./claims.ts";
import { clausesOf, isPlain } from "./clauses.ts";
import { DOES, isClause } from "./verbs.ts";

/** Lengths of a fact in characters: shorter says nothing, longer is not read on a card. */
const SHORTEST = 24;
const LONGEST = 130;
/** Words that a fact must say beyond the gift's name, which stands above it on the card. */
const NEWS = 3;

/** A whole clause of the gift's own text that may stand in a reason, in its words. */
export interface Fact {
  text: string;
  /** Interests (lexicon ids) that it names by themselves or by their things. */
  interests: ReadonlySet<string>;
  worth: number;
  /** People and occasions (lexicon ids) that it names. */
  others: readonly string[];
  /** Kinds of things (lexicon ids) that it names. */
  concepts: readonly string[];
  /** True where it says what the gift is or does, and not how one of its parts is made. */
  isTelling: boolean;
  /** True where it says what something does: one of the gift's parts, or all of it. */
  isDoing: boolean;
}

/** What of a brief decides which facts may be told: whom it names, what nobody wants to hear of, and whether it is about somebody close. */
const tellingOf = memoizeOf("facts for a brief", ({ person, occasion, excluded, situations }: Brief) => ({
  known: new Set([person?.value, occasion?.value].map((id) => id ?? "")),
  // Of cedar planks a vegetarian is not told that salmon is laid on them.
  unwanted: new Set([
    ...excluded.map(({ value }) => value),
    ...situations.flatMap(({ value }) => situationById.get(value)?.avoid.concepts ?? []),
  ]),
  isClose: person !== null && (isPartner(person.value) || isMany(person.value)),
}));

/**
 * Returns the clause of the gift's own text that says most, of those that `bears` accepts: those with a higher number first. Null where the
 * text has nothing but measures, contents, care and praise.
 */
export function factOf(reading: GiftReading, brief: Brief, bears: (fact: Fact) => number): Fact | null {
  const { known, unwanted, isClose } = tellingOf(brief);
  let best: { fact: Fact; worth: number } | null = null;
  for (const fact of factsOf(reading)) {
    const bearing = bears(fact);
    const worth = fact.worth + bearing;
    if (bearing < 0 || worth < LEAST || !fact.others.every((id) => known.has(id))) continue;
    if (fact.concepts.some((id) => unwanted.has(id)) || (!isClose && INTIMATE.test(fact.text))) continue;
    if (best === null || worth > best.worth) best = { fact, worth };
  }
  return best?.fact ?? null;
}

/** Returns from how many years on a gift is, as its own text says ("Ages six and up"); null where it does not. */
export function statedAgeOf({ profile }: GiftReading): number | null {
  const [, written] = STATED_AGE.exec(profile.description) ?? [];
  if (written === undefined) return null;
  const years = /^\d+$/.test(written) ? Number(written) : NUMBERS.indexOf(written.toLowerCase()) + 1;
  return years < 1 ? null : years;
}

const NUMBERS = "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen".split(" ");
const STATED_AGE = new RegExp(
  `\\b(?:ages|(?:from|for) ages?|aged) (\\d{1,2}|${NUMBERS.join("|")}) (?:years )?(?:and|or) (?:up|older|over)\\b`,
  "i",
);

/** What nobody says to a teacher, or to a daughter. */
const INTIMATE = /\bnext pillow\b|\bin bed\b/i;

const LEAST = 1.2;
const FIRST = 1;
const DOING = 2;
const MEASURED = -0.75;
const CONTENTS = -6;
const MAKING = -6;
const STORAGE = -3;
const CARE = -10;

const factsOf = derivation(({ profile }) => {
  const nouns = new Set([...stemsOf(profile.name)].filter((stem) => !isHolder(profile.name, stem)));
  return clausesOf(profile.description).flatMap(({ text, place }) => readFact(text, place, nouns) ?? []);
});

/** True for what a gift comes in or with: nobody wants to hear of "a repair kit in a bottle case" that the case keeps rain out. */
const isHolder = (name: string, stem: string) => HOLDERS.has(stem) && stemsOf(/ (?:in|with) .*$/.exec(name)?.[0] ?? "").includes(stem);
const HOLDERS: ReadonlySet<string> = new Set(stemsOf("case bag box tin pouch sleeve roll crate"));

/** Returns what a clause says, or null where it is no whole clause, no plain one, or says only what the name does. */
function readFact(text: string, place: number, nouns: ReadonlySet<string>): Fact | null {
  if (text.length < SHORTEST || text.length > LONGEST || !isPlain(text) || !isClause(text) || isOfUnnamed(text, nouns)) return null;
  const unmeasured = text.replace(MEASURES, " ").replace(COUNTS, " ");
  if (new Set(contentStemsOf(unmeasured).filter((stem) => !nouns.has(stem))).size < NEWS) return null;
  const doesIt = DOES.test(text.replace(/\bto \w+/g, ""));
  const worth =
    1 +
    (place === 0 ? FIRST : 0) +
    (doesIt ? DOING : 0) +
    (text.match(MEASURES)?.length ?? 0) * MEASURED +
    (LISTS.test(text) ? CONTENTS : 0) +
    (MADE.test(text) ? MAKING : 0) +
    (KEPT.test(text) ? STORAGE : 0) +
    (CARES.test(text) ? CARE : 0) +
    (/^It\b/.test(text) ? -0.5 : 0);
  return {
    text,
    interests: interestsNamedIn(text),
    worth,
    ...namedIn(text),
    isTelling: place === 0 || (doesIt && speaksOfIt(text, nouns)),
    isDoing: doesIt,
  };
}

/** Returns the interests that a text names by themselves or by their things. */
export const interestsNamedIn = (text: string) => new Set([...interestsIn(text, "synonym"), ...interestsIn(text, "product")]);

/** True for a sentence about the gift itself, and not about one of its parts. */
function speaksOfIt(text: string, nouns: ReadonlySet<string>): boolean {
  return (
    /^It\b/.test(text) ||
    stemsOf(text.slice(0, 40))
      .slice(0, 3)
      .some((stem) => stem.length > 2 && [...nouns].some((noun) => noun.endsWith(stem)))
  );
}

/** True for a clause about "the lid" of a pot whose name has no lid: on a card nothing has spoken of it before. */
function isOfUnnamed(text: string, nouns: ReadonlySet<string>): boolean {
  const [, spoken] =
    /^(?:the|each|every|both|all(?: the)?) (?!(?:day|week|month|year|morning|evening)\b)((?:[\p{L}'-]+ ?){1,3})/iu.exec(text) ?? [];
  return spoken !== undefined && !stemsOf(spoken).some((stem) => stem.length > 2 && [...nouns].some((noun) => noun.endsWith(stem)));
}

const MEASURES = /\d|\b(?:inch(?:es)?|ounces?|pounds?|feet (?:long|tall|wide)|gallons?|percent|quarts?|cups? of|tall|wide|diameter)\b/gi;
const COUNTS = new RegExp(`\\b(?:${NUMBERS.join("|")}|twenty|thirty|forty|fifty|sixty|hundred)\\b`, "gi");
/** Where it is put away, which says nothing of what it is liked for; a small home is another matter. */
const KEPT = /\b(?:for storage|stores? flat|live in a closet|fits? (?:in|on) a (?:drawer|shelf|bookshelf)|own (?:compartments?|slots?))\b/i;
/** What lies in the box, and how much of a name fits. */
const LISTS =
  /\b(?:comes? (?:in (?:a|an|the|three|two|\d)|with|along|apart)|arrives?|are included|is included|includes?|contains?|fill (?:the|this)|(?:in|inside) the (?:box|lid|tin)(?![\w-])|(?:box|tin|kit|set) holds|up to \w+ (?:letters|characters|initials)|^inside|^in the box|in paper bags|the set adds|are fitted into|are packed with|(?:sits?|settle|lie|stand|rest|come)\b[\w' -]{0,60} in an? (?:[\w-]+ ){0,3}(?:box|tin|jar|case|bag|pouch|roll|suitcase|drawer))\b/i;
/** How it was made is of no use to anybody. */
const MADE =
  /(?<!winds |work it )\bby hand\b|(?<!when (?:they|it) )\b(?:is|are) (?:all )?(?:woven|knitted|turned|cut|sewn|stitched|hammered|spun|pressed|cast|stone-ground|forged|blown|carved|glazed|thrown|dyed|dipped|fired|welded|molded|roasted)\b|\bthrows each\b|\bhammered from\b|\bstands? in for\b|\b(?:clip|bracket|strap|mount|clamp|adapter)s? fits?\b|\b(?:has|have) \w+ (?:rows|layers|panels) of\b/i;
/** Care, wear and age: what becomes of it is no reason for it. */
const CARES =
  /^It (?:is|sits|stands|runs) (?:about )?(?:\d|\w+ inches)|\b(?:wash(?:es|able|ed|ing)?|wipe\w*|rinse\w*|cleaned|cleaning|clean of|dishwasher|weighs?|measures|batter(?:y|ies)|ages?|choking|refills?|adults?|grown-up|supervis\w+|allerg\w+|ships? (?:in|with|within|from|flat|to)|emails?|mail(?:ed|s)?|sizes|details?|supplied|tops up|leftover|colors? (?:may|vary)|wise|careful\w*|mess(?:y|es)?|stains?|break\w*|fades?|vary|varies|should|must|may|might|sharp|(?<!hardly )needs?|(?<!hardly )needed|requires?|required|not included|sold separately|seasoning|but|although|though|unless|drainage|app|serves|seasonal|recycling|brush(?:es)? off|(?:is|are|get|gets) worn|takes? on a (?:shine|patina))\b/i;

/** Returns the people and occasions, and the kinds of things, that a text names. */
function namedIn(text: string): Pick<Fact, "others" | "concepts"> {
  const named = matchPhrases(text, { in: "gift" });
  return {
    others: named.flatMap(({ kind, id, from }) =>
      from === "synonym" && (kind === "person" || kind === "occasion") && id !== "party-favor" ? [id] : [],
    ),
    concepts: named.flatMap(({ kind, id }) => (kind === "concept" ? [id] : [])),
  };
}
