import { isMediaPath } from "#app/features/media/media-paths.ts";
import { atMost, toLine } from "#app/platform/text.ts";

/** A further picture of a gift; `alt` is empty where nobody has written a text. */
export interface FurtherPicture {
  image: string;
  alt: string;
}

/** A fact that an editor states of a gift under a label of their own. */
export interface GiftFact {
  label: string;
  text: string;
}

export const MAX_NAME = 300;
export const MAX_ALT = 300;
export const MAX_FACT_LABEL = 40;
export const MAX_FACT_TEXT = 200;
export const MAX_ADDRESS = 2000;

export type ReadLines<Value> = { ok: true; value: readonly Value[] } | { ok: false; message: string };

/** Returns true for an http(s) address that is valid as written: `URL` silently repairs spaces and backslashes. */
export function isWebUrl(text: string): boolean {
  return /^https?:\/\/[^\s\\]+$/i.test(text) && URL.canParse(text);
}

/** Splits a typed text, one a line, or a file's cell, where `|` stands between several values. */
function splitLines(text: string): string[] {
  return text
    .split(/[\n\r|]/)
    .map(toLine)
    .filter((line) => line !== "" && line !== ":");
}

function readLines<Value>(text: string, max: number, noun: string, readLine: (line: string) => Value | string): ReadLines<Value> {
  const lines = splitLines(text);
  if (lines.length > max) return { ok: false, message: `Please use at most ${max} ${noun}.` };
  const value: Value[] = [];
  for (const line of lines) {
    const read = readLine(line);
    if (typeof read === "string") return { ok: false, message: read };
    value.push(read);
  }
  return { ok: true, value };
}

/** Splits a line of a picture, which may still be in the making, into its address and its text. */
export function splitPicture(line: string): FurtherPicture {
  const [image = ""] = line.split(" ", 1);
  return { image, alt: line.slice(image.length + 1) };
}

/** Splits a line of a fact, which may still be in the making, into its label and its text. */
export function splitFact(line: string): GiftFact {
  const [label = ""] = line.split(":", 1);
  return { label, text: line.slice(label.length + 1).replace(/^ /, "") };
}

/** Reads pictures, one a line: the address, then the alternative text. */
export function readPictures(text: string, max: number): ReadLines<FurtherPicture> {
  return readLines(text, max, "more pictures", (line) => {
    const picture = splitPicture(line);
    if (!isWebUrl(picture.image) && !isMediaPath(picture.image)) return "Must be a valid image URL";
    if (picture.image.length > MAX_ADDRESS) return atMost(MAX_ADDRESS);
    return [...picture.alt].length > MAX_ALT ? `For each text: ${atMost(MAX_ALT)}` : picture;
  });
}

/** Reads facts, one a line: the label, a colon, the text. */
export function readFacts(text: string, max: number): ReadLines<GiftFact> {
  return readLines(text, max, "facts", (line) => {
    const { label, text: said } = splitFact(line);
    const fact = { label: label.trim(), text: said.trim() };
    if (fact.label === "" || fact.text === "") return "Please give each fact a label and a text";
    if ([...fact.label].length > MAX_FACT_LABEL) return `For each label: ${atMost(MAX_FACT_LABEL)}`;
    return [...fact.text].length > MAX_FACT_TEXT ? `For each text: ${atMost(MAX_FACT_TEXT)}` : fact;
  });
}

export function writePicture({ image, alt }: FurtherPicture): string {
  return alt === "" ? image : `${image} ${alt}`;
}

export function writeFact({ label, text }: GiftFact): string {
  return `${label}: ${text}`;
}
