import { addDays } from "#app/platform/days.ts";
import { arrivalOf } from "./arrival.ts";

interface CalendarList {
  id: string;
  name: string;
  occasionDate: string;
  items: readonly { title: string; shippingDays: number | null }[];
}

interface CalendarEvent {
  uid: string;
  day: string;
  summary: string;
  description: string;
}

const MAX_LINE_BYTES = 75;
/** Limits of a calendar file: gift names in one entry, and entries for last days to order. */
const MAX_NAMES = 12;
const MAX_ORDER_DAYS = 20;

const utf8 = new TextEncoder();

/** Escapes a text for a calendar file (RFC 5545, 3.3.11). */
function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\r\n?|\n/g, "\\n")
    .replace(/\p{Cc}/gu, "");
}

/** Folds a content line so that no part has more than 75 bytes (RFC 5545, 3.1), and never within a character. */
function fold(line: string): string {
  let folded = "";
  let bytes = 0;
  for (const character of line) {
    const size = utf8.encode(character).length;
    if (bytes + size > MAX_LINE_BYTES) {
      folded += "\r\n ";
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}

const dateValue = (day: string) => day.replaceAll("-", "");

function describeEvent({ uid, day, summary, description }: CalendarEvent, url: string, stamp: string): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${dateValue(day)}`,
    `DTEND;VALUE=DATE:${dateValue(addDays(day, 1))}`,
    `SUMMARY:${escapeText(summary)}`,
    ...(description === "" ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    `URL:${url}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

/** Lists the last days to order that are still ahead, nearest first, each with the titles of the gifts to order. */
function listOrderDays({ occasionDate, items }: CalendarList, today: string): [day: string, titles: string[]][] {
  const days = new Map<string, string[]>();
  for (const { title, shippingDays } of items) {
    const arrival = arrivalOf(occasionDate, shippingDays, today);
    if (arrival?.kind === "in-time") days.set(arrival.orderBy, [...(days.get(arrival.orderBy) ?? []), title]);
  }
  return [...days].sort(([a], [b]) => a.localeCompare(b)).slice(0, MAX_ORDER_DAYS);
}

function nameGifts(titles: readonly string[]): string {
  const rest = titles.length - MAX_NAMES;
  return [...titles.slice(0, MAX_NAMES), ...(rest > 0 ? [`and ${rest} more`] : [])].join("\n");
}

/**
 * Writes a list's occasion as an iCalendar file (RFC 5545): the day itself, and the last days on which its gifts can be ordered to arrive
 * in time. `url` is the list's absolute URL, `host` makes the ids unique, `now` is the moment of writing, and `today` the day that it has.
 */
export function writeCalendar(
  list: CalendarList,
  { url, host, now, today }: { url: string; host: string; now: Date; today: string },
): string {
  const stamp = `${now.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
  const occasion: CalendarEvent = { uid: `list-${list.id}@${host}`, day: list.occasionDate, summary: list.name, description: "" };
  const orders = listOrderDays(list, today).map(([day, titles]) => ({
    uid: `list-${list.id}-order-${dateValue(day)}@${host}`,
    day,
    summary: `Last day to order for ${list.name}`,
    description: nameGifts(titles),
  }));
  const lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Presently//Gift lists//EN", "CALSCALE:GREGORIAN", "METHOD:PUBLISH"];
  for (const event of [occasion, ...orders]) lines.push(...describeEvent(event, url, stamp));
  return [...lines, "END:VCALENDAR", ""].map(fold).join("\r\n");
}
