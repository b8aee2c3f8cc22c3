import { expect, test } from "vitest";
import { contentRootsOf, holdsPhrase, rootsOf } from "./words.ts";

test("words are compared without case, accents, apostrophes, plurals and signs", () => {
  expect(rootsOf('Crème-brûlée TORCHES, for Mom’s jewellery (12")')).toEqual(rootsOf("creme brulee torch for moms jewelry 12"));
  expect(rootsOf("🎁 — !!")).toEqual([]);
});

test("a phrase is found word by word, in any number", () => {
  const text = "Two scented candles in a gift card box";
  expect(holdsPhrase(text, rootsOf("scented candle"))).toBe(true);
  expect(holdsPhrase(text, rootsOf("gift cards"))).toBe(true);
  expect(holdsPhrase(text, rootsOf("candle box"))).toBe(false);
  expect(holdsPhrase(text, rootsOf("can"))).toBe(false);
  expect(holdsPhrase(text, [])).toBe(false);
});

test("what a text is about are neither its fillers nor its numbers", () => {
  expect(contentRootsOf("The best gift: 2 pack of walnut chess sets for him, 15 inch")).toEqual(["walnut", "chess"]);
});
