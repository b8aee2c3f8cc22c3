import { sql } from "drizzle-orm";
import { z } from "zod";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { idRow, readOneRow, readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { MAX_LISTED } from "./constants.ts";
import { listSpreadIds, type PickGifts } from "./fitting-gifts.queries.server.ts";
import { pickedInOrder, readGiftCards } from "./gift-cards.queries.server.ts";
import { type CountedGifts, countGiftFacets } from "./gift-facets.queries.server.ts";
import { type GiftCondition, readGiftCondition } from "./gift-filters.queries.server.ts";
import { type GiftFilters, hasFormFilters, withoutFormFilters } from "./gift-filters.ts";
import { isListWithin } from "./list-length.queries.server.ts";
import { depthFor, idsWithin, type OrderedGifts } from "./ordered-gifts.ts";
import { giftsInOrder, readOrderedGifts } from "./ordered-lists.queries.server.ts";
import type { GiftCard } from "./types.ts";

/** Up to here a page is found by skipping what stands before it. */
const SKIPPED = 500;

/** A list of which a page is wanted. Up to `most` gifts it is listed. */
interface PagedList {
  filters: GiftFilters;
  condition: GiftCondition;
  most: number;
}

/**
 * Returns the gifts among which those up to the place `end` are looked up, or null where PostgreSQL picks them. Prices and stock choose from the whole
 * list of categories, which is the same for all of them: to read and sort what each leaves would cost many times as much. Deep places are looked up
 * because to skip what stands before would cost the more the deeper a page is.
 */
async function readOrder({ filters, condition, most }: PagedList, end: number): Promise<OrderedGifts | null> {
  if (hasFormFilters(filters) && condition.ids.length > 0 && Object.keys(filters.facets).length === 0) {
    const whole = withoutFormFilters(filters);
    const ofWhole = await readGiftCondition(whole);
    if (await isListWithin(most, ofWhole)) return readOrderedGifts(whole, ofWhole, MAX_LISTED);
  }
  return end > SKIPPED && end <= most ? readOrderedGifts(filters, condition, depthFor(end)) : null;
}

async function lookUpIds(list: PagedList, size: number, start: number): Promise<string[] | null> {
  const order = await readOrder(list, start + size);
  return order === null ? null : idsWithin(order, list.filters, start, size);
}

/** Returns what selects gifts of a list by their place in it. */
function picking(list: PagedList): PickGifts {
  return async (size, start) => {
    const ids = await lookUpIds(list, size, start);
    if (ids !== null) return pickedInOrder(ids);
    // The page is numbered after the limit: numbering the whole list would make PostgreSQL sort all of it, while a page needs only its first rows.
    const page = sql`${giftsInOrder(list.filters, list.condition)} limit ${size} offset ${start}`;
    return sql`select id, row_number() over () from (${page}) page`;
  };
}

async function listPageIds(list: PagedList): Promise<string[]> {
  const { sort, page, pageSize } = list.filters;
  if (sort === "fit") return listSpreadIds(picking(list), page, pageSize);
  const start = (page - 1) * pageSize;
  const ids = await lookUpIds(list, pageSize, start);
  if (ids !== null) return ids;
  const rows = await readRows(readDatabase(), idRow)`${giftsInOrder(list.filters, list.condition)} limit ${pageSize} offset ${start}`;
  return rows.map(({ id }) => id);
}

/**
 * Returns the cards of one page of the gifts that match the filters. What picks them is planned by its values each time; what reads their cards is a
 * statement of its own, which is the same for all lists and stays prepared.
 */
async function readPage(list: PagedList): Promise<GiftCard[]> {
  return readGiftCards(pickedInOrder(await listPageIds(list)), list.filters.categories);
}

/** Returns one page of the gifts that match the filters, and their total number. */
export async function listGifts(filters: GiftFilters): Promise<{ gifts: GiftCard[]; total: number }> {
  const condition = await readGiftCondition(filters);
  const [gifts, { total }] = await Promise.all([
    readPage({ filters, condition, most: MAX_LISTED }),
    readOneRow(readDatabase(), rowOf({ total: z.int() }))`select ${condition.count} as total`,
  ]);
  return { gifts, total };
}

/** Returns one page of the gifts that match the filters, and what facets could narrow them to; who counts facets knows the total number. */
export async function listGiftsWithFacets(filters: GiftFilters, most = MAX_LISTED): Promise<CountedGifts & { gifts: GiftCard[] }> {
  const condition = await readGiftCondition(filters);
  const [gifts, counted] = await Promise.all([readPage({ filters, condition, most }), countGiftFacets(filters, most)]);
  return { gifts, ...counted };
}
