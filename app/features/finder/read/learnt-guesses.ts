import type { Guess } from "#app/features/catalogue/guesses/types.ts";
import type { TaxonomyKey } from "#app/features/catalogue/taxonomies.ts";
import { rangesOfSpan } from "./age-ranges.ts";
import { categoriesOfEntry } from "./entry-categories.ts";
import type { LearntClaim } from "./learnt/types.ts";

/** A guess that is wrong more often than right is no suggestion. */
export const LEAST_LEARNT = 0.5;

/** Returns the categories that claims of the learnt reader stand for, each once with its surest claim. */
export function guessesOfClaims(claims: readonly LearntClaim[]): Guess[] {
  const guesses = new Map<string, Guess>();
  for (const claim of claims) {
    if (claim.confidence < LEAST_LEARNT) continue;
    for (const [taxonomy, slug] of categoriesOf(claim)) {
      const key = `${taxonomy} ${slug}`;
      const { weight, confidence, evidence } = claim;
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
