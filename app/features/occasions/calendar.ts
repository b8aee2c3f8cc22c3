import { addDays, dayOf, lastOfMonth, weekdayOf, yearOf } from "#app/platform/days.ts";

/** All days in this file are ISO days ("2026-12-24"). */

/** Calendars of other years than ours; their months are named as Intl names them in English. */
type LunarCalendar = "hebrew" | "islamic-umalqura";

/**
 * The day that an occasion falls on: a fixed day, the nth weekday (0 is Sunday; -1 is the last one) of a month (a week later where that
 * is Pentecost and the rule says so), days after Easter, a day of another calendar, or listed days by year.
 */
export type DayRule =
  | { month: number; day: number }
  | { month: number; weekday: number; nth: number; notAtPentecost?: true }
  | { afterEaster: number; church?: "orthodox" }
  | { calendar: LunarCalendar; month: string; day: number }
  | { byYear: Record<string, string> };

/** Years ahead in which a day is looked for: February 29 comes every four. */
const YEARS_AHEAD = 4;

/** Returns the next such day of a month from `today` on, today included; null for one that no year of the next four has. */
export function nextMonthDay(today: string, month: number, day: number): string | null {
  return nextRuleDay({ month, day }, today);
}

function nthWeekday(year: number, month: number, weekday: number, nth: number): string | null {
  const first = dayOf(year, month, 1);
  if (first === null) return null;
  if (nth > 0) return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7);
  const last = lastOfMonth(first);
  return addDays(last, -((weekdayOf(last) - weekday + 7) % 7));
}

/** Returns Easter Sunday of a Gregorian year (Meeus, Astronomical Algorithms, chapter 8). */
function easterOf(year: number): string | null {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const [skipped, inCentury] = [Math.floor(century / 4), year % 100];
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - skipped - correction + 15) % 30;
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - moon - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * sunday) / 451);
  const days = moon + sunday - 7 * late + 114;
  return dayOf(year, Math.floor(days / 31), (days % 31) + 1);
}

/** Returns the Easter Sunday of the Orthodox churches (Meeus), thirteen days later than the Julian calendar writes it until 2099. */
function orthodoxEasterOf(year: number): string | null {
  const moon = (19 * (year % 19) + 15) % 30;
  const sunday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  const days = moon + sunday + 114;
  const julian = dayOf(year, Math.floor(days / 31), (days % 31) + 1);
  return julian === null ? null : addDays(julian, 13);
}

const formats = new Map<LunarCalendar, Intl.DateTimeFormat>();

function lunarFormat(calendar: LunarCalendar): Intl.DateTimeFormat {
  const known = formats.get(calendar);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat("en-US", { calendar, month: "long", day: "numeric", timeZone: "UTC" });
  formats.set(calendar, format);
  return format;
}

/** Returns the first day of a year of ours that has this name in another calendar, as the Unicode library counts it. */
function findLunarDay(year: number, calendar: LunarCalendar, month: string, day: number): string | null {
  const format = lunarFormat(calendar);
  for (let found = `${year}-01-01`; yearOf(found) === year; found = addDays(found, 1)) {
    const parts = format.formatToParts(new Date(found));
    const part = (wanted: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === wanted)?.value;
    if (part("day") === String(day) && part("month") === month) return found;
  }
  return null;
}

/** Looking through a year takes a millisecond, and every home page asks. */
const lunarDays = new Map<string, string | null>();

function lunarDay(year: number, calendar: LunarCalendar, month: string, day: number): string | null {
  const key = `${year} ${calendar} ${month} ${day}`;
  const known = lunarDays.get(key);
  if (known !== undefined) return known;
  const found = findLunarDay(year, calendar, month, day);
  lunarDays.set(key, found);
  return found;
}

function dayInYear(rule: DayRule, year: number): string | null {
  if ("byYear" in rule) return rule.byYear[String(year)] ?? null;
  if ("calendar" in rule) return lunarDay(year, rule.calendar, rule.month, rule.day);
  if ("afterEaster" in rule) {
    const easter = rule.church === "orthodox" ? orthodoxEasterOf(year) : easterOf(year);
    return easter === null ? null : addDays(easter, rule.afterEaster);
  }
  if ("day" in rule) return dayOf(year, rule.month, rule.day);
  const found = nthWeekday(year, rule.month, rule.weekday, rule.nth);
  const isMoved = rule.notAtPentecost === true && found !== null && found === dayInYear({ afterEaster: 49 }, year);
  return isMoved ? addDays(found, 7) : found;
}

/** Returns the next day from `today` on that a rule names, today included; null where no year ahead has one. */
export function nextRuleDay(rule: DayRule, today: string): string | null {
  for (let year = yearOf(today); year <= yearOf(today) + YEARS_AHEAD; year++) {
    const found = dayInYear(rule, year);
    if (found !== null && found >= today) return found;
  }
  return null;
}
