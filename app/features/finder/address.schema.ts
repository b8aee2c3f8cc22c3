import { z } from "zod";
import { LEANS, MAX_PARTS, MAX_TEXT_LENGTH } from "./constants.ts";
import { briefSchema, cleanText, completeBrief, entryId, MAX_WORDS_LENGTH, plainWord, understood } from "./schema.ts";
import type { Brief, Budget, Understood } from "./types.ts";

/** A brief as the address of its result, there and back. Dollars stand in it, since people read addresses. */

/** An address is kept below this length, so that every server and messenger passes it on. */
const MAX_ADDRESS_LENGTH = 3000;
const PACKED_SENTENCE = "saidPacked";
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

/** What of the shopper's words goes into an address. */
interface Kept {
  sentence: boolean;
  /** The words that each part was read from. */
  words: boolean;
}

function writeParams(brief: Brief, kept: Kept): URLSearchParams {
  const params = new URLSearchParams();
  const add = <Value>(name: string, part: Understood<Value> | null, write: (value: Value) => string) => {
    if (part !== null) params.append(name, writePart(write(part.value), kept.words ? part : { ...part, words: "" }));
  };
  if (kept.sentence) writeSentence(params, brief.text);
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
 * The sentence so far, for show. Letters that an address spells with six or nine signs each (Hebrew, Chinese, emoji) are written in base64,
 * which takes four at most.
 */
function writeSentence(params: URLSearchParams, text: string): void {
  if (text === "") return;
  const plain = new URLSearchParams({ said: text.toWellFormed() });
  const packed = new URLSearchParams({ [PACKED_SENTENCE]: packText(text.toWellFormed()) });
  const shorter = packed.toString().length < plain.toString().length ? packed : plain;
  for (const [name, value] of shorter) params.set(name, value);
}

function packText(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** The packed text, or nothing where that is no text of ours. */
function unpackText(packed: string): string {
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return "";
  }
}

/**
 * The address of a result: everything understood, so that it can be shared and reloaded. The sentence itself stands there for show only, whole
 * or not at all: a piece of it would be taken for the whole when somebody changes it. Where an address would grow too long, the words that the
 * parts were read from go first, then the sentence, then the gifts that were waved away first.
 */
export function briefToParams(brief: Brief): URLSearchParams {
  const isShort = (params: URLSearchParams) => params.toString().length <= MAX_ADDRESS_LENGTH;
  // What cannot fit need not be written to find that out.
  const mayFit = brief.text.length <= MAX_ADDRESS_LENGTH;
  const ways: Kept[] = [
    { sentence: mayFit, words: true },
    { sentence: mayFit, words: false },
    { sentence: false, words: true },
  ];
  const whole = ways.map((kept) => writeParams(brief, kept)).find(isShort);
  let notThese = brief.notThese;
  let params = whole ?? writeParams(brief, { sentence: false, words: false });
  while (!isShort(params) && notThese.length > 0) {
    notThese = notThese.slice(5);
    params = writeParams({ ...brief, notThese }, { sentence: false, words: false });
  }
  return params;
}

/** A query without the sentence that stands in it for show. */
export function withoutSentence(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  for (const name of ["said", PACKED_SENTENCE]) rest.delete(name);
  return rest;
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
    text: cleanText((params.get("said") ?? unpackText(params.get(PACKED_SENTENCE) ?? "")).slice(0, MAX_TEXT_LENGTH)),
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
