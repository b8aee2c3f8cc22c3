import { expect, test } from "vitest";
import { fromDollars } from "#app/platform/money.ts";
import { findPriceTier } from "./price-tiers.ts";

const tiers = [
  { id: "generous", minCents: 3500, maxCents: 7500 },
  { id: "little", minCents: null, maxCents: 1500 },
  { id: "thoughtful", minCents: 1500, maxCents: 3500 },
  { id: "extravagant", minCents: 15000, maxCents: null },
  { id: "unbounded", minCents: null, maxCents: null },
];

test.each([
  [14.99, "little"],
  [15, "thoughtful"],
  [34.99, "thoughtful"],
  [35, "generous"],
  [100, undefined],
  [4000, "extravagant"],
])("%d dollars fall into %s", (price, id) => {
  expect(findPriceTier(tiers, fromDollars(price))?.id).toBe(id);
});

test("where several fit the lowest counts", () => {
  expect(
    findPriceTier(
      [
        { id: "b", minCents: 500, maxCents: null },
        { id: "a", minCents: 100, maxCents: 2000 },
      ],
      1000,
    )?.id,
  ).toBe("a");
});
