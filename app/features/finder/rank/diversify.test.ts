import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { giftReading } from "#tests/factories/finder.ts";
import { createFeatures, likenessOf, NEAR_DUPLICATE_FROM, weighByRarity } from "./diversify/likeness.ts";
import { diversify } from "./diversify.ts";

const gift = (name: string, score: number, interests: Record<string, number> = {}) => ({
  reading: giftReading({ profile: { id: `id-${name}`, slug: name.replaceAll(" ", "-"), name }, interests }),
  score,
});
const namesOf = (gifts: { reading: { profile: { name: string } } }[]) => gifts.map(({ reading }) => reading.profile.name);
type Gift = ReturnType<typeof gift>;
const twinTest = (gifts: readonly Gift[]) => {
  const featuresOf = createFeatures(weighByRarity(gifts.map(({ reading }) => reading)));
  return (one: Gift, other: Gift) => likenessOf(featuresOf(one.reading), featuresOf(other.reading)) >= NEAR_DUPLICATE_FROM;
};

test("the best fit comes first, and what is unlike it before its likes", () => {
  const gifts = [
    gift("Stoneware coffee mug blue", 0.9, { coffee: 1 }),
    gift("Stoneware coffee mug green", 0.89, { coffee: 1 }),
    gift("Linen garden apron", 0.88, { gardening: 1 }),
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

describe("several likings", () => {
  const liking = { coffee: 1, gardening: 1 };
  const topics = { weights: new Map(Object.entries(liking)), fitsOf: ({ reading }: Gift) => new Map(reading.interests) };
  const named = (kind: string, count: number, from: number) =>
    Array.from({ length: count }, (_, place) => gift(`${kind} thing${kind}${place}`, from - place / 1000, { [kind]: 1 }));
  const countOf = (shown: readonly Gift[], kind: string) => shown.filter(({ reading }) => reading.interests.has(kind)).length;

  test("are each met, from the first gifts on, though one has more and better gifts", () => {
    const gifts = [...named("gardening", 100, 0.85), ...named("coffee", 20, 0.82)];
    const shown = diversify(gifts, 12, 0, 1, topics);
    expect(countOf(shown, "coffee")).toBeGreaterThanOrEqual(4);
    expect(countOf(shown, "gardening")).toBeGreaterThanOrEqual(6);
    expect(countOf(shown.slice(0, 4), "coffee")).toBeGreaterThan(0);
    expect(countOf(diversify(gifts, 12, 0, 1), "coffee")).toBe(0);
  });

  test("are each met within the first four, also where one has far better gifts", () => {
    const gifts = [...named("gardening", 100, 0.95), ...named("coffee", 5, 0.75)];
    expect(countOf(diversify(gifts, 12, 0, 1, topics).slice(0, 4), "coffee")).toBe(1);
  });

  test("a gift for both takes a place of each", () => {
    const both = gift("Coffee garden bench", 0.9, { coffee: 1, gardening: 1 });
    const shown = diversify([both, ...named("gardening", 10, 0.8), ...named("coffee", 10, 0.8)], 9, 0, 1, topics);
    expect(shown[0]).toBe(both);
    expect(Math.abs(countOf(shown, "coffee") - countOf(shown, "gardening"))).toBeLessThanOrEqual(1);
  });

  test("do not bring in what hardly fits, and what is nowhere claims nothing", () => {
    const gifts = [...named("gardening", 20, 0.85), ...named("coffee", 5, 0.2)];
    expect(countOf(diversify(gifts, 8, 0, 1, topics), "coffee")).toBe(0);
    const only = named("gardening", 20, 0.85);
    expect(diversify(only, 8, 0, 1, topics)).toEqual(diversify(only, 8, 0, 1));
  });

  test("share the places as their gifts last, whatever gifts there are", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 30 }),
        fc.integer({ min: 0, max: 30 }),
        fc.integer({ min: 1, max: 12 }),
        (ones, others, limit) => {
          const shown = diversify([...named("coffee", ones, 0.8), ...named("gardening", others, 0.8)], limit, 0, 1, topics);
          const least = Math.min(Math.floor(shown.length / 2), ones, others);
          expect(countOf(shown, "coffee")).toBeGreaterThanOrEqual(Math.min(least, ones) - 1);
          expect(countOf(shown, "gardening")).toBeGreaterThanOrEqual(Math.min(least, others) - 1);
        },
      ),
    );
  });
});
