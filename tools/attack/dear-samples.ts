import { type Access, bodyOf } from "#app/access.ts";
import { BENIGN_PAGE, HOSTILE_ADDRESSES } from "./local-shop.ts";
import { type Body, KNOWN_KEYS, type Sample } from "./requests.ts";
import { makeWearingFiles } from "./wearing-files.ts";

/** Long texts that programs like this one have taken long for, each by what it wears out. */
export const WEARING: Readonly<Record<string, (length: number) => string>> = {
  "a long wish": (length) =>
    repeat("for my sister who loves coffee and hiking under $40 but no mugs please, she turns 30 in two weeks, ", length),
  "a thousand denials": (length) => repeat("no mugs, not tea, without coffee, ", length),
  "words of one letter": (length) => repeat("a ", length),
  "open brackets": (length) => repeat("[(*_`~<", length),
  "blanks of all kinds": (length) => repeat(" \u00a0\n\t", length),
  "one long word": (length) => repeat("x", length),
};

function repeat(part: string, length: number): string {
  const least = Math.max(1, length);
  return part.repeat(Math.ceil(least / part.length)).slice(0, least);
}

/** Characters of a target that every address takes. */
const USUAL_TARGET = 4096;

/** Returns the body with its texts replaced by one as long as the address takes. Ids and intents stay, so that the work begins at all. */
function wearOut(body: Exclude<Body, { kind: "bytes" }>, maxBytes: number, make: (length: number) => string): Body {
  if (body.kind === "form") {
    const kept = Object.entries(body.fields).filter(([, value]) => isKey(value));
    const typed = Object.entries(body.fields).filter(([, value]) => !isKey(value));
    // A letter of a form takes up to three bytes here.
    const length = Math.floor((maxBytes - 1000) / 3 / Math.max(1, typed.length));
    return { kind: "form", fields: Object.fromEntries([...kept, ...typed.map(([key]): [string, string] => [key, make(length)])]) };
  }
  const leaves = countTexts(body.value);
  // An escaped character takes two bytes.
  return { kind: "json", value: replaceTexts(body.value, make(Math.floor((maxBytes - 4000) / 2 / Math.max(1, leaves)))) };
}

/** True for what chooses the work rather than being its matter. */
const isKey = (text: string) => /^[a-z]+(-[a-z]+)+$|^[\da-f-]{36}$|^(on|off|com|de)$|^\d[\d-]*$|^\{|^https?:/.test(text);

function countTexts(value: unknown): number {
  if (typeof value === "string") return isKey(value) ? 0 : 1;
  return typeof value === "object" && value !== null ? Object.values(value).reduce<number>((sum, inner) => sum + countTexts(inner), 0) : 0;
}

function replaceTexts(value: unknown, text: string): unknown {
  if (typeof value === "string") return isKey(value) ? value : text;
  if (Array.isArray(value)) return value.map((inner) => replaceTexts(inner, text));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, key === "change" ? inner : replaceTexts(inner, text)]));
}

/** Returns a request for each hostile page of the local shop in place of its harmless one; none for a request that names no page of it. */
function askForHostilePages(sample: Sample): [what: string, sample: Sample][] {
  const text = JSON.stringify(sample);
  const asked = JSON.stringify(BENIGN_PAGE);
  if (!text.includes(asked)) return [];
  return HOSTILE_ADDRESSES.map(([what, url]) => [what, JSON.parse(text.replaceAll(asked, JSON.stringify(url))) as Sample]);
}

/** Returns the most wearing requests to an address that its limits let through, by what they wear out. */
export async function makeWearing(sample: Sample, access: Access): Promise<[what: string, sample: Sample][]> {
  const { maxTarget = USUAL_TARGET } = access;
  const { body } = sample;
  if (body?.kind === "bytes") {
    const files = await makeWearingFiles(body, bodyOf(access).maxBytes);
    return files.map(([what, file]) => [what, { ...sample, body: file }]);
  }
  const hostilePages = askForHostilePages(sample);
  if (hostilePages.length > 0) return hostilePages;
  return Object.entries(WEARING).map(([what, make]) => {
    if (body !== undefined) return [what, { ...sample, body: wearOut(body, bodyOf(access).maxBytes, make) }];
    const fields = ["text", "q", "words", "more", "said"];
    const room = maxTarget - sample.path.length - KNOWN_KEYS.join("=x&").length - 100;
    // A blank or a bracket takes up to nine characters of an address; the rest of the parameters get a letter each.
    const text = fitting(make, Math.floor(room / fields.length));
    return [
      what,
      {
        ...sample,
        query: { ...Object.fromEntries(KNOWN_KEYS.map((key) => [key, "x"])), ...Object.fromEntries(fields.map((key) => [key, text])) },
      },
    ];
  });
}

/** Returns a text that takes at most `room` characters of an address. */
function fitting(make: (length: number) => string, room: number): string {
  const whole = make(room);
  const longer = new URLSearchParams({ q: whole }).toString().length - 2;
  return make(Math.floor((room * room) / Math.max(room, longer)));
}
