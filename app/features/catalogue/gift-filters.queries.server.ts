import { type SQL, sql } from "drizzle-orm";
import type { GiftFilters, GiftSort } from "./schema.ts";
import { TAXONOMIES } from "./taxonomies.ts";

/** Gifts without a price come last in both directions; ties are broken by name and id, so that pages never overlap. */
export const GIFT_ORDERS: Record<GiftSort, SQL> = {
  "name-asc": sql`lower(g.name), g.id`,
  "name-desc": sql`lower(g.name) desc, g.id desc`,
  "price-asc": sql`g.price_cents, lower(g.name), g.id`,
  "price-desc": sql`g.price_cents desc nulls last, lower(g.name), g.id`,
  newest: sql`g.created_at desc, g.id`,
};

/** Returns the filters' SQL condition on `gifts g`. */
export function giftCondition(filters: GiftFilters): SQL {
  const conditions = [sql`true`];
  for (const { key, table } of TAXONOMIES) {
    const slug = filters.categories[key];
    if (slug === undefined) continue;
    conditions.push(sql`g.id in (
      select m.gift_id from ${sql.identifier(`${table}_map`)} m
      where m.category_id = (select c.id from ${sql.identifier(table)} c where c.slug = ${slug}))`);
  }
  // A comparison with a null price is not true, so a price filter excludes gifts without a price.
  if (filters.minPriceCents !== null) conditions.push(sql`g.price_cents >= ${filters.minPriceCents}`);
  if (filters.maxPriceCents !== null) conditions.push(sql`g.price_cents <= ${filters.maxPriceCents}`);
  if (filters.inStockOnly) conditions.push(sql`g.in_stock`);
  return sql.join(conditions, sql` and `);
}
