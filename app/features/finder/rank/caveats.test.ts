import { describe, expect, test } from "vitest";
import { understandText } from "../ask/understand.ts";
import { readGift } from "../read/read-gift.ts";
import type { Caveat, GiftProfile } from "../types.ts";
import { briefOf, giftProfile, giftReading } from "#tests/factories/finder.ts";
import { caveatsOf, lowerByCaveats } from "./caveats.ts";
import { diversify } from "./diversify.ts";
import { violatedLimits } from "./limits.ts";
import { scoreGift } from "./score.ts";

const TODAY = "2026-12-12";

/** Returns the caveats of a gift for a brief, or null where it breaks a limit. */
function judge(text: string, given: Partial<GiftProfile>): Caveat[] | null {
  const brief = understandText(text, { today: TODAY, country: "US" });
  const profile = giftProfile({ name: "Brass lamp", description: "A lamp.", ...given });
  return violatedLimits(readGift(profile), brief, TODAY).length > 0 ? null : caveatsOf(brief, TODAY)(profile);
}

describe("a delivery time", () => {
  test.each([
    ["a Christmas gift for my sister", null, ["delivery-unknown"]],
    ["a Christmas gift for my sister", 12, []],
    ["a Christmas gift for my sister", 13, []],
    ["a Christmas gift for my sister", 14, null],
    ["for my sister, I need it in 3 days", null, ["delivery-unknown"]],
    ["for my sister, her birthday is on March 3", null, []],
    ["a gift for my sister", null, []],
  ] as const)("%s, %s days: %j", (text, shippingDays, caveats) => {
    expect(judge(text, { shippingDays })).toEqual(caveats);
  });

  test("that is unknown helps no day that has passed", () => {
    const brief = understandText("a gift for my sister", { today: TODAY, country: "US" });
    const late = { ...brief, date: { value: "2026-12-01", source: "form" as const, words: "" } };
    const reading = readGift(giftProfile({ name: "Brass lamp", shippingDays: null }));
    expect(violatedLimits(reading, late, TODAY).map(({ kind }) => kind)).toEqual(["date"]);
  });
});

describe("a price", () => {
  test.each([
    ["around $50", 4000, []],
    ["around $50", 6000, []],
    ["around $50", 6001, null],
    ["around $50", 3999, ["a-little-below"]],
    ["around $50", 2400, ["a-little-below"]],
    ["around $50", 2399, ["far-below"]],
    ["around $50", null, ["price-unknown"]],
    ["between $100 and $150", 10_000, []],
    ["between $100 and $150", 15_000, []],
    ["between $100 and $150", 15_001, null],
    ["between $100 and $150", 9999, ["a-little-below"]],
    ["between $100 and $150", 5999, null],
    ["up to $50", 5000, []],
    ["up to $50", 5001, null],
    ["up to $50", 500, []],
    ["up to $50", null, ["price-unknown"]],
    ["over $50", 5000, []],
    ["over $50", 4999, null],
    ["at least $50", 4999, null],
    ["at least $50", null, ["price-unknown"]],
    ["a gift", null, []],
  ] as const)("%s, %s cents: %j", (words, priceCents, caveats) => {
    expect(judge(`for my sister, ${words}`, { priceCents })).toEqual(caveats);
  });
});

test("what is known to fit stands before what may not, however much better that scores", () => {
  const parts = scoreGift(giftReading(), briefOf(), { today: TODAY }).parts;
  const gift = (score: number, caveats: Caveat[]) => ({ score, caveats, parts });
  const lowered = lowerByCaveats([gift(0.9, ["price-unknown"]), gift(0.8, ["delivery-unknown"]), gift(0.1, [])]);
  expect(lowered.toSorted((one, other) => other.score - one.score).map(({ fit }) => fit)).toEqual([0.1, 0.8, 0.9]);
});

test.each([0, 50, 100])("near-twins within the band stand before any cheaper gift, at a surprise of %s", (surprise) => {
  const parts = scoreGift(giftReading(), briefOf(), { today: TODAY }).parts;
  const gift = (name: string, score: number, caveats: Caveat[], given: Parameters<typeof giftReading>[0] = {}) => ({
    reading: giftReading({ ...given, profile: { name, slug: name } }),
    ...{ score, caveats, parts },
  });
  const ofGarden = { interests: { gardening: 1 }, concepts: { food: 1 } };
  const cheaper = Array.from({ length: 20 }, (_, place) => gift(`apron${place} linen${place} blue${place}`, 1, ["a-little-below"]));
  const twins = ["White", "Green", "Black"].map((color) => gift(`${color} enamel watering can`, 0.1, [], ofGarden));
  const shown = diversify(lowerByCaveats([...cheaper, ...twins]), 6, surprise, 1);
  expect(shown.map(({ caveats }) => caveats.length)).toEqual([0, 0, 0, 1, 1, 1]);
});
