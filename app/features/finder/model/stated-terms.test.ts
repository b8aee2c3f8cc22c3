import fc from "fast-check";
import { expect, test } from "vitest";
import { briefOf, chosen, read } from "#tests/factories/finder.ts";
import { markStatedTerms } from "./stated-terms.ts";

const brief = briefOf({
  person: read("sister", "my sister"),
  interests: [read("coffee", "loves strong coffee"), chosen("tea")],
  otherWords: ["harmonica"],
});
const said = (reason: string) =>
  markStatedTerms(reason, brief)
    .filter(({ isStated }) => isStated)
    .map(({ text }) => text);

test("the shopper's own words stand out, neighbours together, small words not", () => {
  expect(said("For strong coffee and tea, suits my sister.")).toEqual(["strong coffee", "tea", "sister"]);
  expect(said("Has the “Harmonica” you named, at $20.")).toEqual(["Harmonica"]);
  expect(said("In stock, one of our featured gifts.")).toEqual([]);
});

test("nothing is lost or added", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (reason) => {
      expect(
        markStatedTerms(reason, brief)
          .map(({ text }) => text)
          .join(""),
      ).toBe(reason);
    }),
  );
});
