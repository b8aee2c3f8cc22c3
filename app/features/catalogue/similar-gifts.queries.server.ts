import { sql } from "drizzle-orm";
import { z } from "zod";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { pickSimilar } from "./pick-similar.ts";
import type { TaxonomyKey } from "./taxonomies.ts";

/** The weights of shared values when candidates are selected; only interests and gift types are kinship. */
const WEIGHTS = { interest: 4, giftType: 2, theme: 1 } as const satisfies Partial<Record<TaxonomyKey, number>>;
/**
 * For a value that many gifts share, this many gifts on either side of the gift's id are considered; ids are random, so they are a fair
 * sample, and always the same one.
 */
const SAMPLE_PER_SIDE = 400;
/** Only this many of the candidates with the most in common are compared closely; a large catalogue would have thousands. */
const CANDIDATES = 300;
/** So many of those are compared by their names too. */
const BY_NAME = 48;
/**
 * What sharing all topics, gift types, themes or recipients of a gift counts. Topics come first: an espresso press and a dumbbell may be for the
 * same people.
 */
const TOPICS = 3.6;
const TYPES = 2;
const THEMES = 0.5;
const AUDIENCE = 2.3;
/** The penalty for a price twice or half as high, beyond the difference that nobody minds. An unknown price, and one in another currency, count as a double one. */
const PENALTY_OF_DOUBLE_PRICE = 1.2;
const FREE_DOUBLINGS = 0.3;
const MAX_DOUBLINGS = 4;

const candidateRow = rowOf({
  id: z.guid(),
  name: z.string(),
  storeUrl: z.string().nullable(),
  likeness: z.number(),
  kin: z.boolean(),
  itself: z.boolean(),
});

/**
 * Returns the ids of at most `limit` gifts in stock that are like this one: of its topics and kind, for the same people, at a similar price (as a
 * ratio). Those that share no more than a theme come after all others, and of near twins only one is there.
 */
export async function findSimilarIds(giftId: string, limit: number): Promise<string[]> {
  const id = sql`${giftId}::uuid`;
  const weights = Object.entries(WEIGHTS).map(([key, weight]) => sql`(${key}, ${weight}::int)`);
  const sharedBy = (key: TaxonomyKey) => sql`count(*) filter (where taxonomy = ${key})::float8
    / nullif((select count(*) from own where taxonomy = ${key}), 0)`;
  const rows = await readRows(readDatabase(), candidateRow)`
    with own as materialized (
      select id, code, taxonomy from categories where id in (select category_id from gift_categories where gift_id = ${id})
    ), audience as materialized (
      select code from own where taxonomy = 'recipient'
    ), this as materialized (
      select id, name, price_cents, currency, affiliate_url from shown_gifts where id = ${id}
    ), alike as (
      select g.id, candidate.topics + candidate.types > 0 as kin,
        ${TOPICS}::float8 * candidate.topics + ${TYPES}::float8 * candidate.types + ${THEMES}::float8 * candidate.themes
        + ${AUDIENCE}::float8 * coalesce(
          (select count(*) from audience where code = any (k.codes))::float8 / nullif((select count(*) from audience), 0), 0)
        - ${PENALTY_OF_DOUBLE_PRICE}::float8 * greatest(0, -${FREE_DOUBLINGS}::float8 + least(
          coalesce(case when g.currency = this.currency then abs(ln(g.price_cents::float8 / this.price_cents::float8)) / ln(2::float8) end, 1),
          ${MAX_DOUBLINGS}::float8)) as likeness
      from (
        select gift_id, sum(weight) as weight, coalesce(${sharedBy("interest")}, 0) as topics, coalesce(${sharedBy("giftType")}, 0) as types,
          coalesce(${sharedBy("theme")}, 0) as themes
        from own join (values ${sql.join(weights, sql`, `)}) weights (taxonomy, weight) using (taxonomy)
        cross join lateral (
          (select distinct gift_id from gift_categories where category_id = own.id and gift_id > ${id} order by gift_id limit ${SAMPLE_PER_SIDE})
          union all
          (select distinct gift_id from gift_categories where category_id = own.id and gift_id < ${id} order by gift_id desc limit ${SAMPLE_PER_SIDE})
        ) other
        group by gift_id order by weight desc, gift_id limit ${CANDIDATES}
      ) candidate
      join shown_gifts g on g.id = candidate.gift_id and g.in_stock
      cross join this left join gift_facets k on k.gift_id = g.id
      order by kin desc, likeness desc, g.id limit ${BY_NAME}
    )
    select id, name, affiliate_url as "storeUrl", likeness, kin, false as itself from alike join shown_gifts using (id)
    union all select id, name, affiliate_url, 0, true, true from this
    order by itself desc, likeness desc, id`;
  const [gift, ...candidates] = rows;
  return gift?.itself === true ? pickSimilar(gift, candidates, limit) : [];
}
