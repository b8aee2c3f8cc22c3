import { countDays } from "#app/platform/days.ts";
import type { Brief } from "../types.ts";

/** With this many days left or fewer, it matters that a gift's delivery time is not known. */
const SHORT_TIME_DAYS = 14;

/** Returns the number of days until the gift has to arrive; null when the brief does not say, negative for a day that has passed. */
export function daysLeft(brief: Pick<Brief, "date" | "withinDays">, today: string): number | null {
  const limits = [brief.withinDays?.value, brief.date === null ? undefined : countDays(today, brief.date.value)];
  const known = limits.filter((days) => days !== undefined);
  return known.length === 0 ? null : Math.min(...known);
}

/** True for a gift that is known to come too late. An unknown time breaks no limit, except that of a day which has passed. */
export function comesTooLate(shippingDays: number | null, days: number): boolean {
  return shippingDays === null ? days < 0 : shippingDays > days;
}

/** True where time is short (`days`, null for any) and nobody knows how long the gift takes. */
export function mayComeTooLate(shippingDays: number | null, days: number | null): boolean {
  return shippingDays === null && days !== null && days <= SHORT_TIME_DAYS;
}
