import type { TaxonomyKey } from "../taxonomies.ts";
import type { Guess } from "./types.ts";

/** Of these a model always speaks: where it names none, there is none. Of the others it is asked for a few. */
const ALWAYS_SPOKEN_OF: readonly TaxonomyKey[] = ["recipient", "occasion", "interest", "ageRange"];

/** Returns the taxonomies in which only a model's guesses stand, which are none where no model has read the gift. */
export function spokenOfByModel(said: readonly Guess[] | null): ReadonlySet<TaxonomyKey> {
  return new Set(said === null ? [] : [...ALWAYS_SPOKEN_OF, ...said.map(({ taxonomy }) => taxonomy)]);
}

/** Returns a model's guesses and, in taxonomies of which it has not spoken, those of the other readers. */
export function besideModel(said: readonly Guess[] | null, others: readonly Guess[]): Guess[] {
  const spokenOf = spokenOfByModel(said);
  return [...(said ?? []), ...others.filter(({ taxonomy }) => !spokenOf.has(taxonomy))];
}
