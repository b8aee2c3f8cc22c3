import type { Guess } from "#app/features/catalogue/guesses/types.ts";
import type { TaxonomyKey } from "#app/features/catalogue/taxonomies.ts";

/** The lexicon's weight for what the name of a gift calls outright, and not by a thing that goes with it. Descriptions do not reach it. */
const NAMED_FROM = 0.9;
/**
 * What hardly any other thing is named after, as anniversaries are ("50th anniversary edition") and fathers ("Rich Dad Poor Dad"). Of names that call
 * them outright and of which the learnt reader thinks so too 87 of 90 are for these occasions, and 50 of 52 for these people
 * (docs/decisions/0041-likely-gifts.md).
 */
const UNMISTAKABLE: Partial<Record<TaxonomyKey, readonly string[]>> = {
  occasion: ["birthday", "christmas", "easter", "valentines-day", "mothers-day", "fathers-day", "baby-shower", "get-well"],
  recipient: ["mom", "couple", "boss", "best-friend", "teacher"],
};
const NAMED_AND_SEEN = 0.95;
/**
 * Feasts whose own name is enough. The learnt reader knows next to nothing of the first two, as few products are for them: of 345,000 names all fifteen
 * that call Hanukkah by its name were for it (of Diwali there was none). The others need their "Day", as Valentine is a brand: 25 of 27.
 */
const FEASTS: readonly string[] = ["hanukkah", "diwali"];
const DAYS: readonly string[] = ["valentines-day", "mothers-day", "fathers-day"];
const FEAST_NAMED = 0.93;
/** Of other occasions words are right alone in four of five cases (16 of 20, and 34 of 45 called outright): an Easter blanket is likely one for Easter. */
const OCCASION_ALONE = 0.8;
/** What is named after one of these is for no other day: of what the learnt reader likely found besides, 3 of 13 were right. */
const BINDING: readonly string[] = [
  "get-well",
  "retirement",
  "farewell",
  "easter",
  "hanukkah",
  "diwali",
  "mothers-day",
  "fathers-day",
  "baby-shower",
];

const isNamed = ({ weight }: Guess) => weight >= NAMED_FROM;

/** Returns the learnt reader's guesses, surer of what the gift's name calls outright too, and of occasions none beside one that binds the gift. */
export function withNamed(claimed: readonly Guess[], words: readonly Guess[]): Guess[] {
  const named = words.filter(isNamed);
  const isBound = named.some(({ taxonomy, slug }) => taxonomy === "occasion" && BINDING.includes(slug));
  return claimed.flatMap((guess) => {
    const { taxonomy, slug, confidence, weight } = guess;
    const same = named.find((each) => each.taxonomy === taxonomy && each.slug === slug);
    if (same === undefined) return isBound && taxonomy === "occasion" ? [] : [guess];
    if (UNMISTAKABLE[taxonomy]?.includes(slug) !== true) {
      // A reader who finds it too makes nothing less sure than words would be alone.
      return [taxonomy === "occasion" ? { ...guess, confidence: Math.max(confidence, mostOfOccasion(same)) } : guess];
    }
    // What is made for them stands before what suits them among others.
    return [{ ...guess, confidence: Math.max(confidence, NAMED_AND_SEEN), weight: Math.max(weight, same.weight) }];
  });
}

/** Returns how sure words alone may be of an occasion. */
export function mostOfOccasion(guess: Guess): number {
  const { slug, evidence } = guess;
  const isFeastNamed = isNamed(guess) && (FEASTS.includes(slug) || (DAYS.includes(slug) && /\bday\b/i.test(evidence ?? "")));
  return isFeastNamed ? FEAST_NAMED : OCCASION_ALONE;
}
