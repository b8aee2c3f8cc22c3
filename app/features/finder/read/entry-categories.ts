import type { TaxonomyKey } from "#app/features/catalogue/taxonomies.ts";
import { lexicon } from "../lexicon/lexicon.ts";
import type { TagWeights } from "../lexicon/types.ts";

/** Weight from which a category stands for an entry of the lexicon. */
const SAME_FROM = 0.9;

/** The kinds of entries that categories stand for, with the taxonomies of those categories. */
const TAXONOMIES_OF = {
  interest: ["interest"],
  occasion: ["occasion"],
  person: ["recipient"],
  trait: ["personality", "theme", "ecoLabel"],
} as const satisfies Record<string, readonly TaxonomyKey[]>;
export type EntryKind = keyof typeof TAXONOMIES_OF;

/** Returns the categories that stand for an entry of the lexicon. */
export function categoriesOfEntry(kind: EntryKind, id: string): [TaxonomyKey, string][] {
  const tags = tagsOfEntry(kind, id);
  return TAXONOMIES_OF[kind].flatMap((taxonomy) =>
    Object.entries(tags?.[taxonomy] ?? {}).flatMap(([slug, weight]): [TaxonomyKey, string][] =>
      weight >= SAME_FROM ? [[taxonomy, slug]] : [],
    ),
  );
}

function tagsOfEntry(kind: EntryKind, id: string): TagWeights | undefined {
  const { interestById, personById, occasionById, traitById } = lexicon();
  return { interest: interestById, person: personById, occasion: occasionById, trait: traitById }[kind].get(id)?.tags;
}
