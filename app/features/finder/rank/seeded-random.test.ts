import { expect, test } from "vitest";
import { CURRENCY } from "#app/platform/money.ts";
import { briefOf, chosen } from "#tests/factories/finder.ts";
import { seedOf } from "./seeded-random.ts";

test("a brief with a budget has the seed that it had before budgets named their currency: shared results stay as they were", () => {
  const budget = { minCents: 2000, maxCents: 4000, targetCents: null, currency: CURRENCY };
  expect(seedOf(briefOf({ budget: chosen(budget) }))).toBe(3_863_334_757);
});

test("the seed follows what is asked, and no words", () => {
  const budget = (maxCents: number, words: string) =>
    seedOf(briefOf({ budget: { value: { minCents: null, maxCents, targetCents: null, currency: CURRENCY }, source: "text", words } }));
  expect(budget(4000, "under $40")).toBe(budget(4000, "40 bucks at most"));
  expect(budget(4000, "")).not.toBe(budget(4001, ""));
});
