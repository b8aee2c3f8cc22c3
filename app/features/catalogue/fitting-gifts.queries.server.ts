import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { readRows, rowOf } from "#app/platform/db/rows.server.ts";
import type { GiftCondition } from "./gift-filters.queries.server.ts";
import { spreadTypes } from "./spread-types.ts";

/**
 * Types are spread within this many pages at a time, so that a page needs no more rows than these, and neither of two neighboring ones repeats or
 * leaves out a gift.
 */
const PAGES_SPREAD_TOGETHER = 2;

const fittingRow = rowOf({ id: z.uuid(), name: z.string(), types: z.array(z.int()) });

/**
 * Selects columns of the gifts of a list by fit (`gift_fit` in the database: in stock first, what people say before guesses, prices in the
 * middle): that to its first category, or where it has none, to what its gifts cost in the middle.
 */
export function giftsByFit(
  { ids: [categoryId], condition, withinFirst }: Pick<GiftCondition, "ids" | "condition" | "withinFirst">,
  columns: SQL = sql`g.id`,
): SQL {
  return categoryId === undefined
    ? sql`
      select ${columns} from shown_gifts g, (
        select percentile_disc(0.5) within group (order by g.price_cents) as cents from shown_gifts g where ${condition}
      ) middle
      where ${condition}
      order by gift_fit(g.in_stock, true, 1, 1, g.image is not null, g.price_cents, middle.cents) desc, g.id`
    : sql`
      select ${columns} from category_fits f join shown_gifts g on g.id = f.gift_id
      where f.category_id = ${categoryId}::uuid and ${withinFirst}
      order by f.fit desc, f.gift_id`;
}

/** Selects so many gifts of a list as (id, position), from the one at `start` on. */
export type PickGifts = (size: number, start: number) => Promise<SQL>;

/** Returns the ids of one page of a list by fit, in an order in which no type of thing comes three times in a row. */
export async function listSpreadIds(pick: PickGifts, page: number, pageSize: number): Promise<string[]> {
  const together = PAGES_SPREAD_TOGETHER * pageSize;
  const block = Math.floor((page - 1) / PAGES_SPREAD_TOGETHER);
  const rows = await readRows(readDatabase(), fittingRow)`
    select g.id, g.name, coalesce(types, '{}') as types
    from (${await pick(together, block * together)}) best (id, position) join shown_gifts g on g.id = best.id
    left join gift_facets on gift_id = best.id
    order by position`;
  const start = ((page - 1) % PAGES_SPREAD_TOGETHER) * pageSize;
  return spreadTypes(rows)
    .slice(start, start + pageSize)
    .map(({ id }) => id);
}
