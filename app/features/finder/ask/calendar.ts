import { addDays, dayOf, lastOfMonth, weekdayOf, yearOf } from "#app/platform/days.ts";
import type { Occasion } from "../lexicon/types.ts";

/** All days in this file are ISO days ("2026-12-24"). */

/** Returns the next such day of a month from `today` on, today included; null for one that no year of the next four has. */
export function nextMonthDay(today: string, month: number, day: number): string | null {
  for (let year = yearOf(today); year <= yearOf(today) + 4; year++) {
    const found = dayOf(year, month, day);
    if (found !== null && found >= today) return found;
  }
  return null;
}

function nthWeekday(year: number, month: number, weekday: number, nth: number): string | null {
  if (nth < 0) {
    const last = lastOfMonth(`${year}-${String(month).padStart(2, "0")}-01`);
    return addDays(last, -((weekdayOf(last) - weekday + 7) % 7));
  }
  const first = dayOf(year, month, 1);
  return first === null ? null : addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7);
}

/** Returns the next day from `today` on that an occasion falls on, today included; null where no rule applies. */
export function nextOccasionDay(rule: Occasion["day"], today: string): string | null {
  if (rule === undefined) return null;
  if ("byYear" in rule)
    return (
      Object.values(rule.byYear)
        .toSorted()
        .find((day) => day >= today) ?? null
    );
  if ("day" in rule) return nextMonthDay(today, rule.month, rule.day);
  const year = yearOf(today);
  const days = [year, year + 1].map((one) => nthWeekday(one, rule.month, rule.weekday, rule.nth));
  return days.find((day) => day !== null && day >= today) ?? null;
}
