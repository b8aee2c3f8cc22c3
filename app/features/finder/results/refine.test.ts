import { expect, test } from "vitest";
import { CURRENCY, type Currency } from "#app/platform/money.ts";
import { briefOf, chosen, giftReading } from "#tests/factories/finder.ts";
import { scoreGift } from "../rank/score.ts";
import { cheaperThan, exhaustedOf, leanTowards, medianPrice } from "./refine.ts";

const ranked = (count: number, given: Parameters<typeof giftReading>[0] = {}) =>
  Array.from({ length: count }, () => {
    const reading = giftReading(given);
    return { reading, ...scoreGift(reading, briefOf(), { today: "2026-11-24" }) };
  });

test("the median is that of the prices that are known", () => {
  const prices = [100, 900, 300, null, 500];
  const medianOf = (cents: readonly (number | null)[]) =>
    medianPrice(cents.map((priceCents) => ({ reading: giftReading({ profile: { priceCents } }) })))?.cents;
  expect(medianOf(prices)).toBe(400);
  expect(medianOf([...prices, 700])).toBe(500);
  expect(medianPrice([])).toBeNull();
});

test("a price in another currency is part of no median", () => {
  const priced = (priceCents: number, currency: Currency) => ({ reading: giftReading({ profile: { priceCents, currency } }) });
  expect(medianPrice([priced(400, CURRENCY), priced(90_000, "JPY" as string as Currency)])).toEqual({ cents: 400, currency: CURRENCY });
});

test("cheaper is below a price, and never above what was the most before", () => {
  const below = { cents: 3000, currency: CURRENCY };
  expect(cheaperThan(briefOf(), below).budget?.value).toEqual({ minCents: null, maxCents: 2999, targetCents: null, currency: CURRENCY });
  const limited = briefOf({ budget: chosen({ minCents: 500, maxCents: 2000, targetCents: 1500, currency: CURRENCY }) });
  expect(cheaperThan(limited, below).budget?.value).toEqual({ minCents: 500, maxCents: 2000, targetCents: null, currency: CURRENCY });
});

test("what was asked for comes before what fits better", () => {
  const slow = ranked(3, { profile: { shippingDays: 7, isFeatured: true } }).map((gift) => ({ ...gift, score: 1 }));
  const quick = ranked(3, { profile: { shippingDays: 1 } }).map((gift) => ({ ...gift, score: 0.5 }));
  expect(
    leanTowards([...slow, ...quick], ["faster"])
      .slice(0, 3)
      .map(({ reading }) => reading),
  ).toEqual(quick.map(({ reading }) => reading));
  expect(leanTowards([...slow, ...quick], ["cheaper"])).toEqual([...slow, ...quick]);
});

test("where less than half has changed, these are the most there are", () => {
  const [seen, others] = [ranked(12), ranked(12)];
  const personal = { leans: ["more-personal" as const], surprise: 0 };
  expect(exhaustedOf(personal, seen, others)).toEqual([]);
  expect(exhaustedOf(personal, seen, [...seen.slice(0, 6), ...others.slice(0, 6)])).toEqual([]);
  expect(exhaustedOf(personal, seen, [...seen.slice(0, 7), ...others.slice(0, 5)])).toEqual(["more-personal"]);
  expect(exhaustedOf({ leans: ["faster"], surprise: 60 }, seen, seen)).toEqual(["faster", "surprising"]);
  expect(exhaustedOf({ leans: [], surprise: 0 }, seen, seen)).toEqual([]);
  expect(exhaustedOf({ leans: ["cheaper"], surprise: 0 }, seen, seen)).toEqual([]);
  expect(exhaustedOf({ leans: ["cheaper", "faster"], surprise: 0 }, seen, seen)).toEqual(["faster"]);
});
