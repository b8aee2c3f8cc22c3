import { expect, test } from "vitest";
import { briefOf, chosen, giftProfile } from "#tests/factories/finder.ts";
import { readGift } from "../read/read-gift.ts";
import type { GiftProfile } from "../types.ts";
import { beliefInWords, beliefOfReader, fitWithLearnt, learntClaimsOf, nameReadingOf } from "./plausibility.ts";
import { RANKING } from "./constants.ts";
import { rankCandidates, type RankedGift } from "./rank-candidates.ts";
import { fitInterests } from "./score/topics.ts";

const gift = (name: string, more: Partial<GiftProfile> = {}) => readGift(giftProfile({ name, slug: name, tags: {}, ...more }));
const learntOf = (name: string) => {
  const interests = nameReadingOf(gift(name)).claims?.interests;
  if (interests === undefined || interests === null) throw new Error(`The learnt reader knows no word of ${name}`);
  return interests;
};

const difference = ([first, second]: readonly RankedGift[]) => (first?.score ?? 0) - (second?.score ?? 0);

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

test("the learnt reader is asked for what neither people nor a model have said", () => {
  const name = "Stainless steel espresso machine";
  const claims = learntClaimsOf(gift(name));
  expect([claims?.interests, claims?.persons, claims?.occasions]).not.toContain(null);
  const tagged = learntClaimsOf(gift(name, { tags: { interest: ["coffee"], recipient: ["dad"] } }));
  expect([tagged?.interests, tagged?.persons]).toEqual([null, null]);
  expect(tagged?.occasions).not.toBeNull();
  expect(learntClaimsOf(gift(name, { tags: { interest: ["coffee"], recipient: ["dad"], occasion: ["birthday"] } }))).toBeNull();
  expect(learntClaimsOf(gift(name, { modelClaims: [] }))).toBeNull();
});

test("the learnt reader claims nothing that people have refused", () => {
  const name = "Stainless steel espresso machine";
  const refused = learntClaimsOf(gift(name, { refused: ["interest/coffee"] }));
  expect(learntClaimsOf(gift(name))?.interests?.has("coffee")).toBe(true);
  expect(refused?.interests?.has("coffee")).toBe(false);
  expect(refused?.persons?.size).toBe(learntClaimsOf(gift(name))?.persons?.size);
});

test("what the learnt reader claims of a person or an occasion never takes from what the words say", () => {
  const constants = { unsaid: 0.25, learntFit: 0.8 };
  expect(fitWithLearnt(null, 0, constants)).toBe(0.25);
  expect(fitWithLearnt(null, 0.5, constants)).toBeCloseTo(0.65);
  expect(fitWithLearnt(0.9, 0.5, constants)).toBe(0.9);
  expect(fitWithLearnt(0, 1, constants)).toBe(1);
});

test.each([
  ["birthday of a dad", { person: chosen("dad"), occasion: chosen("birthday") }, "Beard grooming kit", "Baby bottle warmer"],
  ["Mother's Day", { occasion: chosen("mothers-day") }, "Rose gold heart necklace", "Cordless drill"],
])("by the learnt reader alone the gift for the %s comes first", (_, parts, better, other) => {
  const readings = [other, better].map((name) => gift(name));
  const ranked = rankCandidates(briefOf(parts), readings, { today: "2026-11-21", liked: [], disliked: [] });
  expect(ranked.map(({ reading }) => reading.profile.name)).toEqual([better, other]);
  const alone = rankCandidates(briefOf(parts), readings, {
    today: "2026-11-21",
    liked: [],
    disliked: [],
    constants: { ...RANKING, learntFit: 0 },
  });
  expect(difference(ranked)).toBeGreaterThan(difference(alone));
});
