import fc from "fast-check";
import { expect, test } from "vitest";
import { giftReading } from "#tests/factories/finder.ts";
import { featuresOf, likenessOf, NEAR_TWINS, weighWords } from "./diversify/likeness.ts";
import { diversify } from "./diversify.ts";

const gift = (name: string, score: number, interests: Record<string, number> = {}) => ({
  reading: giftReading({ profile: { id: `id-${name}`, slug: name.replaceAll(" ", "-"), name }, interests }),
  score,
});
const namesOf = (gifts: { reading: { profile: { name: string } } }[]) => gifts.map(({ reading }) => reading.profile.name);
type Gift = ReturnType<typeof gift>;
const twinTest = (gifts: readonly Gift[]) => {
  const weightOf = weighWords(gifts.map(({ reading }) => featuresOf(reading)));
  return (one: Gift, other: Gift) => likenessOf(featuresOf(one.reading), featuresOf(other.reading), weightOf) >= NEAR_TWINS;
};

test("the best fit comes first, and what is unlike it before its likes", () => {
  const gifts = [
    gift("Stoneware coffee mug blue", 0.9, { coffee: 1 }),
    gift("Stoneware coffee mug green", 0.89, { coffee: 1 }),
    gift("Linen garden apron", 0.82, { gardening: 1 }),
  ];
  expect(namesOf(diversify(gifts, 3, 0, 1))).toEqual(["Stoneware coffee mug blue", "Linen garden apron", "Stoneware coffee mug green"]);
});

test("the same thing is shown once, however careless the catalogue writes it", () => {
  const gifts = [
    gift("Chess Set, folding walnut board", 0.9),
    gift("CHESS SET folding walnut board (15 inches)", 0.88),
    gift("Folding walnut chess set board - best gift", 0.87),
    gift("Garden trowel", 0.1),
  ];
  expect(namesOf(diversify(gifts, 4, 0, 1))).toEqual(["Chess Set, folding walnut board", "Garden trowel"]);
});

const nouns = ["mug", "lamp", "scarf", "trowel", "puzzle", "kettle"];
const adjectives = ["blue", "green", "walnut", "linen", "brass"];
const anyGifts = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...adjectives), fc.constantFrom(...adjectives), fc.constantFrom(...nouns)), {
    maxLength: 40,
    selector: String,
  })
  .chain((names) =>
    fc.tuple(
      ...names.map((name) => fc.double({ min: 0, max: 1, noNaN: true }).map((score) => gift(name.join(" "), score, { [name[2]]: 1 }))),
    ),
  );

test("near-twins never stand side by side while anything else is left", () => {
  fc.assert(
    fc.property(anyGifts, fc.integer({ min: 0, max: 100 }), (gifts, surprise) => {
      const isTwin = twinTest(gifts);
      const shown = diversify(gifts, 40, surprise, 7);
      for (const [index, next] of shown.entries()) {
        const last = shown[index - 1];
        if (last === undefined || !isTwin(last, next)) continue;
        expect(shown.slice(index).every((later) => isTwin(last, later))).toBe(true);
      }
    }),
  );
});

test("shows as many as asked for, each once, and the same ones for the same seed, in whatever order they come", () => {
  fc.assert(
    fc.property(anyGifts, fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 12 }), fc.nat(), (gifts, surprise, limit, seed) => {
      const shown = diversify(gifts, limit, surprise, seed);
      expect(shown.length).toBeLessThanOrEqual(Math.min(limit, gifts.length));
      expect(new Set(shown).size).toBe(shown.length);
      expect(diversify(gifts.toReversed(), limit, surprise, seed)).toEqual(shown);
    }),
  );
});

test("more surprise means less of the best and more variety; another seed brings other gifts", () => {
  const gifts = Array.from({ length: 60 }, (_, index) => gift(`${adjectives[index % 5]} thing${index}`, 1 - index / 60));
  const meanScore = (shown: { score: number }[]) => shown.reduce((sum, { score }) => sum + score, 0) / shown.length;
  const [calm, some, much] = [0, 50, 100].map((surprise) => meanScore(diversify(gifts, 10, surprise, 3)));
  expect(calm).toBeGreaterThan(some as number);
  expect(some).toBeGreaterThan(much as number);
  expect(namesOf(diversify(gifts, 10, 100, 4))).not.toEqual(namesOf(diversify(gifts, 10, 100, 3)));
  expect(namesOf(diversify(gifts, 10, 0, 4))).toEqual(namesOf(diversify(gifts, 10, 0, 3)));
});
