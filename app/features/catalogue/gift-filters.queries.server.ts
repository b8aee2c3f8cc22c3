import { type SQL, sql } from "drizzle-orm";
import { PLANNED_BY_VALUES } from "#app/platform/db/named-statements.server.ts";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { idRow, readRow } from "#app/platform/db/rows.server.ts";
import { cacheAnswers } from "#app/platform/page-cache/cached-answers.server.ts";
import type { GiftFilters, GiftSort } from "./gift-filters.ts";
import { categoryTag } from "./taxonomies.ts";

/**
 * The orders of lists, except that by fit (fitting-gifts.queries.server.ts). Gifts without a price come last in both directions; ties are broken
 * by name and id, so that pages never overlap.
 */
export const GIFT_ORDERS: Record<Exclude<GiftSort, "fit">, SQL> = {
  "name-asc": sql`lower(g.name), g.id`,
  "name-desc": sql`lower(g.name) desc, g.id desc`,
  "price-asc": sql`g.price_cents, lower(g.name), g.id`,
  "price-desc": sql`g.price_cents desc nulls last, lower(g.name), g.id`,
  newest: sql`g.created_at desc, g.id`,
};

/** Returns the id of the category of this taxonomy and slug, or null. */
const findCategoryId = cacheAnswers({
  most: 5000,
  keyOf: (key: string, slug: string) => `${key} ${slug}`,
  read: async (key, slug): Promise<string | null> =>
    (await readRow(readDatabase(), idRow)`select id from categories where taxonomy = ${key} and slug = ${slug}`)?.id ?? null,
  tagsOf: (id) => (id === null ? null : [categoryTag(id)]),
});

/** Returns the ids of the categories that the filters name, in the order of the filters, or null where one of them does not exist. */
async function findCategoryIds(categories: GiftFilters["categories"]): Promise<string[] | null> {
  const found = await Promise.all(Object.entries(categories).map(([key, slug]) => findCategoryId(key, slug)));
  const ids = found.filter((id) => id !== null);
  return ids.length < found.length ? null : ids;
}

/** The filters as SQL. */
export interface GiftCondition {
  /** The categories' ids, those of the list before chosen facets. */
  ids: readonly string[];
  /** The condition on `shown_gifts g`. */
  condition: SQL;
  /** The condition on gifts that are known to be of the first category. */
  withinFirst: SQL;
  /** Selects each gift that fulfils it, once. */
  members: SQL;
  /** Their number. */
  count: SQL;
}

const NOTHING = {
  condition: sql`false`,
  withinFirst: sql`false`,
  members: sql`select where false`,
  count: sql`0`,
} as const;

/**
 * Returns the filters as SQL. Categories stand in it as ids: the query planner knows how many gifts carry an id, but not what a subquery
 * would find.
 */
export async function readGiftCondition(filters: GiftFilters): Promise<GiftCondition> {
  const ids = await findCategoryIds({ ...filters.categories, ...filters.facets });
  if (ids === null) return { ...NOTHING, ids: [] };
  const conditions = [sql`true ${PLANNED_BY_VALUES}`];
  // A comparison with a null price is not true, so a price filter excludes gifts without a price.
  if (filters.minPriceCents !== null) conditions.push(sql`g.price_cents >= ${filters.minPriceCents}`);
  if (filters.maxPriceCents !== null) conditions.push(sql`g.price_cents <= ${filters.maxPriceCents}`);
  if (filters.minPriceCents !== null || filters.maxPriceCents !== null) conditions.push(sql`g.currency = ${filters.currency}`);
  if (filters.inStockOnly) conditions.push(sql`g.in_stock`);
  const ofGift = sql.join(conditions, sql` and `);
  if (ids.length === 0) {
    const members = sql`select g.id as gift_id from shown_gifts g where ${ofGift}`;
    // Both counts of the whole catalogue are index-only.
    const all = sql`(select (select count(*) from gifts) - (select count(*) from gifts where not is_shown))::int`;
    return { ids, condition: ofGift, withinFirst: ofGift, members, count: conditions.length === 1 ? all : countOf(members) };
  }
  const carriersOf = (categoryIds: readonly string[]) =>
    sql.join(
      categoryIds.map((id) => sql`select gift_id from gift_categories where category_id = ${id}::uuid`),
      sql` intersect `,
    );
  const carriers = carriersOf(ids);
  const isCarrier = sql`${ofGift} and g.id in (${carriers})`;
  // Of categories alone, only the few gifts that are not shown are looked at.
  const members =
    conditions.length === 1
      ? sql`
        select gift_id from (select distinct gift_id from (${carriers}) carriers) each
        where ${ofGift} and not exists (select from gifts g where g.id = each.gift_id and not g.is_shown)`
      : sql`select g.id as gift_id from shown_gifts g where ${isCarrier}`;
  const withinFirst = ids.length === 1 ? ofGift : sql`${ofGift} and g.id in (${carriersOf(ids.slice(1))})`;
  return { ids, condition: isCarrier, withinFirst, members, count: countOf(members) };
}

const countOf = (members: SQL) => sql`(select count(*)::int from (${members}) members)`;
