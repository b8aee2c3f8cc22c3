import { type Guess, SHOWN_FROM } from "#app/features/catalogue/guesses/types.ts";
import { LEAST_LEARNT } from "./learnt-guesses.ts";
import type { LearntClaim } from "./learnt/types.ts";

/**
 * Recipients of whom product texts say next to nothing, with one whom the same things suit, and the share of them that does: of what was read
 * for a host 45 of 53 products suited a neighbor, and about half of what was read for a coworker suited a boss (docs/decisions/0041-likely-gifts.md).
 */
const KINDRED = [
  { slug: "neighbor", like: "host", share: 0.85 },
  { slug: "boss", like: "coworker", share: 0.5 },
] as const;
/** Weaker claims of the recipients themselves tell nothing. */
const LEAST_OWN = 0.2;
/** What suits somebody alike is likely and never sure. */
const MOST_ALIKE = SHOWN_FROM - 0.01;

/** Returns the guesses with those for kindred recipients; `claimsFrom` returns what the reader claims with at least a confidence. */
export function withKindred(guesses: readonly Guess[], claimsFrom: (least: number) => readonly LearntClaim[]): Guess[] {
  const more = KINDRED.flatMap(({ slug, like, share }): Guess[] => {
    const guess = guesses.find((each) => each.taxonomy === "recipient" && each.slug === like);
    if (guess === undefined) return [];
    const own = claimsFrom(LEAST_OWN).find((claim) => claim.kind === "person" && claim.id === slug);
    // Either of the two reasons is enough.
    const either = 1 - (1 - (own?.confidence ?? 0)) * (1 - share * guess.confidence);
    const confidence = Math.max(own?.confidence ?? 0, Math.min(either, MOST_ALIKE));
    return confidence < LEAST_LEARNT ? [] : [{ ...guess, slug, weight: Math.max(own?.weight ?? 0, share * guess.weight), confidence }];
  });
  const isReplaced = ({ taxonomy, slug }: Guess) => taxonomy === "recipient" && more.some((each) => each.slug === slug);
  return [...guesses.filter((guess) => !isReplaced(guess)), ...more];
}
