import type { GiftReader, Guess } from "#app/features/catalogue/guesses/types.ts";
import { categoriesOfEntry } from "./entry-categories.ts";
import { claimsOf } from "./learnt/claims.ts";
import { committedReader } from "./learnt/committed-reader.ts";
import type { ShopReader } from "./learnt/current-reader.ts";
import type { LinearReader } from "./learnt/reader.ts";
import { guessesOfClaims, LEAST_LEARNT } from "./learnt-guesses.ts";
import { guessFromWords } from "./word-guesses.ts";

/** It goes up with every change of what the committed reader or the words read. */
const VERSION = "learnt 4, words 2";
/**
 * The probability that words are right where the learnt reader could say the same and does not. On a real shop 20 of 42 such interests and 8 of
 * 18 such recipients were (docs/decisions/0038-measured-on-real-shops.md): "Orbit Star" is an oven, and nothing for astronomers.
 */
const WORDS_ALONE = 0.5;

/** Reads gifts for the catalogue, the learnt reader first, with what the shop has taught it. */
export function giftReaderOf(shop: ShopReader | null): GiftReader {
  const reader = shop?.reader ?? committedReader();
  const learnt = categoriesOfReader(reader);
  return {
    version: shop === null ? VERSION : `${VERSION}, shop ${shop.stamp}`,
    sources: ["learnt", "words"],
    read(name, description): Guess[] {
      const words = guessFromWords(name, description).map((guess) =>
        learnt.has(`${guess.taxonomy} ${guess.slug}`) ? { ...guess, confidence: Math.min(guess.confidence, WORDS_ALONE) } : guess,
      );
      return [...guessesOfClaims(claimsOf(reader, name, description, LEAST_LEARNT)), ...words];
    },
  };
}

/** Returns the interests and recipients that a reader knows; of occasions words are right in four of five cases also alone. */
function categoriesOfReader({ outputs }: LinearReader): ReadonlySet<string> {
  return new Set(
    outputs.flatMap(({ kind, id }) =>
      kind === "interest" || kind === "person" ? categoriesOfEntry(kind, id).map(([taxonomy, slug]) => `${taxonomy} ${slug}`) : [],
    ),
  );
}
