import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { spreadTypes } from "./spread-types.ts";

/**
 * Types are spread within this many pages at a time, so that a page needs no more rows than these, and neither of two neighboring ones repeats or
 * leaves out a gift.
 */
const PAGES_SPREAD_TOGETHER = 2;

const fittingRow = rowOf({ id: z.uuid(), name: z.string(), types: z.array(z.int()) });

/** A list of gifts to be ordered by fit. */
export interface FittingGifts {
  /** The category that the gifts are of and that they fit; null for a list of gifts of any category, such as one by price alone. */
  categoryId: string | null;
  /** The condition on `shown_gifts g`; of those of the category, where there is one. */
  condition: SQL;
  /** Counts from 1. */
  page: number;
  pageSize: number;
}

/**
 * Returns the ids of one page of gifts in the order "Best match": by fit (`gift_fit` in the database: in stock first, what people say before
 * guesses, prices in the middle), and so that no type of thing comes three times in a row.
 */
export async function listFittingIds({ condition, categoryId, page, pageSize }: FittingGifts): Promise<string[]> {
  const together = PAGES_SPREAD_TOGETHER * pageSize;
  const block = Math.floor((page - 1) / PAGES_SPREAD_TOGETHER);
  const window = sql`limit ${together} offset ${block * together}`;
  const best =
    categoryId === null
      ? sql`
        select g.id, g.name from shown_gifts g, (
          select percentile_disc(0.5) within group (order by g.price_cents) as cents from shown_gifts g where ${condition}
        ) middle
        where ${condition}
        order by gift_fit(g.in_stock, true, 1, 1, g.image is not null, g.price_cents, middle.cents) desc, g.id ${window}`
      : sql`
        select g.id, g.name from category_fits f join shown_gifts g on g.id = f.gift_id
        where f.category_id = ${categoryId}::uuid and ${condition}
        order by f.fit desc, f.gift_id ${window}`;
  const rows = await readRows(readDatabase(), fittingRow)`
    select best.id, best.name, coalesce(types, '{}') as types
    from (select id, name, row_number() over () as position from (${best}) best) best left join gift_facets on gift_id = best.id
    order by position`;
  const start = ((page - 1) % PAGES_SPREAD_TOGETHER) * pageSize;
  return spreadTypes(rows)
    .slice(start, start + pageSize)
    .map(({ id }) => id);
}
