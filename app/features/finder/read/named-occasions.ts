import type { Guess } from "#app/features/catalogue/guesses/types.ts";

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
/** Of other occasions words are right alone in four of five cases (16 of 20, and 34 of 45 called outright): an Easter blanket is likely one for Easter. */
const OCCASION_ALONE = 0.8;

/** Returns the learnt reader's guesses, surer of the occasions that the gift's words call outright too. */
export function surerOfNamed(claimed: readonly Guess[], words: readonly Guess[]): Guess[] {
  const isNamed = ({ taxonomy, slug, weight }: Guess) => taxonomy === "occasion" && weight >= NAMED_FROM && UNMISTAKABLE.includes(slug);
  const named = new Set(words.filter(isNamed).map(({ slug }) => slug));
  return claimed.map((guess) =>
    guess.taxonomy === "occasion" && named.has(guess.slug) ? { ...guess, confidence: Math.max(guess.confidence, NAMED_AND_SEEN) } : guess,
  );
}

/** Returns how sure words alone may be of an occasion. */
export function mostOfOccasion({ slug, weight, evidence }: Guess): number {
  const isFeastNamed = weight >= NAMED_FROM && (FEASTS.includes(slug) || (DAYS.includes(slug) && /\bday\b/i.test(evidence ?? "")));
  return isFeastNamed ? FEAST_NAMED : OCCASION_ALONE;
}
