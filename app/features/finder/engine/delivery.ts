import type { Brief } from "../types.ts";

const DAY_MS = 86_400_000;

/** A gift whose delivery time nobody knows is counted on to arrive in so many days, not in fewer. */
export const UNKNOWN_SHIPPING_DAYS = 14;

/** Whole days from one ISO day to another; negative when `to` has passed. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** In how many days the gift has to be there at the latest; null when the brief does not say. Negative for a day that has passed. */
export function daysLeft(brief: Pick<Brief, "date" | "withinDays">, today: string): number | null {
  const limits = [brief.withinDays?.value, brief.date === null ? undefined : daysBetween(today, brief.date.value)];
  const known = limits.filter((days) => days !== undefined);
  return known.length === 0 ? null : Math.min(...known);
}
