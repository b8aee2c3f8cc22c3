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
/** Of occasions words are right alone in four of five cases (16 of 20, and 34 of 45 that a name calls outright): an Easter blanket is likely one for Easter. */
const OCCASION_ALONE = 0.8;
/** The lexicon's weight for an occasion that the name of a gift calls outright, and not by a thing that goes with it. */
const NAMED_FROM = 0.9;
/**
 * Occasions that hardly any other thing is named after, as anniversaries are ("50th anniversary edition"). Of names that call them outright and of
 * which the learnt reader thinks so too 87 of 90 are for them (docs/decisions/0041-likely-gifts.md).
 */
const UNMISTAKABLE: readonly string[] = [
  "birthday",
  "christmas",
  "easter",
  "valentines-day",
  "mothers-day",
  "fathers-day",
  "baby-shower",
  "get-well",
];
const NAMED_AND_SEEN = 0.95;
/**
 * Feasts whose own name is enough. The learnt reader knows next to nothing of the first two, as few products are for them: of 345,000 names all fifteen
 * that call Hanukkah by its name were for it (of Diwali there was none). The others need their "Day", as Valentine is a brand: 25 of 27.
 */
const FEASTS: readonly string[] = ["hanukkah", "diwali"];
const DAYS: readonly string[] = ["valentines-day", "mothers-day", "fathers-day"];
const FEAST_NAMED = 0.93;

/** Reads gifts for the catalogue, the learnt reader first, with what the shop has taught it. */
export function giftReaderOf(shop: ShopReader | null): GiftReader {
  const reader = shop?.reader ?? committedReader();
  const learnt = categoriesOfReader(reader);
  const mostAlone = (guess: Guess) => {
    if (learnt.has(`${guess.taxonomy} ${guess.slug}`)) return WORDS_ALONE;
    if (guess.taxonomy !== "occasion") return 1;
    return isFeastNamed(guess) ? FEAST_NAMED : OCCASION_ALONE;
  };
  return {
    version: shop === null ? VERSION : `${VERSION}, shop ${shop.stamp}`,
    sources: ["learnt", "words"],
    read(name, description, brandName = null): Guess[] {
      const own = nameWithoutBrands(name, brandName);
      const claimsFrom = (least: number) => claimsOf(reader, own, withoutBrand(description, brandName), least);
      const words = guessFromWords(name, description, brandName);
      const named = new Set(words.flatMap((guess) => (isNamedOutright(guess) ? [guess.slug] : [])));
      const claimed = withKindred(guessesOfClaims(claimsFrom(LEAST_LEARNT)), claimsFrom).map((guess) =>
        guess.taxonomy === "occasion" && named.has(guess.slug)
          ? { ...guess, confidence: Math.max(guess.confidence, NAMED_AND_SEEN) }
          : guess,
      );
      const known = new Set(claimed.map(({ taxonomy, slug }) => `${taxonomy} ${slug}`));
      const alone = words.filter(({ taxonomy, slug }) => !known.has(`${taxonomy} ${slug}`));
      return [...claimed, ...alone.map((guess) => ({ ...guess, confidence: Math.min(guess.confidence, mostAlone(guess)) }))];
    },
  };
}

function isFeastNamed({ slug, weight, evidence }: Guess): boolean {
  return weight >= NAMED_FROM && (FEASTS.includes(slug) || (DAYS.includes(slug) && /\bday\b/i.test(evidence ?? "")));
}

function isNamedOutright({ taxonomy, slug, weight }: Guess): boolean {
  return taxonomy === "occasion" && weight >= NAMED_FROM && UNMISTAKABLE.includes(slug);
}

/** Returns the interests and recipients that a reader knows. */
function categoriesOfReader({ outputs }: LinearReader): ReadonlySet<string> {
  return new Set(
    outputs.flatMap(({ kind, id }) =>
      kind === "interest" || kind === "person" ? categoriesOfEntry(kind, id).map(([taxonomy, slug]) => `${taxonomy} ${slug}`) : [],
    ),
  );
}
