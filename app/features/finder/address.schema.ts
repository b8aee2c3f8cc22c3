import { z } from "zod";
import { MAX_PRICE_DIGITS, parseMoney, toShortDollars } from "#app/platform/money.ts";
import { LEANS, MAX_PARTS, MAX_TEXT_LENGTH } from "./constants.ts";
import { briefSchema, cleanText, completeBrief, entryId, MAX_WORDS_LENGTH, plainWord, understood } from "./schema.ts";
import type { Brief, Budget, Understood } from "./types.ts";

/** Converts a brief to the URL of its result and back. Prices are written in dollars, since people read URLs. */

/** Length limit in characters; every server and messenger passes on a URL below it. */
const MAX_ADDRESS_LENGTH = 3000;
const ENCODED_SENTENCE = "saidPacked";
const SOURCE_LETTERS = { text: "t", assumed: "a" } as const;

/**
 * Writes "coffee" for a value that was chosen in a form, else "coffee*t*loves coffee": the value, its source and the words it was read
 * from.
 */
function writePart(value: string, { source, words: from }: Pick<Understood<unknown>, "source" | "words">): string {
  if (source === "form") return value;
  return from === "" ? `${value}*${SOURCE_LETTERS[source]}` : `${value}*${SOURCE_LETTERS[source]}*${from.replaceAll("*", " ")}`;
}

function writeBudget({ minCents, maxCents, targetCents }: Budget): string {
  const range = minCents === null ? toShortDollars(maxCents) : `${toShortDollars(minCents)}-${toShortDollars(maxCents)}`;
  return targetCents === null ? range : `${range}~${toShortDollars(targetCents)}`;
}

/** Which of the shopper's words the URL includes. */
interface IncludedParts {
  sentence: boolean;
  /** True includes the words that each part was read from. */
  words: boolean;
}

function writeParams(brief: Brief, included: IncludedParts): URLSearchParams {
  const params = new URLSearchParams();
  const add = <Value>(name: string, part: Understood<Value> | null, write: (value: Value) => string) => {
    if (part !== null) params.append(name, writePart(write(part.value), included.words ? part : { ...part, words: "" }));
  };
  if (included.sentence) writeSentence(params, brief.text);
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
 * Writes the sentence so far for display. Letters that a URL spells with six or nine characters each (Hebrew, Chinese, emoji) are written
 * in base64, which takes four at most.
 */
function writeSentence(params: URLSearchParams, text: string): void {
  if (text === "") return;
  const plain = new URLSearchParams({ said: text.toWellFormed() });
  const encoded = new URLSearchParams({ [ENCODED_SENTENCE]: encodeText(text.toWellFormed()) });
  const shorter = encoded.toString().length < plain.toString().length ? encoded : plain;
  for (const [name, value] of shorter) params.set(name, value);
}

function encodeText(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** Returns the decoded text, or an empty one where the parameter is not base64 of UTF-8. */
function decodeText(encoded: string): string {
  try {
    const bytes = Uint8Array.from(atob(encoded.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return "";
  }
}

/**
 * Returns the query of a result's URL with everything understood, so that it can be shared and reloaded. The sentence is included for
 * display only, whole or not at all: a piece of it would be taken for the whole when somebody edits it. Where the URL would grow too long,
 * the words that the parts were read from are left out first, then the sentence, then the gifts that were dismissed first.
 */
export function briefToParams(brief: Brief): URLSearchParams {
  const isShort = (params: URLSearchParams) => params.toString().length <= MAX_ADDRESS_LENGTH;
  // A text longer than the whole URL may be cannot fit, so it is not serialized.
  const mayFit = brief.text.length <= MAX_ADDRESS_LENGTH;
  const ways: IncludedParts[] = [
    { sentence: mayFit, words: true },
    { sentence: mayFit, words: false },
    { sentence: false, words: true },
  ];
  const whole = ways.map((included) => writeParams(brief, included)).find(isShort);
  let notThese = brief.notThese;
  let params = whole ?? writeParams(brief, { sentence: false, words: false });
  while (!isShort(params) && notThese.length > 0) {
    notThese = notThese.slice(5);
    params = writeParams({ ...brief, notThese }, { sentence: false, words: false });
  }
  return params;
}

/** Returns the query without the sentence, which is in it for display only. */
export function withoutSentence(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  for (const name of ["said", ENCODED_SENTENCE]) rest.delete(name);
  return rest;
}

function readBudget(text: string): unknown {
  const match = /^(?:([^-~]*)-)?([^-~]*)(?:~([^-~]+))?$/.exec(text);
  if (match === null) return null;
  const sums = match.slice(1, 4).map((sum = "") => (sum.trim() === "" ? null : (parseMoney(sum, MAX_PRICE_DIGITS) ?? undefined)));
  if (sums.includes(undefined)) return null;
  const [minCents, maxCents, targetCents] = sums;
  return { minCents, maxCents, targetCents };
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

/** Returns the entries of `parts` that fit `shape`; invalid ones are dropped silently, since a URL can be edited by anybody. */
function keepValid(shape: z.ZodType, parts: unknown): unknown {
  const parsed = shape.safeParse(parts);
  return parsed.success ? parsed.data : undefined;
}

/**
 * Returns the brief of a URL and the sentence in it that has still to be understood (`text`, as a plain form sends it). Wrong or unknown
 * parameters are ignored, and empty fields count as not filled in.
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
    text: cleanText((params.get("said") ?? decodeText(params.get(ENCODED_SENTENCE) ?? "")).slice(0, MAX_TEXT_LENGTH)),
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
