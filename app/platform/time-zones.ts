import { addDays } from "./days.ts";

const MINUTE_MS = 60_000;
/** No clock is further from UTC than fourteen hours, and a change of the clocks takes one more at most. */
const FURTHEST_MS = 15 * 60 * MINUTE_MS;

const NAME = /^[A-Za-z][\w+-]*(?:\/[\w+-]+){0,2}$/;

/** True for the name of a time zone that this program knows, such as "Europe/Berlin"; an offset such as "+01:00" is none. */
export function isTimeZone(name: string): boolean {
  if (!NAME.test(name)) return false;
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** Lists the time zones that an owner can choose. */
export function listTimeZones(): string[] {
  return [...new Set(["UTC", ...Intl.supportedValuesOf("timeZone")])];
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes a hundred times as long as using it. */
function formatIn(timeZone: string, name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${timeZone} ${name}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat("en-US", { ...options, timeZone });
  formats.set(key, format);
  return format;
}

/** Returns the day that a moment has in a time zone. */
export function dayIn(timeZone: string, moment: Date): string {
  const parts = formatIn(timeZone, "parts", { year: "numeric", month: "2-digit", day: "2-digit" }).formatToParts(moment);
  const part = (wanted: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === wanted)?.value ?? "";
  return `${part("year").padStart(4, "0")}-${part("month")}-${part("day")}`;
}

/** Returns the day that it is now in a time zone. */
export function readTodayIn(timeZone: string): string {
  return dayIn(timeZone, new Date());
}

/** Returns the minute in which a day begins in a time zone, which is not midnight where the clocks are put on just then. */
export function startOfDay(timeZone: string, day: string): Date {
  let before = Date.parse(day) - FURTHEST_MS;
  let after = Date.parse(addDays(day, 1)) + FURTHEST_MS;
  while (after - before > MINUTE_MS) {
    const middle = before + Math.floor((after - before) / 2 / MINUTE_MS) * MINUTE_MS;
    if (dayIn(timeZone, new Date(middle)) < day) before = middle;
    else after = middle;
  }
  return new Date(after);
}

/** Returns the time zone by whose days a screen counts: the one that its address names, as a reader's browser does, else the site's. */
export function zoneOf(address: URL, siteZone: string): string {
  const zone = address.searchParams.get("zone") ?? "";
  return isTimeZone(zone) ? zone : siteZone;
}

/** Formats a moment as "Nov 20, 2026". */
export function formatDayIn(timeZone: string, moment: Date): string {
  return formatIn(timeZone, "day", { dateStyle: "medium" }).format(moment);
}

/** Formats a moment as "November 20, 2026 at 2:11 PM (UTC)", with the time zone's name. */
export function formatMomentIn(timeZone: string, moment: Date): string {
  return `${formatIn(timeZone, "moment", { dateStyle: "long", timeStyle: "short" }).format(moment)} (${timeZone.replaceAll("_", " ")})`;
}

/** Formats a moment's time of day as "14:11 UTC", with the zone's usual letters or its distance from UTC. */
export function formatClockIn(timeZone: string, moment: Date): string {
  return formatIn(timeZone, "clock", { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZoneName: "short" }).format(moment);
}
