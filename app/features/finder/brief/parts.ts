import { parseMoney, toTypedMoney } from "#app/platform/money.ts";
import { z } from "zod";
import { LEANS, QUESTIONS } from "../constants.ts";
import type { Brief, Lean, Understood } from "../types.ts";
import { inSentence } from "../lexicon/in-sentence.ts";
import { entriesOf } from "../lexicon/lexicon.ts";
import type { PhraseKind } from "../lexicon/matcher.ts";
import { ownedThingsIn } from "../ask/owned-things.ts";
import { readSituations } from "../ask/situations/read-situations.ts";
import { SITUATIONS, situationById } from "../ask/situations/situations.ts";
import { list, many, number, one } from "./part-kinds.ts";
import {
  ageSpan,
  budgetSums,
  entryId,
  nameAge,
  nameBudget,
  nameCountry,
  nameDay,
  nameDays,
  plainWord,
  parseAgeParameter,
  parseBudgetParameter,
  readDays,
  writeAge,
  writeBudget,
  writeBudgetEnds,
} from "./values.ts";

const nameIn = (kind: PhraseKind, id: string) => entriesOf(kind).get(id)?.name ?? id;
const nameOfThing = (id: string) =>
  (["concept", "interest", "trait"] as const).map((kind) => entriesOf(kind).get(id)?.name).find((name) => name !== undefined) ?? id;

const nameOfSituation = (id: string) => situationById.get(id)?.name ?? id;

const LEAN_LABELS: Record<Lean, string> = {
  cheaper: "Cheaper",
  "more-personal": "More personal",
  "more-practical": "More practical",
  faster: "Faster",
};

/**
 * The parts of a brief, in the order of addresses and answers. Address parameters, schemas, merging, chips and their removal, forms, seeds
 * and statistics are loops over this table: a new part is an entry here, and whatever the engine does with it. The sentence itself
 * (`text`) is no part: it is where parts are read from.
 */
export const PARTS = {
  person: one({
    param: "person",
    schema: entryId,
    entries: "person",
    isAssumedFromAgain: true,
    isQuotable: true,
    label: ({ value }) => nameIn("person", value),
    input: { type: "choices", label: "Who is it for?", step: "people" },
  }),
  /** The others that something is wanted for beside the person: "my mom and my sister". */
  alsoFor: many({
    param: "and",
    most: 6,
    schema: entryId,
    entries: "person",
    meanings: ["person"],
    label: (id) => `And ${inSentence(nameIn("person", id))}`,
    input: { type: "words", label: "Who else is it for?" },
  }),
  age: one({
    param: "age",
    schema: ageSpan,
    follows: "person",
    isQuotable: true,
    write: writeAge,
    read: parseAgeParameter,
    label: ({ value }) => nameAge(value),
    ends: { fields: ["minAge", "maxAge"], open: ["0", "120"], readEnd: (age) => age },
    startForm: ({ min, max }) => `${min}-${max}`,
    input: { type: "years", labels: ["Age from", "Age to"] },
  }),
  gender: one({
    param: "gender",
    schema: z.enum(["male", "female"]),
    follows: "person",
    label: ({ value }) => (value === "female" ? "For her" : "For him"),
    input: {
      type: "options",
      label: "Gifts made for",
      options: [
        ["female", "Women, girls, or anyone"],
        ["male", "Men, boys, or anyone"],
      ],
    },
  }),
  occasion: one({
    param: "occasion",
    schema: entryId,
    entries: "occasion",
    demand: "wish",
    isQuotable: true,
    label: ({ value }) => nameIn("occasion", value),
    input: { type: "choices", label: "Occasion", step: "occasions" },
  }),
  /** The day the gift is given, when stated or known from the occasion. */
  date: one({
    param: "date",
    schema: z.iso.date("must be a day, such as 2026-12-24"),
    follows: "occasion",
    isQuotable: true,
    label: ({ value }) => nameDay(value),
    input: { type: "day", label: "The day you’ll give it" },
  }),
  budget: one({
    param: "budget",
    schema: budgetSums,
    note: "US cents.",
    demand: "limit",
    isQuotable: true,
    write: writeBudget,
    read: parseBudgetParameter,
    label: nameBudget,
    ends: { fields: ["from", "to"], open: ["", ""], readEnd: readSum },
    startForm: writeBudgetEnds,
    input: { type: "dollars", labels: ["At least", "At most"] },
  }),
  interests: many({
    param: "interest",
    most: 12,
    schema: entryId,
    entries: "interest",
    meanings: ["interest"],
    demand: "wish",
    isQuotable: true,
    label: (id) => nameIn("interest", id),
    input: { type: "words", label: "What they like" },
  }),
  /** Personality, style and values: lexicon traits. */
  traits: many({
    param: "trait",
    most: 8,
    schema: entryId,
    entries: "trait",
    meanings: ["trait", "interest"],
    demand: "wish",
    isQuotable: true,
    label: (id) => nameIn("trait", id),
    input: { type: "words", label: "What it should be like" },
  }),
  /** What their life is like at the moment: ids of `ask/situations/`. */
  situations: many({
    param: "situation",
    most: 6,
    schema: entryId.refine((id) => situationById.has(id), { error: "must be a situation that is known, such as new-job" }),
    answered: z.string(),
    meanings: ["interest", "trait"],
    isQuotable: true,
    label: nameOfSituation,
    readIds: (words) => {
      const named = SITUATIONS.find(({ name }) => name.toLowerCase() === words.toLowerCase());
      return named === undefined ? readSituations(words).map(({ value }) => value) : [named.id];
    },
    input: { type: "words", label: "Their situation" },
  }),
  /** What must not be given, or is there already: lexicon concepts, or a plain word that the lexicon does not know. */
  excluded: many({
    param: "without",
    most: 20,
    schema: plainWord,
    answered: z.string(),
    opposes: "interests",
    meanings: ["concept", "interest"],
    demand: "limit",
    isQuotable: true,
    write: (word) => word.replaceAll("*", " "),
    label: (value) => `No ${inSentence(nameOfThing(value))}`,
    labelIn: ({ value, words }, sentence) => `${ownedThingsIn(sentence)(words) ? "Already has" : "No"} ${inSentence(nameOfThing(value))}`,
    startForm: (label) => label.replace(/^(?:No|Already has) /, ""),
    input: { type: "words", label: "What to leave out" },
  }),
  /** Maximum number of days until the gift arrives, counted from today. */
  withinDays: one({
    param: "within",
    schema: z.int().min(0).max(365),
    answered: z.int().min(0),
    demand: "limit",
    read: readDays,
    label: ({ value }) => nameDays(value),
    input: { type: "days", label: "Days until it has to arrive" },
  }),
  /** The two-letter country that it ships to. */
  shipsTo: one({
    param: "ships",
    schema: z.string().regex(/^[A-Z]{2}$/, "must be a country's two capital letters, such as US"),
    answered: z.string(),
    isPrivate: true,
    label: ({ value }) => `Ships to ${nameCountry(value)}`,
    input: { type: "country", label: "Where it ships to" },
  }),
  /** Words of the text that no other part has used and that may name a thing. */
  otherWords: list({
    param: "word",
    most: 12,
    schema: plainWord,
    answered: z.string(),
    source: "text",
    meanings: ["interest"],
    label: (word) => `“${word}”`,
    startForm: (label) => label.replace(/^“|”$/g, ""),
    input: { type: "words", label: "What to look for" },
  }),
  /** Questions in the text that the page answers. */
  asks: list({ param: "asks", most: 3, schema: z.enum(QUESTIONS), source: "text", isSet: true, label: () => "Delivery time?" }),
  /** Implied limits (`rank/limits/implied.ts`) that the shopper has lifted. */
  allowed: list({ param: "allow", most: 30, schema: entryId, source: "form", isSet: true, isOpinion: true }),
  leans: list({ param: "lean", most: 4, schema: z.enum(LEANS), source: "form", isSet: true, label: (lean) => LEAN_LABELS[lean] }),
  /** A number from 0 (best fit) to 100 (surprise me); the same number gives the same result. */
  surprise: number({ param: "surprise", schema: z.number().min(0).max(100) }),
  /** Gifts that the shopper dismissed. */
  notThese: list({ param: "not", most: 60, schema: z.guid(), source: "form", isOpinion: true }),
  /** Gifts that the shopper wants more like. */
  likeThese: list({ param: "like", most: 8, schema: z.guid(), source: "form", isOpinion: true }),
};

/** A typed sum as an address writes it; what is none stays, and the address leaves it out. */
function readSum(typed: string): string {
  const cents = parseMoney(typed);
  return cents === null ? typed : toTypedMoney(cents);
}

type Parts = typeof PARTS;
export type PartName = keyof Parts;
type NameOf<Kind> = { [Name in PartName]: Parts[Name]["kind"] extends Kind ? Name : never }[PartName];
export type OneName = NameOf<"one">;
export type ManyName = NameOf<"many">;
export type ListName = NameOf<"list">;
export type NumberName = NameOf<"number">;

/** The parts as a loop sees them: each function takes the values of its own part. */
type OnePart = ReturnType<typeof one<string, unknown>>;
type ManyPart = ReturnType<typeof many<string>>;
type ListPart = ReturnType<typeof list<string, string>>;
type NumberPart = ReturnType<typeof number<string>>;
export type Part = OnePart | ManyPart | ListPart | NumberPart;

export const PART_ENTRIES = Object.entries(PARTS) as readonly [name: PartName, part: Part][];
const entriesOfKind = <Name extends PartName>(kind: Part["kind"]) =>
  PART_ENTRIES.filter(([, part]) => part.kind === kind) as unknown as readonly [Name, Extract<Part, { kind: Parts[Name]["kind"] }>][];
export const ONES = entriesOfKind<OneName>("one");
export const MANIES = entriesOfKind<ManyName>("many");
export const LISTS = entriesOfKind<ListName>("list");
export const NUMBERS = entriesOfKind<NumberName>("number");

/** A brief without anything in it, for others to be made from; its parts stand in the order of the table. */
export const EMPTY_BRIEF = {
  text: "",
  ...Object.fromEntries(PART_ENTRIES.map(([name, { empty }]) => [name, empty])),
} as Brief;

/** Returns the single parts of a brief as `make` returns each. */
export function mapOnes(make: (name: OneName, part: OnePart) => Understood<unknown> | null): Pick<Brief, OneName> {
  return Object.fromEntries(ONES.map(([name, part]) => [name, make(name, part)])) as Pick<Brief, OneName>;
}

/** Returns the parts with several understood values as `make` returns each. */
export function mapManies(make: (name: ManyName, part: ManyPart) => Understood<string>[]): Pick<Brief, ManyName> {
  return Object.fromEntries(MANIES.map(([name, part]) => [name, make(name, part)])) as Pick<Brief, ManyName>;
}

/** Returns the parts with several plain values as `make` returns each. */
export function mapLists(make: (name: ListName, part: ListPart) => readonly string[]): Pick<Brief, ListName> {
  return Object.fromEntries(LISTS.map(([name, part]) => [name, make(name, part)])) as Pick<Brief, ListName>;
}

/** Returns the parts that are numbers as `make` returns each. */
export function mapNumbers(make: (name: NumberName) => number): Pick<Brief, NumberName> {
  return Object.fromEntries(NUMBERS.map(([name]) => [name, make(name)])) as Pick<Brief, NumberName>;
}

/** Returns the names of the parts that follow from this one where nothing states them. */
export function followersOf(name: PartName): OneName[] {
  return ONES.flatMap(([follower, { follows }]) => (follows === name ? [follower] : []));
}

/** The parts that others follow from. */
export const LEADERS = ONES.filter(([name]) => followersOf(name).length > 0);
