import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { idRow, readOneRow, readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { cacheAnswers } from "#app/platform/page-cache/cached-answers.server.ts";
import { MAX_LISTED } from "./constants.ts";
import { giftsByFit, listSpreadIds, type PickGifts } from "./fitting-gifts.queries.server.ts";
import { pickedInOrder, readGiftCards } from "./gift-cards.queries.server.ts";
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

async function listPageIds(filters: GiftFilters, condition: GiftCondition): Promise<string[]> {
  const { sort, page, pageSize } = filters;
  const pick = picking(filters, condition);
  if (sort === "fit") return listSpreadIds(pick, page, pageSize);
  const rows = await readRows(readDatabase(), idRow)`
    select id from (${await pick(pageSize, (page - 1) * pageSize)}) picked (id, position) order by position`;
  return rows.map(({ id }) => id);
}

/**
 * Returns the cards of one page of the gifts that match the filters. What picks them is planned by its values each time; what reads their cards is a
 * statement of its own, which is the same for all lists and stays prepared.
 */
async function readPage(filters: GiftFilters, condition: GiftCondition): Promise<GiftCard[]> {
  return readGiftCards(pickedInOrder(await listPageIds(filters, condition)), filters.categories);
}

/** Returns one page of the gifts that match the filters, and their total number. */
export async function listGifts(filters: GiftFilters): Promise<{ gifts: GiftCard[]; total: number }> {
  const condition = await readGiftCondition(filters);
  const [gifts, { total }] = await Promise.all([
    readPage(filters, condition),
    readOneRow(readDatabase(), rowOf({ total: z.int() }))`select ${condition.count} as total`,
  ]);
  return { gifts, total };
}

/** Returns one page of the gifts that match the filters, and what facets could narrow them to; who counts facets knows the total number. */
export async function listGiftsWithFacets(filters: GiftFilters): Promise<CountedGifts & { gifts: GiftCard[] }> {
  const condition = await readGiftCondition(filters);
  const [gifts, counted] = await Promise.all([readPage(filters, condition), countGiftFacets(filters)]);
  return { gifts, ...counted };
}
