const DAY_MS = 86_400_000;

const longDay = new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric", year: "numeric", timeZone: "UTC" });
const shortDay = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

/** Returns the ISO day (UTC) of a moment. */
export function toDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** Returns the ISO day that is a number of days later, or earlier for a negative number. */
export function addDays(day: string, days: number): string {
  return toDay(new Date(Date.parse(day) + days * DAY_MS));
}

/** Counts the whole days from one ISO day to another; negative where `to` has passed. */
export function countDays(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** Formats an ISO day in full: "December 24, 2026". */
export function formatLongDay(day: string): string {
  return longDay.format(new Date(day));
}

/** Formats an ISO day as "Dec 24". */
export function formatShortDay(day: string): string {
  return shortDay.format(new Date(day));
}

/** States whether a gift can arrive by the occasion. `orderBy` is the last ISO day to order: the date minus the shipping days. */
export type Arrival = { kind: "in-time" | "too-late"; orderBy: string } | { kind: "unknown" };

/** Returns the arrival of a gift that takes `shippingDays` (null where unknown); null without an occasion or after it. */
export function arrivalOf(occasionDate: string | null, shippingDays: number | null, today: string): Arrival | null {
  if (occasionDate === null || occasionDate < today) return null;
  if (shippingDays === null) return { kind: "unknown" };
  const orderBy = addDays(occasionDate, -shippingDays);
  return { kind: orderBy >= today ? "in-time" : "too-late", orderBy };
}

/** Describes the distance of a day from today: "today", "tomorrow", "in 12 days", "3 days ago". */
export function sayDistance(day: string, today: string): string {
  const days = countDays(today, day);
  if (days === 0) return "today";
  if (days === 1) return "tomorrow";
  if (days === -1) return "yesterday";
  return days > 0 ? `in ${days} days` : `${-days} days ago`;
}

/** Returns a text such as "5 of 9 gifts can still arrive in time"; null without gifts or an occasion ahead. */
export function summarizeArrivals(
  occasionDate: string | null,
  items: readonly { shippingDays: number | null }[],
  today: string,
): string | null {
  if (occasionDate === null || occasionDate < today || items.length === 0) return null;
  const daysLeft = countDays(today, occasionDate);
  const inTime = items.filter(({ shippingDays }) => shippingDays !== null && shippingDays <= daysLeft).length;
  return `${inTime} of ${items.length === 1 ? "1 gift" : `${items.length} gifts`} can still arrive in time`;
}
