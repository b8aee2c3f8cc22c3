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
const VERSION = "learnt 5, words 4";
/**
 * The probability that words are right where the learnt reader could say the same and does not. On a real shop 20 of 42 such interests and 8 of
 * 18 such recipients were (docs/decisions/0038-measured-on-real-shops.md): "Orbit Star" is an oven, and nothing for astronomers.
 */
const WORDS_ALONE = 0.5;
/** Of occasions words are right alone in four of five cases (16 of 20): a mug with "thank you" is likely one to say so. */
const OCCASION_ALONE = 0.8;
/**
 * Feasts that hardly any other thing is named after, and that few products are for, so that the learnt reader knows little of them. Of 345,000
 * names of products (docs/decisions/0041-likely-gifts.md) all fifteen that call Hanukkah by its name were for it, and of labelled ones 24 of 25 with
 * Christmas or Easter. Of Diwali there was none; it is named as outright.
 */
const FEASTS: readonly string[] = ["christmas", "hanukkah", "diwali", "easter"];
const FEAST_NAMED = 0.93;
/** The lexicon's weight for an occasion that the name of the gift calls by its own name, and not by a thing that goes with it. */
const NAMED_FROM = 0.9;

/** Reads gifts for the catalogue, the learnt reader first, with what the shop has taught it. */
export function giftReaderOf(shop: ShopReader | null): GiftReader {
  const reader = shop?.reader ?? committedReader();
  const learnt = categoriesOfReader(reader);
  const mostAlone = ({ taxonomy, slug, weight }: Guess) => {
    if (learnt.has(`${taxonomy} ${slug}`)) return WORDS_ALONE;
    if (taxonomy !== "occasion") return 1;
    return FEASTS.includes(slug) && weight >= NAMED_FROM ? FEAST_NAMED : OCCASION_ALONE;
  };
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
