import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { readOneRow, rowOf } from "#app/platform/db/rows.server.ts";
import { cacheAnswers } from "#app/platform/page-cache/cached-answers.server.ts";
import { MAX_LISTED } from "./constants.ts";
import { giftsByFit, listSpreadIds, type PickGifts } from "./fitting-gifts.queries.server.ts";
import { pickedInOrder, readCountedGiftCards, readGiftCards } from "./gift-cards.queries.server.ts";
import { type CountedGifts, countGiftFacets } from "./gift-facets.queries.server.ts";
import { GIFT_ORDERS, type GiftCondition, readGiftCondition } from "./gift-filters.queries.server.ts";
import type { GiftFilters } from "./gift-filters.ts";
import { categoryTag } from "./taxonomies.ts";
import type { GiftCard } from "./types.ts";

/** Up to here a page is found by skipping what stands before it. */
const SKIPPED = 500;
/** Cached are the ids of so many gifts in all, which take 36 bytes each. */
const CACHED_IDS = 200_000;
const UUID_LENGTH = 36;

function giftsInOrder({ sort }: GiftFilters, condition: GiftCondition): SQL {
  return sort === "fit"
    ? giftsByFit(condition)
    : sql`select g.id from shown_gifts g where ${condition.condition} order by ${GIFT_ORDERS[sort]}`;
}

/** Returns the ids of a list in its order, one text as that takes a fraction of the memory. */
const readIdsInOrder = cacheAnswers({
  most: CACHED_IDS,
  keyOf: ({ page: _page, pageSize: _size, defaultSort: _default, ...list }: GiftFilters, _condition: GiftCondition) => JSON.stringify(list),
  read: async (filters, condition) => {
    const { ids } = await readOneRow(readDatabase(), rowOf({ ids: z.string() }))`
      select array_to_string(array(${giftsInOrder(filters, condition)} limit ${MAX_LISTED}), '') as ids`;
    return ids;
  },
  sizeOf: (ids) => ids.length / UUID_LENGTH,
  // A gift of the whole shop that is put into a category is announced to that alone.
  tagsOf: (_ids, _filters, { ids }) => (ids.length === 0 ? null : ids.map(categoryTag)),
});

/**
 * Returns what selects gifts of a list by their place in it. Deep places are looked up in the whole list, which is kept: to skip what stands before
 * would cost the more the deeper a page is.
 */
function picking(filters: GiftFilters, condition: GiftCondition): PickGifts {
  return async (size, start) => {
    const end = start + size;
    if (end > SKIPPED && end <= MAX_LISTED) {
      const ids = await readIdsInOrder(filters, condition);
      const places = Array.from({ length: Math.max(0, Math.min(end, ids.length / UUID_LENGTH) - start) }, (_, place) => start + place);
      return pickedInOrder(places.map((place) => ids.slice(place * UUID_LENGTH, (place + 1) * UUID_LENGTH)));
    }
    // The page is numbered after the limit: numbering the whole list would make PostgreSQL sort all of it, while a page needs only its first rows.
    return sql`select id, row_number() over () from (${giftsInOrder(filters, condition)} limit ${size} offset ${start}) page`;
  };
}

/** Selects one page of the gifts that match the filters, as readGiftCards takes it. */
async function pickPage(filters: GiftFilters, condition: GiftCondition): Promise<SQL> {
  const { sort, page, pageSize } = filters;
  const pick = picking(filters, condition);
  return sort === "fit" ? pickedInOrder(await listSpreadIds(pick, page, pageSize)) : pick(pageSize, (page - 1) * pageSize);
}

/** Returns one page of the gifts that match the filters, and their total number. */
export async function listGifts(filters: GiftFilters): Promise<{ gifts: GiftCard[]; total: number }> {
  const condition = await readGiftCondition(filters);
  const { gifts, total } = await readCountedGiftCards(await pickPage(filters, condition), filters.categories, condition.count);
  if (total !== null || filters.page === 1) return { gifts, total: total ?? 0 };
  return { gifts, ...(await readOneRow(readDatabase(), rowOf({ total: z.int() }))`select ${condition.count} as total`) };
}

/** Returns one page of the gifts that match the filters, and what facets could narrow them to; who counts facets knows the total number. */
export async function listGiftsWithFacets(filters: GiftFilters): Promise<CountedGifts & { gifts: GiftCard[] }> {
  const condition = await readGiftCondition(filters);
  const [gifts, counted] = await Promise.all([
    pickPage(filters, condition).then((picked) => readGiftCards(picked, filters.categories)),
    countGiftFacets(filters),
  ]);
  return { gifts, ...counted };
}
