import { expect, test } from "vitest";
import { CURRENCY } from "#app/platform/money.ts";
import { briefOf, giftReading, read } from "#tests/factories/finder.ts";
import type { FoundGift } from "../types.ts";
import { OFFERED_GIFTS, pickStanding } from "./pick-standing.ts";

const found = (count: number, given: Parameters<typeof giftReading>[0] = {}, from = 0): FoundGift[] =>
  Array.from({ length: count }, (_, place) => {
    const reading = giftReading({ ...given, profile: { ...given.profile, name: `Gift ${from + place}` } });
    return {
      id: reading.profile.id,
      name: reading.profile.name,
      priceCents: 2500,
      currency: CURRENCY,
      score: 1 - (from + place) / 1000,
      isOnTopic: true,
      reasons: [],
      caveats: [],
      reading,
    };
  });

test("the best by score stand, and none of the likings and traits is missing, in the engine's order", () => {
  const coffee = found(90, { interests: { coffee: 1 } });
  const tea = found(3, { interests: { tea: 0.8 } }, 90);
  const practical = found(3, { traits: { practical: 0.9 } }, 93);
  const brief = briefOf({ interests: [read("coffee", "coffee"), read("tea", "tea")], traits: [read("practical", "practical")] });
  const all = [...coffee, ...tea, ...practical];
  const offer = pickStanding(all, brief);
  expect(offer).toHaveLength(OFFERED_GIFTS);
  expect(offer.slice(0, 24)).toEqual(coffee.slice(0, 24));
  expect(offer).toEqual(expect.arrayContaining([...tea, ...practical]));
  expect(offer).toEqual(all.filter((gift) => offer.includes(gift)));
});

test("without a liking the next best stand; fewer gifts than places are all offered", () => {
  const all = found(60);
  expect(pickStanding(all, briefOf())).toEqual(all.slice(0, OFFERED_GIFTS));
  expect(pickStanding(all.slice(0, 5), briefOf())).toEqual(all.slice(0, 5));
});

test("P1: what a store's API has supplied is never offered", () => {
  const [own, theirs] = [found(3), found(3, { profile: { hasStoreWords: true } }, 3)];
  expect(pickStanding([...theirs, ...own], briefOf())).toEqual(own);
});
