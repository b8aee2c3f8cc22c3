import { expect, test } from "vitest";
import { CURRENCY } from "#app/platform/money.ts";
import { budgetToStops, describeBudget, stopsToBudget } from "./budgets.ts";
import { briefFromParams } from "../brief/address.ts";
import { BUDGET_STOPS } from "./screen-texts.ts";
import type { Budget } from "../types.ts";

const budget = (minCents: number | null, maxCents: number | null, targetCents: number | null = null): Budget => ({
  minCents,
  maxCents,
  targetCents,
  currency: CURRENCY,
});

test.each([
  [budget(4000, 6000), "$40 – $60"],
  [budget(null, 4999), "up to $49.99"],
  [budget(0, 5000), "up to $50"],
  [budget(10_000, null), "$100 or more"],
  [budget(4000, 6000, 5000), "around $50"],
  [budget(null, null), "no limit"],
])("%o in words is %s", (sums, words) => {
  expect(describeBudget(sums)).toBe(words);
});

test("every place of the slider's ends is a budget that an address holds, and stands there again", () => {
  for (let low = 0; low < BUDGET_STOPS.length; low++) {
    for (let high = low + 1; high <= BUDGET_STOPS.length; high++) {
      const { written, budget: sums } = stopsToBudget(low, high);
      expect(budgetToStops(sums)).toEqual([low, high]);
      const read = briefFromParams(new URLSearchParams({ budget: written })).brief.budget?.value ?? null;
      expect(read).toEqual(low === 0 && high === BUDGET_STOPS.length ? null : sums);
    }
  }
});

test("the ends never stand on each other", () => {
  expect(budgetToStops(budget(null, 100))).toEqual([0, 1]);
  expect(budgetToStops(budget(5000, 5000))).toEqual([10, 11]);
  expect(budgetToStops(budget(900_000, null))).toEqual([BUDGET_STOPS.length - 1, BUDGET_STOPS.length]);
});
