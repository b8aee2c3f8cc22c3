import type { Guess } from "#app/features/catalogue/guesses/types.ts";
import type { TaxonomyKey } from "#app/features/catalogue/taxonomies.ts";
import { rangesOfSpan } from "./age-ranges.ts";
import { categoriesOfEntry } from "./entry-categories.ts";
import type { LearntClaim } from "./learnt/types.ts";

/** A guess that is wrong more often than right is no suggestion. */
export const LEAST_LEARNT = 0.5;

/**
 * A child's thing has a span of ages, and each range within it is less sure than that it is a child's: of 36 that were read on a real shop with
 * a confidence of 0.95 on average 26 were right.
 */
const SHARE_OF_RANGE = 0.76;

/** Returns the categories that claims of the learnt reader stand for, each once with its surest claim. */
export function guessesOfClaims(claims: readonly LearntClaim[]): Guess[] {
  const guesses = new Map<string, Guess>();
  for (const claim of claims) {
    const { weight, evidence } = claim;
    const confidence = claim.kind === "child" ? claim.confidence * SHARE_OF_RANGE : claim.confidence;
    if (confidence < LEAST_LEARNT) continue;
    for (const [taxonomy, slug] of categoriesOf(claim)) {
      const key = `${taxonomy} ${slug}`;
      if ((guesses.get(key)?.confidence ?? 0) >= confidence) continue;
      guesses.set(key, {
        taxonomy,
        slug,
        source: "learnt",
        weight,
        confidence,
        evidence: evidence.length === 0 ? null : evidence.join(", "),
      });
    }
  }
  return [...guesses.values()];
}

function categoriesOf(claim: LearntClaim): [TaxonomyKey, string][] {
  if (claim.kind === "gender") return [];
  if (claim.kind === "child") return rangesOfSpan(claim.ages).map((slug) => ["ageRange", slug]);
  return categoriesOfEntry(claim.kind, claim.id);
}
