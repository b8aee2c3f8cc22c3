import type { z } from "zod";
import { withoutControls } from "#app/platform/text.ts";
import { MAX_TEXT_LENGTH } from "../constants.ts";
import { type Brief, type Understood } from "../types.ts";
import { completeBrief } from "../schema.ts";
import { MAX_WORDS_LENGTH, understood } from "./part-kinds.ts";
import { type ListName, type ManyName, type NumberName, type OneName, type Part, PART_ENTRIES, type PartName } from "./parts.ts";

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

/** Which of the shopper's words the URL includes. */
interface IncludedParts {
  sentence: boolean;
  /** True includes the words that each part was read from. */
  words: boolean;
}

function writeParams(brief: Brief, included: IncludedParts): URLSearchParams {
  const params = new URLSearchParams();
  const add = (name: string, value: string, part: Understood<unknown>) =>
    params.append(name, writePart(value, included.words ? part : { ...part, words: "" }));
  if (included.sentence) writeSentence(params, brief.text);
  for (const [name, part] of PART_ENTRIES) {
    const { param } = part;
    if (part.kind === "one") {
      const stated = brief[name as OneName];
      if (stated !== null) add(param, part.write(stated.value), stated);
    } else if (part.kind === "many") {
      for (const stated of brief[name as ManyName]) add(param, part.write(stated.value), stated);
    } else if (part.kind === "list") {
      for (const value of brief[name as ListName]) params.append(param, value);
    } else if (brief[name as NumberName] > 0) {
      params.set(param, String(brief[name as NumberName]));
    }
  }
  return params;
}

/**
 * Writes the sentence so far for display. Letters that a URL spells with six or nine characters each (Hebrew, Chinese, emoji) are written
 * in base64, which takes four at most.
 */
function writeSentence(params: URLSearchParams, text: string): void {
  if (text === "") return;
  const plain = new URLSearchParams({ said: text });
  const encoded = new URLSearchParams({ [ENCODED_SENTENCE]: encodeText(text) });
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

function readPart(text: string, read: (value: string) => unknown): unknown {
  const [value = "", letter, from = ""] = text.split("*");
  const source = letter === "t" ? "text" : letter === "a" ? "assumed" : "form";
  return { value: read(value.trim()), source, words: from.slice(0, MAX_WORDS_LENGTH) };
}

/** Returns a value where it fits `shape`; invalid ones are dropped silently, since a URL can be edited by anybody. */
function keepValid(shape: z.ZodType, parts: unknown): unknown {
  const parsed = shape.safeParse(parts);
  return parsed.success ? parsed.data : undefined;
}

/**
 * Returns the brief of a URL and the sentence in it that has still to be understood (`text`, as a plain form sends it). Wrong or unknown
 * parameters are ignored, and empty fields count as not filled in.
 */
export function briefFromParams(params: URLSearchParams): { text: string; brief: Brief } {
  const said = params.get("said") ?? decodeText(params.get(ENCODED_SENTENCE) ?? "");
  const parts = Object.fromEntries(PART_ENTRIES.map(([name, part]) => [name, readParam(params, part)])) as {
    [Name in PartName]?: Brief[Name];
  };
  return {
    text: withoutControls((params.get("text") ?? "").slice(0, MAX_TEXT_LENGTH)),
    brief: completeBrief({ text: withoutControls(said.slice(0, MAX_TEXT_LENGTH)), ...parts }),
  };
}

/** Returns a part as a URL has it; undefined where it has none. */
function readParam(params: URLSearchParams, part: Part): unknown {
  const { param, schema } = part;
  const filled = params.getAll(param).filter((value) => value.trim() !== "");
  const keepAll = (shape: z.ZodType, values: readonly unknown[]) =>
    values.map((value) => keepValid(shape, value)).filter((value) => value !== undefined);
  switch (part.kind) {
    case "one":
      return filled[0] === undefined ? undefined : keepValid(part.sent, readPart(filled[0], part.read));
    case "many":
      return keepAll(
        understood(schema as z.ZodType<string>),
        filled.map((value) => readPart(value, (text) => text)),
      ).slice(0, part.most);
    case "list": {
      const values = keepAll(schema, filled).slice(-part.most);
      return part.isSet ? [...new Set(values)] : values;
    }
    case "number":
      return keepValid(part.sent, Number(params.get(param) ?? 0));
  }
}
