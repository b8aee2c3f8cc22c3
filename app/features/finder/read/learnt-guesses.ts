import type { Guess } from "#app/features/catalogue/guesses/types.ts";
import type { TaxonomyKey } from "#app/features/catalogue/taxonomies.ts";
import { rangesOfSpan } from "./age-ranges.ts";
import type { LearntClaim, TopicClaim } from "./learnt/types.ts";
import { lexicon } from "../lexicon/lexicon.ts";
import type { TagWeights } from "../lexicon/types.ts";

/** A guess that is wrong more often than right is no suggestion. */
const LEAST = 0.5;
/** Weight from which a category stands for an entry of the lexicon. */
const SAME_FROM = 0.9;

const TAXONOMY_OF: Record<TopicClaim["kind"], TaxonomyKey> = { interest: "interest", occasion: "occasion", person: "recipient" };

/** Returns the categories that claims of the learnt reader stand for, each once with its surest claim. */
export function guessesOfClaims(claims: readonly LearntClaim[]): Guess[] {
  const guesses = new Map<string, Guess>();
  for (const claim of claims) {
    if (claim.confidence < LEAST) continue;
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
  const taxonomy = TAXONOMY_OF[claim.kind];
  const standing = Object.entries(tagsOf(claim)?.[taxonomy] ?? {}).filter(([, weight]) => weight >= SAME_FROM);
  return standing.map(([slug]) => [taxonomy, slug]);
}

function tagsOf({ kind, id }: TopicClaim): TagWeights | undefined {
  const { interestById, personById, occasionById } = lexicon();
  return { interest: interestById, person: personById, occasion: occasionById }[kind].get(id)?.tags;
}
