import { type SQL, sql } from "drizzle-orm";
import type { TaxonomyKey } from "./taxonomies.ts";

/** The weights of shared values when candidates are selected. */
const WEIGHTS = { interest: 4, giftType: 2, theme: 2 } as const satisfies Partial<Record<TaxonomyKey, number>>;
/**
 * For a value that many gifts share, this many gifts on either side of the gift's id are considered; ids are random, so they are a fair
 * sample, and always the same one.
 */
const SAMPLE_PER_SIDE = 1000;
/** Only this many of the candidates with the most in common are compared closely; a large catalogue would have thousands. */
const CANDIDATES = 300;
/** The penalty for a price twice or half as high, where a shared recipient counts 1. An unknown price, and one in another currency, have the same penalty. */
const PENALTY_OF_DOUBLE_PRICE = 1.5;
const MAX_DOUBLINGS = 4;

/**
 * Selects (id, position) of at most `limit` gifts in stock that share interests, types or themes with this one. They are ranked by how much
 * they share, recipients included, and by how near their price is (as a ratio).
 */
export function similarGifts(giftId: string, limit: number): SQL {
  const id = sql`${giftId}::uuid`;
  const weights = Object.entries(WEIGHTS).map(([key, weight]) => sql`(${key}, ${weight}::int)`);
  return sql`
    with own as materialized (
      select id, taxonomy from categories where id in (select category_id from gift_categories where gift_id = ${id})
    )
    select id, row_number() over (order by likeness desc, id) from (
      select g.id, candidate.weight
        + (select count(distinct category_id) from gift_categories
           where gift_id = g.id and category_id in (select own.id from own where taxonomy = 'recipient'))
        - ${PENALTY_OF_DOUBLE_PRICE}::float8
          * least(
            coalesce(case when g.currency = this.currency then abs(ln(g.price_cents::float8 / this.price_cents::float8)) / ln(2::float8) end, 1),
            ${MAX_DOUBLINGS}::float8
          ) as likeness
      from (
        select gift_id, sum(weight) as weight
        from own join (values ${sql.join(weights, sql`, `)}) weights (taxonomy, weight) using (taxonomy)
        cross join lateral (
          (select distinct gift_id from gift_categories where category_id = own.id and gift_id > ${id} order by gift_id limit ${SAMPLE_PER_SIDE})
          union all
          (select distinct gift_id from gift_categories where category_id = own.id and gift_id < ${id} order by gift_id desc limit ${SAMPLE_PER_SIDE})
        ) other
        group by gift_id order by weight desc, gift_id limit ${CANDIDATES}
      ) candidate
      join shown_gifts g on g.id = candidate.gift_id and g.in_stock
      join shown_gifts this on this.id = ${id}
      order by likeness desc, g.id limit ${limit}
    ) alike`;
}
