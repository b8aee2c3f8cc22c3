import { z } from "zod";
import { withoutControls } from "#app/platform/text.ts";
import type { PhraseKind } from "../lexicon/matcher.ts";
import type { ChipInput } from "../results/screen-types.ts";
import type { Understood } from "../types.ts";

/** Maximum length of the words that a part of the brief was read from, in characters. */
export const MAX_WORDS_LENGTH = 200;

const words = z
  .string()
  .max(MAX_WORDS_LENGTH, `must have at most ${MAX_WORDS_LENGTH} characters`)
  .transform(withoutControls)
  .pipe(z.string());

/** Returns the schema of a brief's part with its source; a bare value counts as chosen in a form. */
export function understood<Value>(value: z.ZodType<Value>) {
  return z.strictObject({ value, source: z.enum(["text", "form", "assumed"]).default("form"), words: words.default("") });
}

const withSource = (part: unknown): unknown => (part === null || (typeof part === "object" && "value" in part) ? part : { value: part });

/** What all kinds of parts have. */
interface Fields<Param extends string, Value> {
  /** Its parameter in an address. */
  param: Param;
  /** The schema of a value. */
  schema: z.ZodType<Value>;
  /** The schema of a value in an answer, where it says less than `schema`. */
  answered?: z.ZodType<Value>;
  /** What the API's description says of it. */
  note?: string;
  /** The lexicon's entries that its ids belong to. */
  entries?: PhraseKind;
  /** The small form that a chip of it opens into. */
  input?: ChipInput;
  /** What it is in the statistics of briefs that found few gifts. */
  demand?: "wish" | "limit";
  /** True for what no language model learns. */
  isPrivate?: boolean;
}

/** Fields of parts with the words that they were read from. */
interface StatedFields {
  /** True where a reason may repeat the words that it was read from. */
  isQuotable?: boolean;
}

interface OneFields<Param extends string, Value> extends Fields<Param, Value>, StatedFields {
  /** The value in an address; a text as it is by default. Invalid values are read as anything that the schema refuses. */
  write?(value: Value): string;
  read?(text: string): unknown;
  /** The words on its chip. */
  label(part: Understood<Value>): string;
  /** What its small form starts with, where that is not the value in an address. */
  startForm?(value: Value): string;
  /** The two fields of a form that are its ends in an address, with the values of an end left open, and how a typed end is read. */
  ends?: { fields: readonly [low: string, high: string]; open: readonly [low: string, high: string]; readEnd(typed: string): string };
  /** The part that it follows from where nothing states it: with that part it is removed, and assumed anew. */
  follows?: string;
  /** True where the parts that follow from it are assumed again whenever a brief is read in which it was chosen. */
  isAssumedFromAgain?: boolean;
}

/** A part that a brief has once or not at all. */
export function one<const Param extends string, Value>(fields: OneFields<Param, Value>) {
  const { schema, answered = schema, note } = fields;
  const answer = understood(answered).nullable();
  return {
    write: String as (value: Value) => string,
    read: (text: string): unknown => text,
    ...fields,
    kind: "one" as const,
    empty: null as Understood<Value> | null,
    sent: z.preprocess(withSource, understood(schema).nullable()).optional(),
    answer: (note === undefined ? answer : answer.describe(note)) as z.ZodType<Understood<Value> | null>,
  };
}

interface ManyFields<Param extends string> extends Fields<Param, string>, StatedFields {
  most: number;
  write?(value: string): string;
  label(value: string): string;
  /** The words on its chip beside the sentence that it was read from, where these say more. */
  labelIn?(part: Understood<string>, sentence: string): string;
  /** What words that replace one of its values may mean, the likeliest first. */
  meanings: readonly PhraseKind[];
  /** The ids that words mean, for a part whose values are no entries of the lexicon. */
  readIds?(words: string): string[];
  /** What its small form starts with, where that is not the chip's label. */
  startForm?(label: string): string;
  /** The part whose values it rules out; a value chosen there rules out the exclusion. */
  opposes?: string;
}

/** A part with several values, each with its source. */
export function many<const Param extends string>(fields: ManyFields<Param>) {
  const { schema, answered = schema, most } = fields;
  return {
    write: (value: string) => value,
    ...fields,
    kind: "many" as const,
    empty: [] as Understood<string>[],
    sent: z
      .array(z.preprocess(withSource, understood(schema)))
      .max(most, `must have at most ${most} entries`)
      .optional(),
    answer: z.array(understood(answered)) as z.ZodType<Understood<string>[]>,
  };
}

interface ListFields<Param extends string, Value extends string> extends Fields<Param, Value> {
  most: number;
  /** Where its values come from. */
  source: "text" | "form";
  label?(value: Value): string;
  meanings?: readonly PhraseKind[];
  startForm?(label: string): string;
  /** True where an address counts a value once. */
  isSet?: boolean;
  /** True for opinions of single gifts: they do not change what a brief asks for. */
  isOpinion?: boolean;
}

/** A part with several plain values. */
export function list<const Param extends string, Value extends string>(fields: ListFields<Param, Value>) {
  const { schema, answered = schema, most } = fields;
  return {
    ...fields,
    kind: "list" as const,
    empty: [] as Value[],
    sent: z.array(schema).max(most, `must have at most ${most} entries`).optional(),
    answer: z.array(answered) as z.ZodType<Value[]>,
  };
}

/** A part that is a number, and nothing at 0. */
export function number<const Param extends string>(fields: Fields<Param, number>) {
  return { ...fields, kind: "number" as const, empty: 0, sent: fields.schema.optional(), answer: fields.schema };
}
