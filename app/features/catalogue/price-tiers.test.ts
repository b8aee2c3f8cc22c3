import { expect, test } from "vitest";
import { type Currency, CURRENCY, fromDollars } from "#app/platform/money.ts";
import { findPriceTier } from "./price-tiers.ts";

const tiers = [
  { id: "generous", minCents: 3500, maxCents: 7500, currency: CURRENCY },
  { id: "little", minCents: null, maxCents: 1500, currency: CURRENCY },
  { id: "thoughtful", minCents: 1500, maxCents: 3500, currency: CURRENCY },
  { id: "extravagant", minCents: 15000, maxCents: null, currency: CURRENCY },
  { id: "unbounded", minCents: null, maxCents: null, currency: CURRENCY },
];

test.each([
  [14.99, "little"],
  [15, "thoughtful"],
  [34.99, "thoughtful"],
  [35, "generous"],
  [100, undefined],
  [4000, "extravagant"],
])("%d dollars fall into %s", (price, id) => {
  expect(findPriceTier(tiers, { cents: fromDollars(price), currency: CURRENCY })?.id).toBe(id);
});

test("where several fit the lowest counts", () => {
  expect(
    findPriceTier(
      [
        { id: "b", minCents: 500, maxCents: null, currency: CURRENCY },
        { id: "a", minCents: 100, maxCents: 2000, currency: CURRENCY },
      ],
      { cents: 1000, currency: CURRENCY },
    )?.id,
  ).toBe("a");
});

test("a price in another currency falls into no tier", () => {
  expect(findPriceTier(tiers, { cents: 1400, currency: "EUR" as string as Currency })).toBeNull();
});
