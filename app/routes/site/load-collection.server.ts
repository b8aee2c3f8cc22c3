import { listCollectionCards } from "#app/features/collections/collection-cards.queries.server.ts";
import { listCollectionGifts } from "#app/features/collections/collection-gifts.queries.server.ts";
import type { CollectionAddress } from "#app/features/collections/collection-page.ts";
import { COLLECTIONS_TAG } from "#app/features/collections/constants.ts";
import { limitToNextDate, listShownCollections } from "#app/features/collections/shown-collections.queries.server.ts";
import type { ShownCollection } from "#app/features/collections/types.ts";
import { GIFTS_PER_PAGE } from "#app/features/catalogue/constants.ts";
import { shownOnCard, tagsOfGiftCards } from "#app/features/catalogue/gift-tags.ts";

/** The collections under "More collections". */
const MORE = 3;

/** Reads what the page of a collection shows, for shoppers and for its preview, and the page tags of it. */
export async function loadCollection(collection: ShownCollection, { sort, page }: CollectionAddress) {
  const [{ gifts, total, tags }, first, others] = await Promise.all([
    listCollectionGifts(collection, { sort, page, pageSize: GIFTS_PER_PAGE }),
    listCollectionCards([collection]),
    listShownCollections(MORE + 1),
    limitToNextDate(),
  ]);
  const more = await listCollectionCards(others.collections.filter(({ id }) => id !== collection.id).slice(0, MORE));
  const { slug, title, lead, story, image, imageAlt } = collection;
  const cover = first.cards[0]?.cover ?? (image === null ? [] : [image]);
  return {
    shown: {
      collection: { slug, title, lead, story, imageAlt, cover },
      gifts: gifts.map(shownOnCard),
      total,
      sort,
      page,
      pageCount: Math.max(1, Math.ceil(total / GIFTS_PER_PAGE)),
      more: more.cards,
    },
    tags: [COLLECTIONS_TAG, ...tags, ...more.tags, ...tagsOfGiftCards(gifts)],
  };
}
