import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { readOneRow, rowOf } from "#app/platform/db/rows.server.ts";
import { cacheAnswers } from "#app/platform/page-cache/cached-answers.server.ts";
import { giftsByFit } from "./fitting-gifts.queries.server.ts";
import { GIFT_ORDERS, type GiftCondition } from "./gift-filters.queries.server.ts";
import type { GiftFilters } from "./gift-filters.ts";
import type { OrderedGifts } from "./ordered-gifts.ts";
import { numbersIn } from "./joined-texts.ts";
import { categoryTag } from "./taxonomies.ts";

/**
 * Cached are so many gifts of lists in all, 10 MB. In one order the lists of the demo shop's occasions, recipients and interests have 213,000 where it
 * has 20,000 gifts: with room for less, shoppers who go from one to the next would find none of them.
 */
const CACHED_GIFTS = 400_000;

/** Selects columns of a list's gifts in its order. */
export function giftsInOrder({ sort }: GiftFilters, condition: GiftCondition, columns: SQL = sql`g.id`): SQL {
  return sort === "fit"
    ? giftsByFit(condition, columns)
    : sql`select ${columns} from shown_gifts g where ${condition.condition} order by ${GIFT_ORDERS[sort]}`;
}

const orderedRow = rowOf({ ids: z.instanceof(Buffer).nullable(), prices: z.string().nullable(), in_stock: z.string().nullable() });

/** Returns the first `depth` gifts of a list in its order, and of each what the form filters by. */
export const readOrderedGifts = cacheAnswers({
  most: CACHED_GIFTS,
  keyOf: ({ page: _page, pageSize: _size, defaultSort: _default, ...list }: GiftFilters, _condition: GiftCondition, depth: number) =>
    `${depth} ${JSON.stringify(list)}`,
  read: async (filters, condition, depth): Promise<OrderedGifts> => {
    // The limit stands between the sorting and the texts, which therefore have the order of the rows.
    const columns = sql`g.id, g.price_cents, g.currency, g.in_stock`;
    const { ids, prices, in_stock } = await readOneRow(readDatabase(), orderedRow)`
      select string_agg(uuid_send(id), ''::bytea) as ids, string_agg(in_stock::int::text, '') as in_stock,
        string_agg(coalesce(case when currency = ${filters.currency} then price_cents end, -1)::text, ',') as prices
      from (${giftsInOrder(filters, condition, columns)} limit ${depth}) listed`;
    return { ids: ids ?? Buffer.alloc(0), prices: Float64Array.from(numbersIn(prices)), inStock: Uint8Array.from(in_stock ?? "", Number) };
  },
  sizeOf: ({ prices }) => prices.length,
  // A gift of the whole shop that is put into a category is announced to that alone.
  tagsOf: (_gifts, _filters, { ids }) => (ids.length === 0 ? null : ids.map(categoryTag)),
});
