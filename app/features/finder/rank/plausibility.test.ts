import { expect, test } from "vitest";
import { briefOf, chosen, giftProfile } from "#tests/factories/finder.ts";
import { readGift } from "../read/read-gift.ts";
import type { GiftProfile } from "../types.ts";
import { beliefInWords, beliefOfReader, nameReadingOf } from "./plausibility.ts";
import { rankCandidates } from "./rank-candidates.ts";
import { fitInterests } from "./score/topics.ts";

const gift = (name: string, more: Partial<GiftProfile> = {}) => readGift(giftProfile({ name, slug: name, tags: {}, ...more }));
const learntOf = (name: string) => {
  const { interests } = nameReadingOf(gift(name));
  if (interests === null) throw new Error(`The learnt reader knows no word of ${name}`);
  return interests;
};

test.each([
  ["Rainbow garden cupcakes, 12 pieces", "gardening"],
  ["Mosaic sculpture birthday cake", "pottery"],
  ["Galaxy bouquet with 12 white roses", "astronomy"],
])("“%s” is named after %s, and for who likes what it is", (name, motif) => {
  expect(beliefInWords(gift(name), motif)).toBeLessThan(0.5);
});

test.each([
  ["Garden cake stand", "gardening"],
  ["Chocolate layer cake", "chocolate-lover"],
  ["Garden trowel", "gardening"],
  ["Rose bouquet", "flowers"],
])("“%s” may be for %s", (name, liking) => {
  expect(beliefInWords(gift(name), liking)).toBe(1);
});

test("what people have tagged is believed, whatever the thing is", () => {
  expect(beliefInWords(gift("Garden cake", { tags: { interest: ["gardening"] } }), "gardening")).toBe(1);
});

test("the learnt reader takes from words what it does not believe, and never more than it may", () => {
  expect(beliefOfReader(learntOf("Garden trowel with ash handle"), "gardening", 0.5)).toBe(1);
  expect(beliefOfReader(learntOf("Stainless steel espresso machine"), "gardening", 0.5)).toBeCloseTo(0.5);
  expect(beliefOfReader(learntOf("Stainless steel espresso machine"), "gardening", 0)).toBe(1);
});

test("of what a gift is for the learnt reader tells more than the words do", () => {
  const interests = [chosen("coffee")];
  const machine = gift("Stainless steel moka pot");
  const told = fitInterests(machine, interests, undefined, learntOf("Stainless steel moka pot"))[0]?.fit ?? 0;
  expect(told).toBeGreaterThan(0);
  expect(told).toBeGreaterThanOrEqual(fitInterests(machine, interests)[0]?.fit ?? 0);
});

test("a gardener gets tools before cakes that are called gardens", () => {
  const cakes = ["Garden party cupcakes", "Secret garden birthday cake", "Garden of dreams chocolate gateau"];
  const readings = [...cakes, "Garden trowel with ash handle"].map((name) => gift(name));
  const ranked = rankCandidates(briefOf({ interests: [chosen("gardening")] }), readings, { today: "2026-11-21", liked: [], disliked: [] });
  expect(ranked[0]?.reading.profile.name).toBe("Garden trowel with ash handle");
});
