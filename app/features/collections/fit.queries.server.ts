import { type SQL, sql } from "drizzle-orm";

/** What a gift gains that has all of the rule's categories, beside its fit of up to 32 in the one that it fits best. */
const HAS_ALL = 3;
/** What each further gift of one type loses, so that types alternate. */
const SAME_TYPE = 0.6;

/**
 * Orders the gifts of a collection best first, by the fit that "Best match" goes by (migration 0266), by how many of the rule's categories they
 * have, and so that types alternate. `candidates` has the columns id, in_stock, image and price_cents; the result has id and fit.
 */
export function rankByFit(candidates: SQL, categoryIds: readonly string[]): SQL {
  const ids = sql`${sql.param([...categoryIds])}::uuid[]`;
  return sql`
    select id, score - ${SAME_TYPE}::float8 * (row_number() over (partition by type order by score desc, id) - 1) as fit from (
      select c.id, f.types[1] as type,
        coalesce(best.fit, gift_fit(c.in_stock, true, 1, 1, c.image is not null, c.price_cents, middle.cents))
          + ${HAS_ALL}::float8 * best.carried / ${Math.max(1, categoryIds.length)}::int as score
      from (${candidates}) c
      cross join (select percentile_disc(0.5) within group (order by price_cents) as cents from (${candidates}) priced) middle
      cross join lateral (
        select max(fit) as fit, count(*) as carried from category_fits where gift_id = c.id and category_id = any (${ids})
      ) best
      left join gift_facets f on f.gift_id = c.id
    ) scored`;
}
