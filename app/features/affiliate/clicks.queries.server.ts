import { sql } from "drizzle-orm";
import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { readRows, rowOf, uuid } from "#app/platform/db/rows.server.ts";
import type { ClicksByDay, ClicksByName, ClicksOfGift } from "./types.ts";

const clicksByNameRow = rowOf({ name: z.string(), clicks: z.int() });

/** Returns the first day (UTC) of the last `days` days, of which today is one. */
const since = (days: number) => sql`(current_date - ${days - 1}::integer)`;

/**
 * Returns the clicks to the store on each of the last `days` days, oldest first, each with those of the day as long before; days without
 * clicks are included.
 */
export async function countClicksByDay(days: number): Promise<ClicksByDay[]> {
  return readRows(database(), rowOf({ day: z.string(), clicks: z.int(), before: z.int() }))`
    with counted as (
      select clicked_at::date as on_day, count(*)::int as clicks from affiliate_clicks where clicked_at >= ${since(2 * days)} group by 1
    )
    select to_char(day, 'YYYY-MM-DD') as day, coalesce(shown.clicks, 0) as clicks, coalesce(earlier.clicks, 0) as before
    from generate_series(${since(days)}, current_date, interval '1 day') as day
    left join counted shown on shown.on_day = day::date
    left join counted earlier on earlier.on_day = day::date - ${days}::integer
    order by day`;
}

/** Returns the clicks by the suffix of the store's host ("com", "co.uk"), the most clicked first. */
export async function countClicksByMarketplace(days: number): Promise<ClicksByName[]> {
  return readRows(database(), clicksByNameRow)`
    select marketplace as name, count(*)::int as clicks from affiliate_clicks where clicked_at >= ${since(days)} group by 1 order by 2 desc, 1`;
}

/** Returns at most `limit` gifts that led to the store most often. Deleted gifts are left out. */
export async function listMostClickedGifts(days: number, limit: number): Promise<ClicksOfGift[]> {
  return readRows(database(), clicksByNameRow.extend({ id: uuid }))`
    select g.id, g.name, count(*)::int as clicks from affiliate_clicks c join gifts g on g.id = c.gift_id
    where c.clicked_at >= ${since(days)} group by g.id order by 3 desc, g.name limit ${limit}`;
}

/** Returns at most `limit` gift types that led to the store most often; a gift of two types counts for both. */
export async function countClicksByGiftType(days: number, limit: number): Promise<ClicksByName[]> {
  return readRows(database(), clicksByNameRow)`
    select t.name, count(*)::int as clicks from affiliate_clicks c
    join (select distinct gift_id, category_id from gift_categories) m on m.gift_id = c.gift_id
    join categories t on t.id = m.category_id and t.taxonomy = 'giftType'
    where c.clicked_at >= ${since(days)} group by t.id order by 2 desc, 1 limit ${limit}`;
}
