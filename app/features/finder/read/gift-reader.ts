import type { GiftReader, Guess } from "#app/features/catalogue/guesses/types.ts";
import { nameWithoutBrands, withoutBrand } from "./brand-names.ts";
import { categoriesOfEntry } from "./entry-categories.ts";
import { withKindred } from "./kindred-guesses.ts";
import { claimsOf } from "./learnt/claims.ts";
import { committedReader } from "./learnt/committed-reader.ts";
import type { ShopReader } from "./learnt/current-reader.ts";
import type { LinearReader } from "./learnt/reader.ts";
import { guessesOfClaims, LEAST_LEARNT } from "./learnt-guesses.ts";
import { guessFromWords } from "./word-guesses.ts";

/** It goes up with every change of what the committed reader or the words read. */
const VERSION = "learnt 5, words 3";
/**
 * The probability that words are right where the learnt reader could say the same and does not. On a real shop 20 of 42 such interests and 8 of
 * 18 such recipients were (docs/decisions/0038-measured-on-real-shops.md): "Orbit Star" is an oven, and nothing for astronomers.
 */
const WORDS_ALONE = 0.5;
/** Of occasions words are right alone in four of five cases (16 of 20): an Easter cake is likely one for Easter. */
const OCCASION_ALONE = 0.8;

/** Reads gifts for the catalogue, the learnt reader first, with what the shop has taught it. */
export function giftReaderOf(shop: ShopReader | null): GiftReader {
  const reader = shop?.reader ?? committedReader();
  const learnt = categoriesOfReader(reader);
  const mostAlone = ({ taxonomy, slug }: Guess) =>
    learnt.has(`${taxonomy} ${slug}`) ? WORDS_ALONE : taxonomy === "occasion" ? OCCASION_ALONE : 1;
  return {
    version: shop === null ? VERSION : `${VERSION}, shop ${shop.stamp}`,
    sources: ["learnt", "words"],
    read(name, description, brandName = null): Guess[] {
      const own = nameWithoutBrands(name, brandName);
      const claimsFrom = (least: number) => claimsOf(reader, own, withoutBrand(description, brandName), least);
      const claimed = withKindred(guessesOfClaims(claimsFrom(LEAST_LEARNT)), claimsFrom);
      const known = new Set(claimed.map(({ taxonomy, slug }) => `${taxonomy} ${slug}`));
      const words = guessFromWords(name, description, brandName).filter(({ taxonomy, slug }) => !known.has(`${taxonomy} ${slug}`));
      return [...claimed, ...words.map((guess) => ({ ...guess, confidence: Math.min(guess.confidence, mostAlone(guess)) }))];
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
