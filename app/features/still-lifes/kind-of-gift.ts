import { FAMILIES, KINDS, type KindName } from "./kinds/all-kinds.ts";
import { HEAD_LINES } from "./heads/head-lines.ts";

export type FamilyName = keyof typeof FAMILIES;
export const WIDEST_KIND = "gift" satisfies KindName;

/** The kind that stands for all of a family, where a name does not say which of its things it is. */
const WIDER_KINDS: Record<FamilyName, KindName> = {
  drinkware: "kitchenware",
  cookware: "kitchenware",
  kitchenTools: "kitchenware",
  food: "foods",
  paper: "supplies",
  games: "toys",
  toys: "toys",
  nursery: "toys",
  jewelry: "jewelry box",
  clothing: "clothes",
  bags: "accessory",
  beauty: "beauty",
  home: "decor",
  light: "decor",
  furnishings: "furniture",
  garden: "plant",
  tech: "gadget",
  music: "supplies",
  sport: "sports gear",
  outdoors: "sports gear",
  crafts: "craft",
  pets: "pet toy",
  car: "car part",
  sets: "gift set",
  wider: "gift",
};

/** What is eaten is a pet's where the name speaks of one. */
const ANIMALS = /\b(?:dogs?|cats?|kittens?|pupp(?:y|ies)|pets?|canine|feline)\b/i;

/** How many words the longest head has. */
const MAX_WORDS = 4;
/** Where one part of a name ends and the next begins. */
const BETWEEN_PARTS = /[,:;|([/!]|\s[-–—]\s|–|—/;
/** What follows says what a thing has, is for or comes in, and not what it is. */
const BEFORE_DETAILS = /\s(?:with|w|for|in|from|that|by|featuring|on|at|as|to|plus|without|who|made|inspired|including|of|who|when|is)\s/i;
const BETWEEN_THINGS = /\s(?:and|&)\s/i;
const COUNTED =
  /\b(?:set|pack|pair|box|trio|kit|case|bundle|collection|assortment|bag|jar|tin|dozen|roll|lot|piece|pcs|variety) of (?:\d+ |[a-z]+ (?=\w+ ))?/i;
/** Words after the head that name no other thing: how many, how large, which edition. */
const TRAILING = new Set(
  "set sets kit pack packs pair edition collection bundle style design size sized small large medium mini xl xxl inch inches oz ounce ounces ft feet lb lbs pcs pc piece pieces count ct pk qt quart gallon liter ml cm mm kg black white red blue green pink gray grey brown navy gold silver purple yellow orange beige multicolor multi color colors new pro plus max deluxe premium classic original series version model gen generation assortment assorted variety duo trio combo value gift gifts idea ideas box sampler men women mens womens kids adults boys girls unisex single double queen king twin full system accessories".split(
    " ",
  ),
);

function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ches|shes|sses|xes)$/.test(word)) return word.slice(0, -2);
  if (/[^aeiou]ves$/.test(word) || word === "knives" || word === "shelves") return `${word.slice(0, -3)}${word === "knives" ? "fe" : "f"}`;
  return word.endsWith("s") ? word.slice(0, -1) : word;
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f™®©]/g, "")
    .replaceAll(/['’]s?\b/g, "")
    .split(/[^a-z0-9-]+/)
    .map((word) => word.replaceAll(/^-+|-+$/g, ""))
    .filter((word) => word !== "");

const keyOf = (words: readonly string[]): string => words.map(singular).join(" ");

/** A word as it is written, and in its singular. */
interface NameWord {
  written: string;
  key: string;
}

const nameWordsOf = (text: string): NameWord[] => wordsOf(text).map((written) => ({ written, key: singular(written) }));

function readHeads(): ReadonlyMap<string, KindName> {
  const kinds = new Map<string, KindName>();
  for (const { kind, heads } of HEAD_LINES)
    for (const head of heads) {
      const key = keyOf(wordsOf(head));
      if (!kinds.has(key)) kinds.set(key, kind);
    }
  return kinds;
}

let heads: ReadonlyMap<string, KindName> | undefined;

/** Returns the kind whose head ends right before a place among words, the longest head first. */
function headBefore(words: readonly NameWord[], end: number): KindName | null {
  heads ??= readHeads();
  let found: KindName | null = null;
  let phrase = "";
  for (let start = end - 1; start >= Math.max(end - MAX_WORDS, 0); start -= 1) {
    const { key } = words[start] as NameWord;
    phrase = phrase === "" ? key : `${key} ${phrase}`;
    found = heads.get(phrase) ?? found;
  }
  return found;
}

const familyOf = new Map<KindName, FamilyName>(
  Object.entries(FAMILIES).flatMap(([family, kinds]) =>
    Object.keys(kinds).map((kind) => [kind as KindName, family as FamilyName] as const),
  ),
);

/** Returns the kind that stands for a kind's whole family. */
export function widerKind(kind: KindName): KindName {
  return WIDER_KINDS[familyOf.get(kind) as FamilyName];
}

/** Participles say what was done to a thing: "a dish pressed". */
const isTrailing = (word: string): boolean => TRAILING.has(word) || /\d|^\w{3,}ed$/.test(word);

interface FoundKind {
  kind: KindName;
  /** True where the head stands at the end of its part, as heads do; what follows it is at most a number or a size. */
  isHead: boolean;
}

/** A head with more than this many other words after it may be anything. */
const MAX_AFTER_HEAD = 2;

function kindOfWords(words: readonly NameWord[]): FoundKind | null {
  let end = words.length;
  let others = 0;
  while (end > 0 && others <= MAX_AFTER_HEAD) {
    const kind = headBefore(words, end);
    if (kind !== null) return { kind, isHead: others === 0 };
    end -= 1;
    if (!isTrailing((words[end] as NameWord).written)) others += 1;
  }
  return null;
}

/** Returns the kind that a part of a name tells: its last thing, else the first of several. */
function kindOfPart(part: string): FoundKind | null {
  const whole = kindOfWords(nameWordsOf(part));
  if (whole?.isHead === true) return whole;
  const things = part.split(BETWEEN_THINGS);
  return (
    (things.length > 1 ? things.map((thing) => kindOfWords(nameWordsOf(thing))).find((found) => found?.isHead === true) : null) ?? whole
  );
}

/** Returns the kind of thing that a gift's name tells; where it only tells the family, the kind that stands for it; else the widest. */
export function kindOfGift(name: string): KindName {
  const parts = name.replace(COUNTED, "").split(BETWEEN_PARTS);
  const found = parts.map((part) => kindOfPart(part.split(BEFORE_DETAILS)[0] as string));
  const head = found.find((one) => one?.isHead === true) ?? null;
  const near = head ?? found.find((one) => one !== null) ?? null;
  if (near === null) return WIDEST_KIND;
  if (ANIMALS.test(name) && (familyOf.get(near.kind) === "food" || near.kind === "foods")) return "pet food";
  return head === null ? widerKind(near.kind) : head.kind;
}

export const isKindName = (name: string): name is KindName => Object.hasOwn(KINDS, name);
