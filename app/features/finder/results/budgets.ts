import { BUDGET_STOPS } from "./screen-texts.ts";
import { centsIn, CURRENCY, type Currency, formatShortMoney, toShortDollars } from "#app/platform/money.ts";
import type { Budget } from "../types.ts";

/** Returns a budget in words: "$40 – $60", "up to $50", "$100 or more", "around $50". */
export function describeBudget({ minCents, maxCents, targetCents, currency }: Budget): string {
  if (targetCents !== null) return `around ${formatShortMoney(targetCents, currency)}`;
  if (minCents !== null && minCents > 0 && maxCents !== null)
    return `${formatShortMoney(minCents, currency)} – ${formatShortMoney(maxCents, currency)}`;
  if (maxCents !== null) return `up to ${formatShortMoney(maxCents, currency)}`;
  return minCents !== null && minCents > 0 ? `${formatShortMoney(minCents, currency)} or more` : "no limit";
}

/** Returns the two ends of a budget for a comparison in this currency: open ones where it has none, or is in another. */
export function endsIn(wanted: Currency, budget: Budget | null): Pick<Budget, "minCents" | "maxCents" | "currency"> {
  const [minCents, maxCents] = [budget?.minCents, budget?.maxCents].map((cents) =>
    centsIn(wanted, cents ?? null, budget?.currency ?? wanted),
  );
  return { minCents: minCents ?? null, maxCents: maxCents ?? null, currency: wanted };
}

/** Returns the stops of the slider's two ends for a budget, as indices from 0 to `BUDGET_STOPS.length`; the last one means "no limit". */
export function budgetToStops(budget: Budget | null): [low: number, high: number] {
  const nearest = (cents: number) =>
    BUDGET_STOPS.reduce((best, stop, index) => (Math.abs(stop - cents) < Math.abs((BUDGET_STOPS[best] ?? 0) - cents) ? index : best), 0);
  const { minCents, maxCents } = endsIn(CURRENCY, budget);
  const low = nearest(minCents ?? 0);
  return [low, maxCents === null ? BUDGET_STOPS.length : Math.max(low + 1, nearest(maxCents))];
}

/** Returns the budget between two stops of the slider. `written` is its form in a URL, empty for no limit at either end. */
export function stopsToBudget(low: number, high: number): { written: string; budget: Budget } {
  const minCents = low === 0 ? null : (BUDGET_STOPS[low] ?? null);
  const maxCents = BUDGET_STOPS[high] ?? null;
  const written = minCents === null ? toShortDollars(maxCents) : `${toShortDollars(minCents)}-${toShortDollars(maxCents)}`;
  return { written, budget: { minCents, maxCents, targetCents: null, currency: CURRENCY } };
}
