import type { ModelClaim, ModelReading } from "#app/features/catalogue/model-reading/types.ts";
import type { TaxonomyKey } from "#app/features/catalogue/taxonomies.ts";
import { rangesOfSpan } from "../age-ranges.ts";
import { categoriesOfEntry } from "../entry-categories.ts";

/** A guess that is wrong more often than right is no suggestion. */
const LEAST = 0.5;
/**
 * The probability that an editor says so too, by the weight from 0 to 10, measured on demo gifts: docs/decisions/0033-a-model-reads-products.md.
 * Editors agree most about what a thing is for, least about whom it is for.
 */
const INTEREST = [0, 0.1, 0.2, 0.45, 0.76, 0.86, 0.89, 0.95, 0.96, 0.97, 0.98];
const OF_PEOPLE = [0, 0.1, 0.2, 0.35, 0.5, 0.69, 0.82, 0.84, 0.93, 0.97, 0.98];
const OTHER = [0, 0.1, 0.2, 0.45, 0.7, 0.78, 0.86, 0.88, 0.9, 0.96, 0.97];
const CONFIDENCES: Partial<Record<TaxonomyKey, readonly number[]>> = { interest: INTEREST, occasion: OF_PEOPLE, recipient: OF_PEOPLE };

/** Returns the categories that a model's claims stand for, each once with its surest claim. */
export function guessesOfModel(claims: readonly ModelClaim[]): ModelReading["guesses"] {
  const guesses = new Map<string, ModelReading["guesses"][number]>();
  for (const claim of claims) {
    if (claim.kind === "gender") continue;
    for (const [taxonomy, slug] of categoriesOf(claim)) {
      const confidence = (CONFIDENCES[taxonomy] ?? OTHER)[Math.round(claim.weight * 10)] ?? 0;
      if (confidence < LEAST) continue;
      const key = `${taxonomy} ${slug}`;
      if ((guesses.get(key)?.confidence ?? 0) >= confidence) continue;
      const evidence = claim.kind === "child" ? null : claim.quote;
      guesses.set(key, { taxonomy, slug, source: "model", weight: claim.weight, confidence, evidence });
    }
  }
  return [...guesses.values()];
}

function categoriesOf(claim: Exclude<ModelClaim, { kind: "gender" }>): [TaxonomyKey, string][] {
  if (claim.kind === "child") return rangesOfSpan({ min: claim.from, max: claim.to }).map((slug) => ["ageRange", slug]);
  if (claim.kind !== "category") return categoriesOfEntry(claim.kind, claim.id);
  const at = claim.id.indexOf("/");
  return [[claim.id.slice(0, at) as TaxonomyKey, claim.id.slice(at + 1)]];
}
