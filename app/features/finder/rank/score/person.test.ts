import { expect, test } from "vitest";
import { briefOf, chosen, giftProfile } from "#tests/factories/finder.ts";
import { understandText } from "../../ask/understand.ts";
import { readGift } from "../../read/read-gift.ts";
import { childScore, createPersonFit, fitAge, isForYounger } from "./person.ts";

const gift = (...recipient: string[]) => readGift(giftProfile({ name: "Thing", tags: { recipient } }));

test("of two people a gift should suit both", () => {
  const fit = createPersonFit(briefOf({ person: chosen("mom"), alsoFor: [chosen("teacher")] }));
  expect(fit(gift("mom", "teacher"))).toBeGreaterThan(fit(gift("mom")) ?? 1);
  expect(fit(gift("teacher"))).toBeGreaterThan(fit(gift("baby")) ?? 1);
});

test("of a mother and a stepfather neither sex is assumed", () => {
  const genderOf = (text: string) => understandText(text, { today: "2026-11-21", country: "US" }).gender?.value;
  expect(genderOf("for my mom and my stepdad")).toBeUndefined();
  expect(genderOf("for my mom and my sister")).toBe("female");
});

test("what is named as one for smaller children is none for older ones, whatever ages a shop has tagged it for", () => {
  const tagged = (name: string) => readGift(giftProfile({ name, tags: { ageRange: ["toddler-1-3", "kids-4-7"] } }));
  const aged = (years: number) => briefOf({ age: chosen({ min: years, max: years }) });
  expect(isForYounger(tagged("Toddler band box"), aged(6))).toBe(true);
  expect(isForYounger(tagged("Toddler band box"), aged(3))).toBe(false);
  expect(isForYounger(tagged("Cloth book for newborns"), aged(1))).toBe(true);
  expect(isForYounger(tagged("Wooden train set"), aged(6))).toBe(false);
  expect(isForYounger(tagged("Baby photo album"), aged(40))).toBe(false);
});

test("what a model calls one for everybody from four years on is a child's thing as far as the model says", () => {
  const score = (weight: number, to = 99) =>
    childScore(
      readGift(giftProfile({ name: "Walnut cake", modelClaims: [{ kind: "child", weight, from: 4, to }] })),
      briefOf({ age: chosen({ min: 40, max: 40 }) }),
      false,
    );
  expect(score(0)).toBe(0);
  expect(score(0.8)).toBeCloseTo(0.8);
  expect(score(0.3, 9)).toBe(1);
});

test.each([
  [{ min: 3, max: 12 }, 6, 1],
  [{ min: 3, max: 9 }, 6, 1],
  [{ min: 3, max: 8 }, 6, 0.95],
  [{ min: 3, max: 7 }, 6, 0.85],
  [{ min: 3, max: 6 }, 6, 0.75],
  [{ min: 3, max: 5 }, 6, 0],
  [{ min: 8, max: 12 }, 6, 0],
  [{ min: 18, max: 99 }, 15, 0.3],
  [{ min: 18, max: 29 }, 60, 0.45],
  [null, 6, 0.1],
  [null, 40, 0.55],
])("what suits %j fits somebody of %i by %d: what is soon outgrown fits less", (suits, years, fit) => {
  expect(fitAge(suits, { min: years, max: years })).toBeCloseTo(fit);
});

test("a baby of some months is no newborn any more", () => {
  const book = readGift(giftProfile({ name: "High-contrast cloth book for newborns", tags: { ageRange: ["babies-0-2"] } }));
  const isYoungers = (text: string) => isForYounger(book, understandText(text, { today: "2026-11-21", country: "US" }));
  expect([isYoungers("my nephew is 8 months old"), isYoungers("niece, eleven months")]).toEqual([true, true]);
  expect([isYoungers("my nephew is 2 months old"), isYoungers("a newborn boy")]).toEqual([false, false]);
});
