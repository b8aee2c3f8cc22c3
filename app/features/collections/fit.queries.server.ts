import { type SQL, sql } from "drizzle-orm";

/** How much each counts beside how well a gift fits the rule's categories, which is from 0 to 1. */
const IN_STOCK = 1;
const MIDDLE_PRICE = 0.5;
const FEATURED = 0.2;
/** What each further gift of one type loses, so that types alternate. */
const SAME_TYPE = 0.12;

/**
 * Orders the gifts of a collection by how well they fit, best first: those in stock, with many of the rule's categories, of a price in the middle, and
 * of several types. `candidates` has the columns id, in_stock, is_featured and price_cents; the result has id and fit, larger for better.
 */
export function rankByFit(candidates: SQL, categoryIds: readonly string[]): SQL {
  const carried = sql`(select count(distinct m.category_id) from gift_categories m
    where m.gift_id = c.id and m.category_id = any (${sql.param([...categoryIds])}::uuid[]))::float8 / ${Math.max(1, categoryIds.length)}::int`;
  const type = sql`(select t.id from gift_categories m join categories t on t.id = m.category_id
    where m.gift_id = c.id and t.taxonomy = 'giftType' order by t.sort_order, t.name limit 1)`;
  return sql`
    select id, score - ${SAME_TYPE}::float8 * (row_number() over (partition by type order by score desc, id) - 1) as fit from (
      select c.id, ${type} as type, ${carried} + ${IN_STOCK}::float8 * c.in_stock::int + ${FEATURED}::float8 * c.is_featured::int
        + ${MIDDLE_PRICE}::float8 * (1 - abs(2 * percent_rank() over (order by c.price_cents) - 1)) as score
      from (${candidates}) c
    ) scored`;
}
