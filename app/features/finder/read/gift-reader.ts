import type { GiftReader, Guess } from "#app/features/catalogue/guesses/types.ts";
import { nameWithoutBrands, withoutBrand } from "./brand-names.ts";
import { categoriesOfEntry } from "./entry-categories.ts";
import { withKindred } from "./kindred-guesses.ts";
import { claimsOf } from "./learnt/claims.ts";
import { committedReader } from "./learnt/committed-reader.ts";
import type { ShopReader } from "./learnt/current-reader.ts";
import type { LinearReader } from "./learnt/reader.ts";
import { guessesOfClaims, LEAST_LEARNT } from "./learnt-guesses.ts";
import { mostOfOccasion, withNamed } from "./named-outright.ts";
import { guessFromWords } from "./word-guesses.ts";

/** It goes up with every change of what the committed reader or the words read. */
const VERSION = "learnt 6, words 5";
/**
 * The probability that words are right where the learnt reader could say the same and does not. On a real shop 20 of 42 such interests and 8 of
 * 18 such recipients were (docs/decisions/0038-measured-on-real-shops.md): "Orbit Star" is an oven, and nothing for astronomers.
 */
const WORDS_ALONE = 0.5;

/** Reads gifts for the catalogue, the learnt reader first, with what the shop has taught it. */
export function giftReaderOf(shop: ShopReader | null): GiftReader {
  const reader = shop?.reader ?? committedReader();
  const learnt = categoriesOfReader(reader);
  const mostAlone = (guess: Guess) => {
    if (learnt.has(`${guess.taxonomy} ${guess.slug}`)) return WORDS_ALONE;
    return guess.taxonomy === "occasion" ? mostOfOccasion(guess) : 1;
  };
  return {
    version: shop === null ? VERSION : `${VERSION}, shop ${shop.stamp}`,
    sources: ["learnt", "words"],
    read(name, description, brandName = null): Guess[] {
      const own = nameWithoutBrands(name, brandName);
      const claimsFrom = (least: number) => claimsOf(reader, own, withoutBrand(description, brandName), least);
      const words = guessFromWords(name, description, brandName);
      const claimed = withNamed(withKindred(guessesOfClaims(claimsFrom(LEAST_LEARNT)), claimsFrom), words);
      const known = new Set(claimed.map(({ taxonomy, slug }) => `${taxonomy} ${slug}`));
      const alone = words.filter(({ taxonomy, slug }) => !known.has(`${taxonomy} ${slug}`));
      return [...claimed, ...alone.map((guess) => ({ ...guess, confidence: Math.min(guess.confidence, mostAlone(guess)) }))];
    },
  };
}

/** Returns the interests and recipients that a reader knows. */
function categoriesOfReader({ outputs }: LinearReader): ReadonlySet<string> {
  return new Set(
    outputs.flatMap(({ kind, id }) =>
      kind === "interest" || kind === "person" ? categoriesOfEntry(kind, id).map(([taxonomy, slug]) => `${taxonomy} ${slug}`) : [],
    ),
  );
}
