import { countDays } from "#app/platform/days.ts";
import type { Brief } from "../types.ts";

/** Days that a gift without a known delivery time is assumed to take. */
export const UNKNOWN_SHIPPING_DAYS = 14;

/** Returns the number of days until the gift has to arrive; null when the brief does not say, negative for a day that has passed. */
export function daysLeft(brief: Pick<Brief, "date" | "withinDays">, today: string): number | null {
  const limits = [brief.withinDays?.value, brief.date === null ? undefined : countDays(today, brief.date.value)];
  const known = limits.filter((days) => days !== undefined);
  return known.length === 0 ? null : Math.min(...known);
}
