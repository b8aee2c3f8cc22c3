import { isMediaPath } from "#app/features/media/media-paths.ts";
import { isDay, toUtc } from "#app/platform/days.ts";
import { MAX_PRICE_DIGITS, parseMoney, toDollarText } from "#app/platform/money.ts";
import { atMost, isSanitized } from "#app/platform/text.ts";
import { emptyValue, type GiftField, type GiftValue, type OwnGiftValues } from "./gift-fields.ts";
import {
  type GiftFact,
  type FurtherPicture,
  isWebUrl,
  MAX_ADDRESS,
  readFacts,
  readPictures,
  writeFact,
  writePicture,
} from "./gift-lines.ts";
import { makeSlug } from "./slugs.ts";

export const NOT_LATER = "Please choose a time after “Shown From”";
export const NOT_TEXT = "This contains a character that can’t be saved";

export type ReadValue = { ok: true; value: GiftValue } | { ok: false; message: string };

const accept = (value: GiftValue): ReadValue => ({ ok: true, value });
const refuse = (message: string): ReadValue => ({ ok: false, message });

/** A host's name with a dot, which may have a port, as people write an address without `https://`. */
const BEGINS_WITH_HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?::\d{1,5})?(?:[/?#]|$)/i;

/** Returns an address with `https:` in front of one that has no scheme, and any other text as it is. */
function withScheme(text: string): string {
  if (text.startsWith("//")) return `https:${text}`;
  return BEGINS_WITH_HOST.test(text) ? `https://${text}` : text;
}

function readPrice(text: string, unreadable: string): ReadValue {
  const cents = parseMoney(text, MAX_PRICE_DIGITS);
  if (cents !== null) return cents > 0 ? accept(cents) : refuse("Price must be positive");
  // A longer amount is parsed once more only to choose the right message.
  if (parseMoney(text, 15) !== null) return refuse("Please use a price below $100,000,000");
  return refuse(/^\$?\s*\d+[.]\d{3,}$/.test(text) ? "Please use whole cents" : unreadable);
}

/** A day, or a day and a time, which may have a zone; without one it is UTC. */
const MOMENT = /^(?<day>\d{4}-\d{2}-\d{2})(?:[T ](?<time>\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)? ?(?<zone>Z|UTC|[+-]\d{2}:?\d{2})?)?$/i;

function readMoment(text: string): ReadValue {
  const { day = "", time = "00:00", zone = "Z" } = MOMENT.exec(text)?.groups ?? {};
  const date = new Date(isDay(day) ? `${day}T${time}${/^utc$/i.test(zone) ? "Z" : zone.toUpperCase()}` : Number.NaN);
  const utc = toUtc(date);
  return utc === null ? refuse("Please use a date and time in UTC, such as 2026-12-01 08:00") : accept(`${utc.slice(0, 19)}Z`);
}

/** Returns true where a gift would be shown until a time that is not after the one from which it is. */
export function endsBeforeItBegins({ shownFrom, shownUntil }: Partial<Pick<OwnGiftValues, "shownFrom" | "shownUntil">>): boolean {
  return typeof shownFrom === "string" && typeof shownUntil === "string" && shownUntil <= shownFrom;
}

const WORDS_OF_TRUTH: Record<string, boolean> = { true: true, yes: true, "1": true, false: false, no: false, "0": false };

/**
 * Reads the text of a field that is not empty, from a form or a file, or says what is wrong with it. `refusal` is said of a text that the
 * field's kind cannot read.
 */
export function readGiftValue(field: GiftField, text: string, refusal?: string): ReadValue {
  switch (field.kind) {
    case "line":
    case "text":
      return [...text].length <= field.max ? accept(text) : refuse(atMost(field.max));
    case "slug": {
      const slug = makeSlug(text);
      return text === slug ? accept(slug) : refuse(`Please write the slug as "${slug}"`);
    }
    case "money":
      return readPrice(text, refusal ?? "Please use an amount in dollars, such as 24.50");
    case "whole-number":
      return /^\d{1,9}$/.test(text) && Number(text) <= field.max
        ? accept(field.isZeroUnstated === true && Number(text) === 0 ? null : Number(text))
        : refuse(`Please use a whole number of ${field.unit} from 0 to ${field.max}`);
    case "address": {
      const address = withScheme(text);
      if (!isWebUrl(address)) return refuse(refusal ?? "Must be a valid URL");
      return address.length <= MAX_ADDRESS ? accept(address) : refuse(atMost(MAX_ADDRESS));
    }
    case "picture":
      if (!isWebUrl(text) && !isMediaPath(text)) return refuse(refusal ?? "Must be a valid image URL");
      return text.length <= MAX_ADDRESS ? accept(text) : refuse(atMost(MAX_ADDRESS));
    case "yes-no": {
      const value = WORDS_OF_TRUTH[text.toLowerCase()];
      return value === undefined ? refuse("Please use true or false") : accept(value);
    }
    case "moment":
      return readMoment(text);
    case "pictures":
      return readPictures(text, field.max);
    case "facts":
      return readFacts(text, field.max);
    case "choice": {
      const value = text.toLowerCase();
      return Object.hasOwn(field.choices, value) ? accept(value) : refuse(`Please use one of ${Object.keys(field.choices).join(", ")}`);
    }
  }
}

/** Reads a cell of a catalogue file; an empty one means that the gift has no such value, or the value of a new gift. */
export function readGiftCell(field: GiftField, cell: string): ReadValue {
  if (!isSanitized(cell)) return refuse(NOT_TEXT);
  // Spaces and line breaks at both ends of a text are the author's and are preserved, so that an exported one survives a round trip.
  const text = field.kind === "text" ? cell : cell.trim();
  if (text !== "") return readGiftValue(field, text);
  if (field.needed === "always") return refuse("Please fill this in");
  return accept(field.kind === "slug" ? null : emptyValue(field));
}

/** Returns a stored value as a cell of a catalogue file, or as it is typed, with another mark between several values. */
export function toGiftCell(field: GiftField, value: GiftValue, between = " | "): string {
  if (field.kind === "pictures") return (value as readonly FurtherPicture[]).map(writePicture).join(between);
  if (field.kind === "facts") return (value as readonly GiftFact[]).map(writeFact).join(between);
  return field.kind === "money" && value !== null ? toDollarText(value as number) : String(value ?? "");
}

/** The database orders an object's keys in its own way. */
const KEYS = ["image", "alt", "label", "text"];

/** Returns true for two equal values of a field. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one, KEYS) === JSON.stringify(other, KEYS);
}
