import type { ModelClaim } from "#app/features/catalogue/model-reading/types.ts";
import type { AgeSpan } from "../../types.ts";
import type { Evidence, Weights } from "../word-evidence.ts";

/** What is left of a word's weight where a model has read the gift and does not say so: it names only the most fitting few. */
const UNCLAIMED = 0.4;
const OLDEST = 120;
/** A model's "99" means everybody older. */
const EVERYBODY_FROM = 90;

type Claims = readonly ModelClaim[];

/** Returns what a gift has to do with where a model has read it: as the model says, and what else its words say at a part of their weight. */
export function preferModel(words: Evidence, claims: Claims): Evidence {
  return {
    ...words,
    interest: preferring(words.interest, claims, "interest"),
    person: preferring(words.person, claims, "person"),
    occasion: preferring(words.occasion, claims, "occasion"),
    trait: preferring(words.trait, claims, "trait"),
  };
}

function preferring(words: Weights, claims: Claims, kind: "interest" | "person" | "occasion" | "trait"): Weights {
  const weights: Weights = new Map([...words].map(([id, weight]) => [id, weight * UNCLAIMED]));
  for (const claim of claims) if (claim.kind === kind) weights.set(claim.id, claim.weight);
  return weights;
}

/** Returns the ages that a model says a gift is for. */
export function agesOfModel(claims: Claims): AgeSpan | null {
  for (const claim of claims) if (claim.kind === "child") return { min: claim.from, max: claim.to >= EVERYBODY_FROM ? OLDEST : claim.to };
  return null;
}

/** Returns the sex that a model says a gift is for alone. */
export function genderOfModel(claims: Claims): "male" | "female" | null {
  for (const claim of claims) if (claim.kind === "gender") return claim.id;
  return null;
}
