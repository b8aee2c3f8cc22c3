import fc from "fast-check";
import { expect, test } from "vitest";
import { stemsOf } from "../../lexicon/words.ts";
import { createBm25, rarityOf } from "./bm25.ts";
import { countOf, countTerms, termsOf } from "./gift-terms.ts";
import { wantedTerms } from "./wanted-terms.ts";

const termOf = (phrase: string) => termsOf(stemsOf(phrase)).at(-1) as number;
const statistics = {
  gifts: 1000,
  averageLength: 20,
  frequencies: new Map([
    [termOf("garden"), 400],
    [termOf("kneeler"), 3],
  ]),
};
const scoreOf = (name: string, phrases: string[], description = "") =>
  createBm25(
    phrases.map((phrase) => ({ term: termOf(phrase), weight: 1 })),
    statistics,
  )(countTerms({ name, description }));

test("a rare word tells more than a common one, and one that nobody has most", () => {
  expect(rarityOf(termOf("kneeler"), statistics)).toBeGreaterThan(rarityOf(termOf("garden"), statistics));
  expect(rarityOf(termOf("zither"), statistics)).toBeGreaterThan(rarityOf(termOf("kneeler"), statistics));
});

test("a word of the name counts for more than one of the description", () => {
  expect(scoreOf("Kneeler", ["kneeler"])).toBeGreaterThan(scoreOf("Cushion", ["kneeler"], "Also a kneeler"));
  expect(scoreOf("Cushion", ["kneeler"], "Also a kneeler")).toBeGreaterThan(scoreOf("Cushion", ["kneeler"]));
});

test("two words side by side are a term of their own, whatever their forms", () => {
  expect(scoreOf("Gardens and kneelers", ["garden kneeler"])).toBe(0);
  expect(scoreOf("Folding garden kneelers", ["garden kneeler"])).toBeGreaterThan(0);
});

test("terms are found again however many there are", () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{2,8}$/), { minLength: 1, maxLength: 60 }), (words) => {
      const terms = countTerms({ name: "", description: words.join(" ") });
      for (const stem of stemsOf(words.join(" "))) expect(countOf(terms, termsOf([stem])[0] as number)).toBeGreaterThan(0);
    }),
  );
});

test("the brief's own words outweigh the lexicon's", () => {
  const terms = wantedTerms({ value: "gardening", source: "text", words: "her kneeler" }, 0.35);
  expect(terms.find(({ term }) => term === termOf("kneeler"))?.weight).toBe(1);
  expect(terms.find(({ term }) => term === termOf("trowel"))?.weight).toBe(0.35);
});
