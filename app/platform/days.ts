/** A day of the calendar is an ISO day such as "2026-12-24". Days of moments are those of UTC; platform/time-zones.ts has those of the site. */

export const DAY_MS = 86_400_000;
export const DAY_SECONDS = DAY_MS / 1000;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Returns the day of a moment. */
export function toDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** Returns a moment in UTC as ISO 8601; null in a year without four digits, which databases and browsers read differently. */
export function toUtc(moment: Date): string | null {
  const text = Number.isNaN(moment.getTime()) ? "" : moment.toISOString();
  return /^[1-9]\d{3}-/.test(text) ? text : null;
}

export function readToday(): string {
  return toDay(new Date());
}

/** Returns the day of a year, its month (1 to 12) and its day of the month; null where the calendar has none, as for February 30. */
export function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? toDay(date) : null;
}

/** True for an ISO day that the calendar has. */
export function isDay(text: string): boolean {
  return DAY.test(text) && !Number.isNaN(Date.parse(text)) && toDay(new Date(text)) === text;
}

/** Returns the day that is a number of days later, or earlier for a negative number. */
export function addDays(day: string, days: number): string {
  return toDay(new Date(Date.parse(day) + days * DAY_MS));
}

/** Counts the whole days from one day to another; negative where `to` has passed. */
export function countDays(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

export function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

/** Returns the day of the week; 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay();
}

/** Returns the last day of a day's month. */
export function lastOfMonth(day: string): string {
  return toDay(new Date(Date.UTC(yearOf(day), Number(day.slice(5, 7)), 0)));
}
