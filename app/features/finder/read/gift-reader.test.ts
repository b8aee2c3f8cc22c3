import { expect, test } from "vitest";
import { SHOWN_FROM } from "#app/features/catalogue/guesses/types.ts";
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

test("what both readers see stays sure, and so does an occasion that a word names", () => {
  expect(surest("Stainless steel espresso machine", "coffee")).toBeGreaterThanOrEqual(SHOWN_FROM);
  expect(surest("Easter chocolate eggs in a nest", "easter")).toBeGreaterThanOrEqual(SHOWN_FROM);
});
