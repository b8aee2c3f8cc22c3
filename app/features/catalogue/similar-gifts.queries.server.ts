import { type SQL, sql } from "drizzle-orm";
import { taxonomy, type TaxonomyKey } from "./taxonomies.ts";

/** How much a shared value counts when looking for candidates. */
const WEIGHTS = { interest: 4, giftType: 2, theme: 2 } as const satisfies Partial<Record<TaxonomyKey, number>>;
/** Of a value that more gifts share, so many on either side of the gift's id are looked at: ids are random, so they are as good as any, and always the same. */
const NEIGHBOURS = 1000;
/** Only so many of those with most in common are compared closely; a big catalogue would have thousands. */
const CANDIDATES = 300;
/** What a price twice or half as high costs; a shared recipient counts 1. An unknown price costs as much. */
const PENALTY_OF_DOUBLE_PRICE = 1.5;
const MAX_DOUBLINGS = 4;

function sharedValues(key: keyof typeof WEIGHTS, giftId: string): SQL {
  const map = sql.identifier(`${taxonomy(key).table}_map`);
  return sql`
    select other.gift_id, ${sql.raw(String(WEIGHTS[key]))} as weight
    from ${map} own cross join lateral (
      (select gift_id from ${map} where category_id = own.category_id and gift_id > own.gift_id order by gift_id limit ${NEIGHBOURS})
      union all
      (select gift_id from ${map} where category_id = own.category_id and gift_id < own.gift_id order by gift_id desc limit ${NEIGHBOURS})
    ) other
    where own.gift_id = ${giftId}::uuid`;
}

/**
 * Selects (id, position) of at most `limit` gifts in stock that share interests, types or themes with this one; the more they
 * share, recipients included, and the nearer their price (by its ratio), the earlier they come.
 */
export function similarGifts(giftId: string, limit: number): SQL {
  const shared = (Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[]).map((key) => sharedValues(key, giftId));
  const recipients = sql.identifier(`${taxonomy("recipient").table}_map`);
  return sql`
    select id, row_number() over (order by likeness desc, id) from (
      select g.id, candidate.weight
        + (select count(*) from ${recipients} own join ${recipients} other using (category_id)
           where own.gift_id = ${giftId}::uuid and other.gift_id = g.id)
        - ${PENALTY_OF_DOUBLE_PRICE}::float8
          * least(coalesce(abs(ln(g.price::float8 / this.price::float8)) / ln(2::float8), 1), ${MAX_DOUBLINGS}::float8) as likeness
      from (
        select gift_id, sum(weight) as weight from (${sql.join(shared, sql` union all `)}) value
        group by gift_id order by weight desc, gift_id limit ${CANDIDATES}
      ) candidate
      join gifts g on g.id = candidate.gift_id and g.in_stock
      join gifts this on this.id = ${giftId}::uuid
      order by likeness desc, g.id limit ${limit}
    ) alike`;
}
