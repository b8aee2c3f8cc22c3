import { describe, expect, test } from "vitest";
import { CURRENCY, type Currency } from "#app/platform/money.ts";
import { briefOf, chosen, giftReading } from "#tests/factories/finder.ts";
import type { Budget } from "../../types.ts";
import { scoreGift } from "../score.ts";
import { aimOf, priceFit } from "./price.ts";

const budget = (parts: Partial<Budget>): Budget => ({ minCents: null, maxCents: null, targetCents: null, currency: CURRENCY, ...parts });

describe("a price fits", () => {
  test.each([2800, 3750, 4700])("a maximum of $50 best at %i cents, from 55 to 95 % of it", (cents) => {
    expect(priceFit(cents, budget({ maxCents: 5000 }))).toBe(1);
  });

  test("a maximum less, the cheaper it gets, and hardly less at the very top", () => {
    const fits = [500, 1500, 2000, 5000].map((cents) => priceFit(cents, budget({ maxCents: 5000 })));
    expect(fits).toEqual(fits.toSorted((a, b) => a - b));
    expect(fits[0]).toBeLessThan(0.2);
    expect(fits[3]).toBeGreaterThan(0.85);
    expect(priceFit(5001, budget({ maxCents: 5000 }))).toBe(0);
  });

  test("a sum that was named, the nearer it is", () => {
    const fits = [4000, 4400, 3000, 8000].map((cents) => priceFit(cents, budget({ targetCents: 4000 })));
    expect(fits).toEqual(fits.toSorted((a, b) => b - a));
    expect([fits[0], fits[3]]).toEqual([1, 0]);
  });

  test("half where nobody knows", () => {
    expect([priceFit(null, budget({ maxCents: 5000 })), priceFit(2500, null)]).toEqual([0.5, 0.5]);
  });
});

test.each([
  [{ maxCents: 4000 }, 3000],
  [{ minCents: 2000, maxCents: 4000 }, 3000],
  [{ minCents: 3800, maxCents: 4000 }, 3900],
  [{ targetCents: 4000 }, 4000],
  [{ minCents: 5000 }, 5000],
])("the budget %j hopes for %i cents", (parts, cents) => {
  expect(aimOf(budget(parts))).toBe(cents);
});

test("a price in another currency fits a budget like one that nobody knows", () => {
  const brief = briefOf({ budget: chosen(budget({ maxCents: 5000 })) });
  const fitOf = (currency: Currency) =>
    scoreGift(giftReading({ profile: { priceCents: 4000, currency } }), brief, { today: "2026-11-21" }).parts.price;
  expect([fitOf(CURRENCY), fitOf("EUR" as string as Currency)]).toEqual([1, 0.5]);
});
