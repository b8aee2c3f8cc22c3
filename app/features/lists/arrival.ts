import { addDays, countDays } from "#app/platform/days.ts";

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
