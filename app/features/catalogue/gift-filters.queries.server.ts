import { type SQL, sql } from "drizzle-orm";
import { type GiftFilters, type GiftSort } from "./gift-filters.ts";
import { z } from "zod";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { readRows, rowOf } from "#app/platform/db/rows.server.ts";

/** Gifts without a price come last in both directions; ties are broken by name and id, so that pages never overlap. */
const GIFT_ORDERS: Record<Exclude<GiftSort, "best">, SQL> = {
  "name-asc": sql`lower(g.name), g.id`,
  "name-desc": sql`lower(g.name) desc, g.id desc`,
  "price-asc": sql`g.price_cents, lower(g.name), g.id`,
  "price-desc": sql`g.price_cents desc nulls last, lower(g.name), g.id`,
  newest: sql`g.created_at desc, g.id`,
};

/** Returns the order of a list. The best gifts of its first category are those that people have chosen, then the surest and fittest guesses. */
export function giftOrder(sort: GiftSort, [categoryId]: readonly string[]): SQL {
  if (sort !== "best") return GIFT_ORDERS[sort];
  if (categoryId === undefined) return GIFT_ORDERS["name-asc"];
  return sql`(select max(m.weight * m.confidence) from gift_categories m
    where m.gift_id = g.id and m.category_id = ${categoryId}::uuid) desc, ${GIFT_ORDERS["name-asc"]}`;
}

/** Returns the ids of the categories that the filters name, or null where one of them does not exist. */
async function findCategoryIds(categories: GiftFilters["categories"]): Promise<string[] | null> {
  const wanted = Object.entries(categories).map(([key, slug]) => sql`(${key}, ${slug})`);
  if (wanted.length === 0) return [];
  const rows = await readRows(readDatabase(), rowOf({ id: z.uuid() }))`
    select id from categories where (taxonomy, slug) in (${sql.join(wanted, sql`, `)})`;
  return rows.length < wanted.length ? null : rows.map(({ id }) => id);
}

/** The filters' condition on `shown_gifts g`, and the number of gifts that fulfil it. */
interface GiftCondition {
  /** The categories' ids. */
  ids: readonly string[];
  condition: SQL;
  count: SQL;
}

/**
 * Returns the filters as SQL. Categories stand in it as ids: the query planner knows how many gifts carry an id, but not what a subquery
 * would find.
 */
export async function readGiftCondition(filters: GiftFilters): Promise<GiftCondition> {
  const ids = await findCategoryIds(filters.categories);
  if (ids === null) return { ids: [], condition: sql`false`, count: sql`0` };
  const conditions = [sql`true`];
  // A comparison with a null price is not true, so a price filter excludes gifts without a price.
  if (filters.minPriceCents !== null) conditions.push(sql`g.price_cents >= ${filters.minPriceCents}`);
  if (filters.maxPriceCents !== null) conditions.push(sql`g.price_cents <= ${filters.maxPriceCents}`);
  if (filters.minPriceCents !== null || filters.maxPriceCents !== null) conditions.push(sql`g.currency = ${filters.currency}`);
  if (filters.inStockOnly) conditions.push(sql`g.in_stock`);
  const ofGift = sql.join(conditions, sql` and `);
  if (ids.length === 0) {
    // Both counts of the whole catalogue are index-only.
    const all = sql`(select (select count(*) from gifts) - (select count(*) from gifts where not is_shown))::int`;
    return {
      ids,
      condition: ofGift,
      count: conditions.length === 1 ? all : sql`(select count(*)::int from shown_gifts g where ${ofGift})`,
    };
  }
  const carriers = sql.join(
    ids.map((id) => sql`select gift_id from gift_categories where category_id = ${id}::uuid`),
    sql` intersect `,
  );
  const condition = sql`${ofGift} and g.id in (${carriers})`;
  const each = sql`(select distinct gift_id from (${carriers}) carriers) each`;
  // Categories alone are counted with a look at the few gifts that are not shown only.
  const isShown = sql`not exists (select from gifts g where g.id = each.gift_id and not g.is_shown)`;
  if (conditions.length === 1) return { ids, condition, count: sql`(select count(*)::int from ${each} where ${isShown})` };
  return { ids, condition, count: sql`(select count(*)::int from ${each} join shown_gifts g on g.id = each.gift_id where ${ofGift})` };
}
