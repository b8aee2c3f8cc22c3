import { expect, test } from "vitest";
import { findPriceTier } from "./price-tiers.rules.ts";

const tiers = [
  { id: "generous", min: 35, max: 75 },
  { id: "little", min: null, max: 15 },
  { id: "thoughtful", min: 15, max: 35 },
  { id: "extravagant", min: 150, max: null },
  { id: "unbounded", min: null, max: null },
];

test.each([
  [14.99, "little"],
  [15, "thoughtful"],
  [34.99, "thoughtful"],
  [35, "generous"],
  [100, undefined],
  [4000, "extravagant"],
])("%d dollars fall into %s", (price, id) => {
  expect(findPriceTier(tiers, price)?.id).toBe(id);
});

test("where several fit the lowest counts", () => {
  expect(
    findPriceTier(
      [
        { id: "b", min: 5, max: null },
        { id: "a", min: 1, max: 20 },
      ],
      10,
    )?.id,
  ).toBe("a");
});
