import { CURRENCY, MAX_PRICE_DIGITS, formatShortMoney, parseMoney, toShortDollars } from "#app/platform/money.ts";
import { currency } from "#app/platform/money-schema.ts";
import { withoutControls } from "#app/platform/text.ts";
import { z } from "zod";
import { FOREIGN } from "../ask/budget.ts";
import type { AgeSpan, Budget, Understood } from "../types.ts";

/** The values of a brief's parts: their schemas, their form in an address, and their words on a chip. Units are as in `types.ts`. */

export const entryId = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be an id of the lexicon, such as gardening");
export const plainWord = z
  .string()
  .max(60, "must have at most 60 characters")
  .transform(withoutControls)
  .pipe(z.string().min(1, "must not be empty"));
const cents = z.int("must be a whole number of cents").min(0).max(1e10);

export const ageSpan = z
  .strictObject({ min: z.int().min(0).max(120), max: z.int().min(0).max(120) })
  .refine(({ min, max }) => min <= max, { error: "must not have a min above its max" });

export const budgetSums = z
  .strictObject({
    minCents: cents.nullable().default(null),
    maxCents: cents.nullable().default(null),
    targetCents: cents.nullable().default(null),
    currency: currency.default(CURRENCY),
  })
  .refine(({ minCents, maxCents, targetCents }) => [minCents, maxCents, targetCents].some((sum) => sum !== null), {
    error: "must name minCents, maxCents or targetCents",
  })
  .refine(({ minCents, maxCents }) => minCents === null || maxCents === null || minCents <= maxCents, {
    error: "must not have minCents above maxCents",
  });

/** Writes a budget in dollars, since people read addresses: "20-40", "50", "30~35" with the sum aimed at. */
export function writeBudget({ minCents, maxCents, targetCents }: Budget): string {
  const range = minCents === null ? toShortDollars(maxCents) : `${toShortDollars(minCents)}-${toShortDollars(maxCents)}`;
  return targetCents === null ? range : `${range}~${toShortDollars(targetCents)}`;
}

export function parseBudgetParameter(text: string): unknown {
  const match = /^(?:([^-~]*)-)?([^-~]*)(?:~([^-~]+))?$/.exec(text);
  if (match === null) return null;
  const sums = match.slice(1, 4).map((sum = "") => (sum.trim() === "" ? null : (parseMoney(sum, MAX_PRICE_DIGITS) ?? undefined)));
  if (sums.includes(undefined)) return null;
  const [minCents, maxCents, targetCents] = sums;
  return { minCents, maxCents, targetCents, currency: CURRENCY };
}

/** Writes the two ends of a budget as its small form takes them: "20-40"; an open end is left out. */
export function writeBudgetEnds({ minCents, maxCents }: Budget): string {
  return `${toShortDollars(minCents)}-${toShortDollars(maxCents)}`;
}

export function writeAge({ min, max }: AgeSpan): string {
  return min === max ? String(min) : `${min}-${max}`;
}

export function parseAgeParameter(text: string): unknown {
  const match = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(text);
  return match === null ? null : { min: Number(match[1]), max: Number(match[2] ?? match[1]) };
}

export function readDays(text: string): unknown {
  return /^\d{1,3}$/.test(text) ? Number(text) : null;
}

/** Age in years from which a span is shown without an upper end. */
const OPEN_END = 75;

export function nameAge({ min, max }: AgeSpan): string {
  if (min === 0 && max <= 1) return "Baby’s first year";
  if (min === max) return `Age ${min}`;
  return max >= OPEN_END ? `Ages ${min}+` : `Ages ${min}–${max}`;
}

export function nameBudget({ value, source, words }: Understood<Budget>): string {
  const { minCents, maxCents, targetCents, currency: own } = value;
  // The chip says that sums in other currencies are counted as dollars.
  const note = source === "assumed" && FOREIGN.test(words.toLowerCase()) ? " (US dollars)" : "";
  if (targetCents !== null) return `Around ${formatShortMoney(targetCents, own)}${note}`;
  if (minCents !== null && maxCents !== null) return `${formatShortMoney(minCents, own)} to ${formatShortMoney(maxCents, own)}${note}`;
  if (maxCents !== null) return `Up to ${formatShortMoney(maxCents, own)}${note}`;
  return `From ${formatShortMoney(minCents ?? 0, own)}${note}`;
}

export function nameDays(days: number): string {
  return days === 0 ? "Today" : `Within ${days} ${days === 1 ? "day" : "days"}`;
}

/** The screen writes the day in the reader's own form. */
export function nameDay(isoDay: string): string {
  return `By ${isoDay}`;
}

export function nameCountry(code: string): string {
  return new Intl.DisplayNames("en-US", { type: "region" }).of(code) ?? code;
}
