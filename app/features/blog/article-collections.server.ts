import { listCollectionCards } from "#app/features/collections/collection-cards.queries.server.ts";
import { COLLECTIONS_TAG } from "#app/features/collections/constants.ts";
import { findShownCollections, limitToNextDate } from "#app/features/collections/shown-collections.queries.server.ts";
import type { CollectionCard } from "#app/features/collections/types.ts";
import type { ArticleBlock } from "./types.ts";

/** The collections that an article names. */
interface ArticleCollections {
  /** Returns the cards of those that are shown now and have gifts. */
  cardsOf: (slugs: readonly string[]) => CollectionCard[];
  /** Slugs of which there is no such collection now. */
  missing: string[];
  tags: string[];
}

/** Finds the collections that an article names, by present or former slugs. A page that shows them ends when one begins or ends. */
export async function findArticleCollections(blocks: readonly ArticleBlock[]): Promise<ArticleCollections> {
  const slugs = blocks.flatMap((block) => (block.kind === "collections" ? block.slugs : []));
  if (slugs.length === 0) return { cardsOf: () => [], missing: [], tags: [] };
  const [found] = await Promise.all([findShownCollections(slugs), limitToNextDate()]);
  const { cards, tags } = await listCollectionCards([...found.values()]);
  const cardOf = (slug: string) => cards.find(({ id }) => id === found.get(slug)?.id);
  return {
    cardsOf: (wanted) => [...new Set(wanted)].flatMap((slug) => cardOf(slug) ?? []),
    missing: slugs.filter((slug) => cardOf(slug) === undefined),
    tags: [COLLECTIONS_TAG, ...tags],
  };
}
