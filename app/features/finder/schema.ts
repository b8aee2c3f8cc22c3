import { z } from "zod";
import { DEFAULT_GIFTS, EMPTY_BRIEF, LEANS, MAX_GIFTS, MAX_PARTS, MAX_TEXT_LENGTH } from "./constants.ts";
import type { Brief, Budget, Understood } from "./types.ts";

/** The shapes of a brief as programs send it, and of the answer. Units as in `types.ts`: US cents, whole years, ISO days. */

const MAX_WORDS_LENGTH = 200;

/** Text of people: control characters become spaces and halves of characters go, so that nothing behind trips over them (I3). */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\uFFFD]+/gu, " ")
    .trim();
}

const words = z.string().max(MAX_WORDS_LENGTH, `must have at most ${MAX_WORDS_LENGTH} characters`).transform(cleanText).pipe(z.string());
const entryId = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be an id of the lexicon, such as gardening");
const plainWord = z.string().max(60, "must have at most 60 characters").transform(cleanText).pipe(z.string().min(1, "must not be empty"));
const cents = z.int("must be a whole number of cents").min(0).max(1e10);

const age = z
  .strictObject({ min: z.int().min(0).max(120), max: z.int().min(0).max(120) })
  .refine(({ min, max }) => min <= max, { error: "must not have a min above its max" });

const budget = z
  .strictObject({
    minCents: cents.nullable().default(null),
    maxCents: cents.nullable().default(null),
    targetCents: cents.nullable().default(null),
  })
  .refine((sums) => Object.values(sums).some((sum) => sum !== null), { error: "must name minCents, maxCents or targetCents" })
  .refine(({ minCents, maxCents }) => minCents === null || maxCents === null || minCents <= maxCents, {
    error: "must not have minCents above maxCents",
  });

/** A part of the brief with where it comes from; a value alone counts as chosen in a form. */
function understood<Value extends z.ZodType>(value: Value) {
  return z.strictObject({ value, source: z.enum(["text", "form", "assumed"]).default("form"), words: words.default("") });
}

const withSource = (part: unknown): unknown => (part === null || (typeof part === "object" && "value" in part) ? part : { value: part });

const one = <Value extends z.ZodType>(value: Value) => z.preprocess(withSource, understood(value).nullable()).optional();
const several = <Value extends z.ZodType>(value: Value, most: number) =>
  z
    .array(z.preprocess(withSource, understood(value)))
    .max(most, `must have at most ${most} entries`)
    .optional();
const list = <Value extends z.ZodType>(value: Value, most: number) =>
  z.array(value).max(most, `must have at most ${most} entries`).optional();

/** A brief as a program sends it: every part may be missing, none may be unknown. */
export const briefSchema = z.strictObject({
  text: z.string().max(MAX_TEXT_LENGTH).transform(cleanText).pipe(z.string()).optional(),
  person: one(entryId),
  age: one(age),
  gender: one(z.enum(["male", "female"])),
  occasion: one(entryId),
  date: one(z.iso.date("must be a day, such as 2026-12-24")),
  budget: one(budget),
  interests: several(entryId, MAX_PARTS.interests),
  traits: several(entryId, MAX_PARTS.traits),
  excluded: several(plainWord, MAX_PARTS.excluded),
  withinDays: one(z.int().min(0).max(365)),
  shipsTo: one(z.string().regex(/^[A-Z]{2}$/, "must be a country's two capital letters, such as US")),
  otherWords: list(plainWord, MAX_PARTS.otherWords),
  leans: list(z.enum(LEANS), MAX_PARTS.leans),
  surprise: z.number().min(0).max(100).optional(),
  notThese: list(z.guid(), MAX_PARTS.notThese),
  likeThese: list(z.guid(), MAX_PARTS.likeThese),
});

/** A brief as an answer holds it: every part is there, and the whole may be sent back as it is. */
export const wholeBriefSchema = z.strictObject({
  text: z.string(),
  person: understood(entryId).nullable(),
  age: understood(age).nullable(),
  gender: understood(z.enum(["male", "female"])).nullable(),
  occasion: understood(entryId).nullable(),
  date: understood(z.iso.date()).nullable(),
  budget: understood(budget).nullable().describe("US cents."),
  interests: z.array(understood(entryId)),
  traits: z.array(understood(entryId)),
  excluded: z.array(understood(z.string())),
  withinDays: understood(z.int().min(0)).nullable(),
  shipsTo: understood(z.string()).nullable(),
  otherWords: z.array(z.string()),
  leans: z.array(z.enum(LEANS)),
  surprise: z.number().min(0).max(100),
  notThese: z.array(z.guid()),
  likeThese: z.array(z.guid()),
});

/** What `POST /api/v1/finder` takes. */
export const finderRequestSchema = z.strictObject({
  text: z
    .string()
    .max(MAX_TEXT_LENGTH, `must have at most ${MAX_TEXT_LENGTH} characters`)
    .transform(cleanText)
    .pipe(z.string())
    .optional()
    .describe("The person and the wish in words of one's own."),
  brief: briefSchema
    .optional()
    .describe("What is known already; it goes before what the text says. A brief of an earlier answer may be sent back, changed."),
  limit: z.int().min(1).max(MAX_GIFTS).optional().describe(`How many gifts at most; ${DEFAULT_GIFTS} where nothing is said.`),
});

/** A whole brief from the parts that were sent. */
export function completeBrief(parts: z.output<typeof briefSchema>): Brief {
  const given = Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined));
  return { ...EMPTY_BRIEF, ...given };
}

/** An address is kept below this length, so that every server and messenger passes it on. */
const MAX_ADDRESS_LENGTH = 3000;
const SAID_LENGTH = 300;
const SOURCE_LETTERS = { text: "t", assumed: "a" } as const;

/** "coffee" when chosen in a form, else "coffee*t*loves coffee": the value, its source, and the words it was read from. */
function writePart(value: string, { source, words: from }: Pick<Understood<unknown>, "source" | "words">): string {
  if (source === "form") return value;
  return from === "" ? `${value}*${SOURCE_LETTERS[source]}` : `${value}*${SOURCE_LETTERS[source]}*${from.replaceAll("*", " ")}`;
}

function writeBudget({ minCents, maxCents, targetCents }: Budget): string {
  const dollars = (sum: number | null) => (sum === null ? "" : String(sum / 100));
  const range = minCents === null ? dollars(maxCents) : `${dollars(minCents)}-${dollars(maxCents)}`;
  return targetCents === null ? range : `${range}~${dollars(targetCents)}`;
}

function writeParams(brief: Brief, withText: boolean, withWords: boolean): URLSearchParams {
  const params = new URLSearchParams();
  const add = <Value>(name: string, part: Understood<Value> | null, write: (value: Value) => string) => {
    if (part !== null) params.append(name, writePart(write(part.value), withWords ? part : { ...part, words: "" }));
  };
  if (withText && brief.text !== "") params.set("said", brief.text.slice(0, SAID_LENGTH).toWellFormed());
  add("person", brief.person, String);
  add("age", brief.age, ({ min, max }) => (min === max ? String(min) : `${min}-${max}`));
  add("gender", brief.gender, String);
  add("occasion", brief.occasion, String);
  add("date", brief.date, String);
  add("budget", brief.budget, writeBudget);
  for (const part of brief.interests) add("interest", part, String);
  for (const part of brief.traits) add("trait", part, String);
  for (const part of brief.excluded) add("without", part, (word) => word.replaceAll("*", " "));
  add("within", brief.withinDays, String);
  add("ships", brief.shipsTo, String);
  for (const word of brief.otherWords) params.append("word", word);
  for (const lean of brief.leans) params.append("lean", lean);
  if (brief.surprise > 0) params.set("surprise", String(brief.surprise));
  for (const id of brief.notThese) params.append("not", id);
  for (const id of brief.likeThese) params.append("like", id);
  return params;
}

/**
 * The address of a result: everything understood, so that it can be shared and reloaded. The sentence itself stands under `said`,
 * for show only. Where it would grow too long, the sentence goes first, then the words that the parts were read from, then the
 * gifts that were waved away first.
 */
export function briefToParams(brief: Brief): URLSearchParams {
  const isShort = (params: URLSearchParams) => params.toString().length <= MAX_ADDRESS_LENGTH;
  const whole = [writeParams(brief, true, true), writeParams(brief, false, true)].find(isShort);
  let notThese = brief.notThese;
  let params = whole ?? writeParams(brief, false, false);
  while (!isShort(params) && notThese.length > 0) {
    notThese = notThese.slice(5);
    params = writeParams({ ...brief, notThese }, false, false);
  }
  return params;
}

const readCents = (text: string | undefined): number | null => (text === undefined || text === "" ? null : Math.round(Number(text) * 100));

function readBudget(text: string): unknown {
  const match = /^(?:(\d{1,8}(?:\.\d{1,2})?)?(-))?(\d{1,8}(?:\.\d{1,2})?)?(?:~(\d{1,8}(?:\.\d{1,2})?))?$/.exec(text.replace(/[$,\s]/g, ""));
  return match === null ? null : { minCents: readCents(match[1]), maxCents: readCents(match[3]), targetCents: readCents(match[4]) };
}

function readAge(text: string): unknown {
  const match = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(text);
  return match === null ? null : { min: Number(match[1]), max: Number(match[2] ?? match[1]) };
}

function readPart(text: string, read: (value: string) => unknown): unknown {
  const [value = "", letter, from = ""] = text.split("*");
  const source = letter === "t" ? "text" : letter === "a" ? "assumed" : "form";
  return { value: read(value.trim()), source, words: from.slice(0, MAX_WORDS_LENGTH) };
}

/** What of `parts` fits `shape`; an address is no place to complain. */
function keepValid(shape: z.ZodType, parts: unknown): unknown {
  const parsed = shape.safeParse(parts);
  return parsed.success ? parsed.data : undefined;
}

/**
 * A brief from an address, and the sentence in it that has still to be understood (`text`, as a plain form sends it). What is wrong or
 * unknown is ignored, and empty fields count as not filled in.
 */
export function briefFromParams(params: URLSearchParams): { text: string; brief: Brief } {
  const { shape } = briefSchema;
  const filled = (name: string) => params.getAll(name).filter((value) => value.trim() !== "");
  const first = (name: string, read: (value: string) => unknown = (value) => value) =>
    filled(name)
      .slice(0, 1)
      .map((value) => readPart(value, read))[0];
  const many = (name: string, part: z.ZodType, most: number) => {
    const valid = filled(name).map((value) =>
      keepValid(
        part,
        readPart(value, (text) => text),
      ),
    );
    return valid.filter((value) => value !== undefined).slice(0, most);
  };
  const plain = (name: string, part: z.ZodType, most: number) =>
    filled(name)
      .map((value) => keepValid(part, value))
      .filter((value) => value !== undefined)
      .slice(-most);
  const parts = {
    text: cleanText((params.get("said") ?? "").slice(0, MAX_TEXT_LENGTH)),
    person: keepValid(shape.person, first("person")),
    age: keepValid(shape.age, first("age", readAge)),
    gender: keepValid(shape.gender, first("gender")),
    occasion: keepValid(shape.occasion, first("occasion")),
    date: keepValid(shape.date, first("date")),
    budget: keepValid(shape.budget, first("budget", readBudget)),
    interests: many("interest", understood(entryId), MAX_PARTS.interests),
    traits: many("trait", understood(entryId), MAX_PARTS.traits),
    excluded: many("without", understood(plainWord), MAX_PARTS.excluded),
    withinDays: keepValid(
      shape.withinDays,
      first("within", (value) => (/^\d{1,3}$/.test(value) ? Number(value) : null)),
    ),
    shipsTo: keepValid(shape.shipsTo, first("ships")),
    otherWords: plain("word", plainWord, MAX_PARTS.otherWords),
    leans: [...new Set(plain("lean", z.enum(LEANS), MAX_PARTS.leans))],
    surprise: keepValid(shape.surprise, Number(params.get("surprise") ?? 0)),
    notThese: plain("not", z.guid(), MAX_PARTS.notThese),
    likeThese: plain("like", z.guid(), MAX_PARTS.likeThese),
  };
  return {
    text: cleanText((params.get("text") ?? "").slice(0, MAX_TEXT_LENGTH)),
    brief: completeBrief(parts as z.output<typeof briefSchema>),
  };
}
