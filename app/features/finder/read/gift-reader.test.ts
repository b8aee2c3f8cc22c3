import { expect, test } from "vitest";
import { LIKELY_FROM, SHOWN_FROM } from "#app/features/catalogue/guesses/types.ts";
import { giftReaderOf } from "./gift-reader.ts";

const surest = (name: string, slug: string) =>
  Math.max(
    0,
    ...giftReaderOf(null)
      .read(name, "")
      .flatMap((guess) => (guess.slug === slug ? [guess.confidence] : [])),
  );

test("a word alone shows no gift under an interest or a recipient that the learnt reader knows and does not see", () => {
  expect(surest("Orbit Star electronic oven, 30 l", "astronomy")).toBeLessThan(SHOWN_FROM);
  expect(surest("Boss baby birthday cake", "boss")).toBeLessThan(SHOWN_FROM);
});

test("what both readers see stays sure; an occasion that a word alone names is likely, which is right four times in five", () => {
  expect(surest("Stainless steel espresso machine", "coffee")).toBeGreaterThanOrEqual(SHOWN_FROM);
  expect(surest("Bon voyage scrapbook kit", "farewell")).toBe(0.8);
});

test.each([
  ["Hand-dipped Hanukkah candles", "hanukkah"],
  ["Box of twelve Diwali sweets", "diwali"],
  ["Vintage opal engagement ring", "engagement"],
  ["Valentine's Day heart chocolate box", "valentines-day"],
  ["Mother's Day mug", "mothers-day"],
  ["Baby shower keepsake book", "baby-shower"],
  ["To my beautiful mom, mug", "mom"],
  ["Best boss ever mug", "boss"],
  ["Bestie forever friends plaque", "best-friend"],
  ["Best teacher ever mug", "teacher"],
])("what a gift names outright is shown under it where nothing else is named so: %s", (name, slug) => {
  expect(surest(name, slug)).toBeGreaterThanOrEqual(SHOWN_FROM);
});

test.each([
  ["Brass menorah with nine arms", "hanukkah"],
  ["Clay diyas, hand-painted", "diwali"],
  ["Easter chocolate eggs in a nest", "easter"],
  ["50th anniversary casserole", "anniversary"],
  ["Valentine window cleaner", "valentines-day"],
])("what goes with an occasion is likely: %s", (name, slug) => {
  expect(surest(name, slug)).toBeGreaterThanOrEqual(LIKELY_FROM);
  expect(surest(name, slug)).toBeLessThan(SHOWN_FROM);
});

test.each([
  ["Pit Boss wood pellet grill", "boss"],
  ["Mummy Bear's cafe, a picture book", "mom"],
  ["Rich Dad Poor Dad", "dad"],
  ["Canvas shoes by Mates", "best-friend"],
])("somebody whom a name mentions is not shown as the one it is for: %s", (name, slug) => {
  expect(surest(name, slug)).toBeLessThan(SHOWN_FROM);
});

test.each([
  ["Get well soon hamper with tea and honey", "birthday"],
  ["Easter chocolate eggs in a nest", "christmas"],
  ["Mother's Day mug", "secret-santa"],
])("what its name binds to one day is for no other: %s", (name, slug) => {
  expect(surest(name, slug)).toBe(0);
});

test.each([
  ["Farewell Frizz leave-in conditioner", "farewell"],
  ["Goodbye Stress berry gummies", "farewell"],
  ["Peaceful farewell funeral wreath", "farewell"],
  ["Decent Proposal golf shirt", "engagement"],
  ["A novel by Lakshmi Perera", "diwali"],
])("a word with another meaning in names is no suggestion: %s", (name, slug) => {
  expect(surest(name, slug)).toBe(0);
});

test("what suits a host suits a neighbor, what suits a coworker sometimes a boss; neither is ever sure", () => {
  for (const [name, slug] of [
    ["Cocktail shaker with a strainer", "neighbor"],
    ["Temperature controlled coffee mug", "boss"],
  ] as const) {
    expect(surest(name, slug), name).toBeGreaterThanOrEqual(0.55);
    expect(surest(name, slug), name).toBeLessThan(SHOWN_FROM);
  }
  expect(surest("Wooden train set for toddlers", "neighbor")).toBe(0);
  expect(surest("Chocolate brownie cake", "boss")).toBeLessThan(0.55);
});

test.each([
  ["Baker & Fisher wallet", ["baking", "cooking", "fishing", "ball-sports"]],
  ["Rose Gardner handbag", ["gardening", "houseplants"]],
])("neither reader guesses topics from a brand: %s", (name, slugs) => {
  for (const slug of slugs) expect([slug, surest(name, slug)]).toEqual([slug, 0]);
});

test("nor from the gift's own brand, which the catalogue names", () => {
  const guessed = (brandName: string | null) =>
    giftReaderOf(null)
      .read("Leather wallet, Fisher", "Made by Fisher.", brandName)
      .map(({ slug }) => slug);
  expect(guessed(null)).toContain("fishing");
  expect(guessed("Fisher")).not.toContain("fishing");
});

test("the words of a guess are its evidence, as they are written", () => {
  const guesses = giftReaderOf(null).read("Easter chocolate eggs in a nest", "A sweet surprise for foodies.");
  const evidenceOf = (slug: string) => guesses.find((guess) => guess.slug === slug && guess.source === "words")?.evidence;
  expect(evidenceOf("easter")).toBe("Easter");
  expect(evidenceOf("food-drink")).toContain("chocolate");
});
