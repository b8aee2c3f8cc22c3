import type { Guess } from "#app/features/catalogue/guesses/types.ts";
import type { TaxonomyKey } from "#app/features/catalogue/taxonomies.ts";
import { categorise } from "./categorise.ts";
import { phraseEvidence } from "./phrase-evidence.ts";
import { readOwnWords } from "./read-gift.ts";

/** The lowest confidence that the lexicon gives, and the width of the steps that were counted. */
const FIRST_STEP = 0.5;
const STEP = 0.1;
/**
 * Of what the lexicon reads with a confidence of 0.5, 0.6, … 0.9 from the demo gifts' words, this share is what an editor has chosen too
 * (docs/decisions/0029-guesses-stay-guesses.md). Prices make price tiers; of a taxonomy that was not counted, words
 * say nothing.
 */
const SHARE_RIGHT: Partial<Record<TaxonomyKey, readonly [number, number, number, number, number]>> = {
  giftType: [0.2, 0.21, 0.36, 0.88, 0.94],
  recipient: [0.5, 0.78, 0.82, 0.88, 0.9],
  occasion: [0.6, 0.6, 0.67, 0.87, 0.95],
  interest: [0.3, 0.32, 0.38, 0.76, 0.93],
  theme: [0.4, 0.47, 0.54, 0.68, 0.77],
  personality: [0.4, 0.42, 0.51, 0.78, 0.9],
  seasonal: [0.5, 0.66, 0.67, 0.78, 0.9],
  ecoLabel: [0.1, 0.12, 0.5, 0.59, 0.91],
  useCase: [0.28, 0.3, 0.53, 0.67, 0.95],
  ageRange: [0.5, 0.6, 0.7, 0.8, 0.9],
};
/** A guess that is wrong more often than right is no suggestion. */
const LEAST = 0.5;

/** Returns the categories that the lexicon reads from a gift's words, each with the probability that it is right and the phrases that say so. */
export function guessFromWords(name: string, description: string, brandName: string | null = null): Guess[] {
  const evidenceFor = phraseEvidence(() => readOwnWords({ name, description, brandName }));
  return Object.entries(categorise(name, description, brandName)).flatMap(([key, values]) => {
    const taxonomy = key as TaxonomyKey;
    const shares = SHARE_RIGHT[taxonomy];
    if (shares === undefined) return [];
    return values.flatMap(({ slug, confidence: weight }) => {
      const step = Math.min(Math.floor((weight - FIRST_STEP) / STEP + 1e-9), 4);
      const confidence = shares[step] ?? 0;
      if (confidence < LEAST) return [];
      return [{ taxonomy, slug, source: "words" as const, weight, confidence, evidence: evidenceFor(taxonomy, slug) }];
    });
  });
}
