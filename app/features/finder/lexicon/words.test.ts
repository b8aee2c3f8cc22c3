import { expect, test } from "vitest";
import { contentStemsOf, holdsPhrase, phraseOf, stemLine, stemsOf } from "./words.ts";

test("words are compared without case, accents, apostrophes, plurals and signs", () => {
  expect(stemsOf('Crème-brûlée TORCHES, for Mom’s jewellery (12")')).toEqual(stemsOf("creme brulee torch for moms jewelry 12"));
  expect(stemsOf("🎁 — !!")).toEqual([]);
});

test("a phrase is found word by word, in any number", () => {
  const line = stemLine("Two scented candles in a gift card box");
  expect(holdsPhrase(line, phraseOf(stemsOf("scented candle")))).toBe(true);
  expect(holdsPhrase(line, phraseOf(stemsOf("gift cards")))).toBe(true);
  expect(holdsPhrase(line, phraseOf(stemsOf("candle box")))).toBe(false);
  expect(holdsPhrase(line, phraseOf(stemsOf("can")))).toBe(false);
  expect(holdsPhrase(line, phraseOf([]))).toBe(false);
});

test("what a text is about are neither its fillers nor its numbers", () => {
  expect(contentStemsOf("The best gift: 2 pack of walnut chess sets for him, 15 inch")).toEqual(["walnut", "chess"]);
});
