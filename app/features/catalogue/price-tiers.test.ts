import { expect, test } from "vitest";
import { type Currency, CURRENCY, fromDollars } from "#app/platform/money.ts";
import { describeTier, findPriceTier, nameTier } from "./price-tiers.ts";

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

test.each([
  [0, 1500, "Under $15"],
  [null, 1500, "Under $15"],
  [1500, 3550, "$15 to $35.50"],
  [15000, null, "$150 and up"],
  [null, null, null],
])("a price tier from %s to %s cents says %s", (minCents, maxCents, text) => {
  expect(describeTier({ minCents, maxCents, currency: "USD" })).toBe(text);
});

test.each([
  ["Thoughtful", "$15 to $35", "Thoughtful: $15 to $35"],
  ["Little Treat", "Under $15", "Little Treat: under $15"],
  ["Thoughtful", null, "Thoughtful"],
  ["Under $20", "Under $20", "Under $20"],
  [null, null, null],
])("the tier %s of %s is shown as %s", (priceTier, priceRange, text) => {
  expect(nameTier({ priceTier, priceRange })).toBe(text);
});
