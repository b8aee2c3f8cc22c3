import { lexicon } from "../../lexicon/lexicon.ts";
import { contentStemsOf, stemsOf } from "../../lexicon/words.ts";
import { memoize } from "../../memo.ts";
import type { Understood } from "../../types.ts";
import type { WantedTerm } from "./bm25.ts";
import { termsOf } from "./gift-terms.ts";

/** Longer phrases stand for themselves in no gift's text. */
const LONGEST_PHRASE = 2;

/** Returns the terms of the lexicon's words for a liking: single words, and pairs as one. */
const lexiconTerms = memoize(
  (id): number[] => {
    const { synonyms = [], products = [] } = lexicon().interestById.get(id) ?? {};
    const terms = [...synonyms, ...products].flatMap((phrase) => {
      const stems = stemsOf(phrase);
      return stems.length > LONGEST_PHRASE ? [] : termsOf(stems).slice(-1);
    });
    return [...new Set(terms)];
  },
  { kind: "terms of a liking", most: 1000, longest: 100 },
);

/** Returns what the texts of a gift for a liking would contain: the brief's own words, and with less weight the lexicon's. */
export function wantedTerms({ value, words }: Understood<string>, lexiconWeight: number): WantedTerm[] {
  const own = new Set(termsOf(contentStemsOf(words)));
  return [
    ...[...own].map((term) => ({ term, weight: 1 })),
    ...lexiconTerms(value).flatMap((term) => (own.has(term) ? [] : [{ term, weight: lexiconWeight }])),
  ];
}
