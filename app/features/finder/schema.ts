import { z } from "zod";
import { withoutControls } from "#app/platform/text.ts";
import { DEFAULT_GIFTS, EMPTY_BRIEF, LEANS, MAX_GIFTS, MAX_PARTS, MAX_TEXT_LENGTH } from "./constants.ts";
import type { Brief } from "./types.ts";

/** The shapes of a brief as API clients send it, and of the answer. Units are as in `types.ts`: US cents, whole years, ISO days. */

/** Maximum length of the words that a part of the brief was read from, in characters. */
export const MAX_WORDS_LENGTH = 200;

/**
 * Cleans text written by people: control characters become spaces and unpaired surrogates are removed, so that no later step fails on them
 * (I3).
 */
export function cleanText(text: string): string {
  return withoutControls(text.replaceAll("\uFFFD", " "));
}

const words = z.string().max(MAX_WORDS_LENGTH, `must have at most ${MAX_WORDS_LENGTH} characters`).transform(cleanText).pipe(z.string());
export const entryId = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be an id of the lexicon, such as gardening");
export const plainWord = z
  .string()
  .max(60, "must have at most 60 characters")
  .transform(cleanText)
  .pipe(z.string().min(1, "must not be empty"));
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

/** Returns the schema of a brief's part with its source; a bare value counts as chosen in a form. */
export function understood<Value extends z.ZodType>(value: Value) {
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

/** A brief as an API client sends it: every part may be absent, and unknown parts are rejected. */
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

/** A brief as an answer contains it: every part is present, and the whole may be sent back unchanged. */
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

/** The body of `POST /api/v1/finder`. */
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

/** Returns a whole brief from the parts that were sent. */
export function completeBrief(parts: z.output<typeof briefSchema>): Brief {
  const given = Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined));
  return { ...EMPTY_BRIEF, ...given };
}
