import { expect, test } from "vitest";
import { CURRENCY } from "#app/platform/money.ts";
import { briefOf, chosen, giftProfile, giftReading, read } from "#tests/factories/finder.ts";
import { understandText } from "../ask/understand.ts";
import { readGift } from "../read/read-gift.ts";
import type { GiftProfile } from "../types.ts";
import { relaxBrief } from "./relax.ts";

const TODAY = "2026-11-21";
const costing = (priceCents: number, given: Partial<GiftProfile> = {}) => giftReading({ profile: { priceCents, ...given } });
const cheap = briefOf({ budget: chosen({ minCents: null, maxCents: 2000, targetCents: null, currency: CURRENCY }) });
const labelsOf = (...relaxing: Parameters<typeof relaxBrief>) => relaxBrief(...relaxing).map(({ label }) => label);

test("a budget is raised as little as the cheapest gift above it needs", () => {
  expect(labelsOf(cheap, [costing(4900), costing(3100)], TODAY)[0]).toBe("Up to $35 instead of $20");
});

test("a way out leads to no gift that is sold out", () => {
  expect(labelsOf(cheap, [costing(3100, { inStock: false }), costing(4900)], TODAY)[0]).toBe("Up to $50 instead of $20");
  // Without any limit on the price there may be others than those nearby; the search counts them.
  expect(labelsOf(cheap, [costing(3100, { inStock: false })], TODAY)).toEqual(["At any price"]);
});

test("the exclusion that keeps most gifts away is the one that may be lifted, and the others stay", () => {
  const brief = briefOf({ excluded: [read("zither", "no zithers"), read("harp", "no harps")] });
  const [relaxed] = relaxBrief(
    brief,
    [costing(100, { name: "Harp" }), costing(100, { name: "Small harp" }), costing(100, { name: "Zither" })],
    TODAY,
  );
  expect(relaxed?.brief.excluded.map(({ value }) => value)).toEqual(["zither"]);
});

const PRICES = [1200, 2400, 3100, 3900, 5200];
const SHOP = PRICES.map((priceCents) =>
  readGift(giftProfile({ name: `Espresso cups ${priceCents}`, priceCents, tags: { interest: ["coffee"] } })),
);
const waysOut = (text: string) => relaxBrief(understandText(text, { today: TODAY, country: "US" }), SHOP, TODAY);

test("a price that is too low has three ways out: the nearest, one with several gifts, and any", () => {
  expect(waysOut("loves coffee, under $3").map(({ label }) => label)).toEqual([
    "Up to $12 instead of $3",
    "Something other than coffee",
    "Up to $40 instead of $3",
    "At any price",
  ]);
});

test("a price that is too high as well", () => {
  expect(waysOut("loves coffee, at least $90").map(({ label }) => label)).toEqual([
    "From $50 instead of $90",
    "Something other than coffee",
    "From $20 instead of $90",
    "At any price",
  ]);
});

test("time is given up last, with the price", () => {
  expect(waysOut("loves coffee, under $3, needed tomorrow").at(-2)).toMatchObject({
    label: "At any price, any delivery time",
    brief: { budget: null, withinDays: null, date: null },
  });
});

test("where one limit is to blame and nothing else could be eased, two at once and all at once are ways out too", () => {
  const ways = waysOut("loves coffee, for my boss, within 2 days, nothing with cups").map(({ label }) => label);
  expect(ways.length).toBeGreaterThanOrEqual(3);
  expect(new Set(ways).size).toBe(ways.length);
  expect(ways.at(-1)).toBe("Anything to do with coffee");
});

test("two limits are eased together as far as one gift needs, and not as far as one gift each", () => {
  const brief = {
    ...briefOf({ withinDays: chosen(1) }),
    budget: chosen({ minCents: 90_000, maxCents: null, targetCents: null, currency: CURRENCY }),
  };
  const gifts = [costing(40_000, { shippingDays: 9 }), costing(1000, { shippingDays: 3 })];
  const [relaxed] = relaxBrief(brief, gifts, TODAY);
  expect(relaxed).toMatchObject({ brief: { budget: { value: { minCents: 39_000 } }, withinDays: { value: 9 } } });
});
