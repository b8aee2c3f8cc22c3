import { BUDGET_STOPS } from "./screen-texts.ts";
import { formatShortMoney, toShortDollars } from "#app/platform/money.ts";
import type { Budget } from "../types.ts";

/** Returns a budget in words: "$40 – $60", "up to $50", "$100 or more", "around $50". */
export function describeBudget({ minCents, maxCents, targetCents }: Budget): string {
  if (targetCents !== null) return `around ${formatShortMoney(targetCents)}`;
  if (minCents !== null && minCents > 0 && maxCents !== null) return `${formatShortMoney(minCents)} – ${formatShortMoney(maxCents)}`;
  if (maxCents !== null) return `up to ${formatShortMoney(maxCents)}`;
  return minCents !== null && minCents > 0 ? `${formatShortMoney(minCents)} or more` : "any";
}

/** Returns the stops of the slider's two ends for a budget, as indices from 0 to `BUDGET_STOPS.length`; the last one means "no limit". */
export function budgetToStops(budget: Budget | null): [low: number, high: number] {
  const nearest = (cents: number) =>
    BUDGET_STOPS.reduce((best, stop, index) => (Math.abs(stop - cents) < Math.abs((BUDGET_STOPS[best] ?? 0) - cents) ? index : best), 0);
  const min = budget?.minCents ?? 0;
  const max = budget?.maxCents ?? null;
  const low = nearest(min);
  return [low, max === null ? BUDGET_STOPS.length : Math.max(low + 1, nearest(max))];
}

/** Returns the budget between two stops of the slider. `written` is its form in a URL, empty for no limit at either end. */
export function stopsToBudget(low: number, high: number): { written: string; budget: Budget } {
  const minCents = low === 0 ? null : (BUDGET_STOPS[low] ?? null);
  const maxCents = BUDGET_STOPS[high] ?? null;
  const written = minCents === null ? toShortDollars(maxCents) : `${toShortDollars(minCents)}-${toShortDollars(maxCents)}`;
  return { written, budget: { minCents, maxCents, targetCents: null } };
}
