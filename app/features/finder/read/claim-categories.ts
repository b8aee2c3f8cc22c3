import type { TaxonomyKey } from "#app/features/catalogue/taxonomies.ts";
import { lexicon } from "../lexicon/lexicon.ts";
import type { TagWeights } from "../lexicon/types.ts";
import type { TopicClaim } from "./learnt/types.ts";

/** Weight from which a category stands for an entry of the lexicon. */
const SAME_FROM = 0.9;

const TAXONOMY_OF: Record<TopicClaim["kind"], TaxonomyKey> = { interest: "interest", occasion: "occasion", person: "recipient" };

/** Returns the categories that stand for an interest, an occasion or a kind of person. */
export function categoriesOfTopic(topic: Pick<TopicClaim, "kind" | "id">): [TaxonomyKey, slug: string][] {
  const taxonomy = TAXONOMY_OF[topic.kind];
  const standing = Object.entries(tagsOf(topic)?.[taxonomy] ?? {}).filter(([, weight]) => weight >= SAME_FROM);
  return standing.map(([slug]) => [taxonomy, slug]);
}

function tagsOf({ kind, id }: Pick<TopicClaim, "kind" | "id">): TagWeights | undefined {
  const { interestById, personById, occasionById } = lexicon();
  return { interest: interestById, person: personById, occasion: occasionById }[kind].get(id)?.tags;
}
