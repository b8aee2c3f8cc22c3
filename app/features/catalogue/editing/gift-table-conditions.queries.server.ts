import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { likePattern } from "#app/platform/db/like-pattern.ts";
import { database } from "#app/platform/db/database.server.ts";
import { readOneRow, readRows, rowOf, uuid } from "#app/platform/db/rows.server.ts";
import { amazonPricePolicy, isAmazonGift } from "../prices.queries.server.ts";
import { API_PRICE_MAX_AGE_MS } from "../prices.ts";
import { TAXONOMIES, type TaxonomyKey } from "../taxonomies.ts";
import { type GiftTableFilters, PRICE_BUCKETS, type PriceBucket } from "./gift-table-filters.ts";
import type { GiftMarkCounts } from "./gift-table-rows.ts";

export const STALE_PRICE = sql`(g.price_source = 'api' and coalesce(g.price_checked_at, '-infinity') < now() - ${`${API_PRICE_MAX_AGE_MS} ms`}::interval)`;

/** Each condition is made for its query, as one follows the settings, which are read after modules are loaded. */
const MARKS: Record<GiftTableFilters["mark"][number], () => SQL> = {
  featured: () => sql`g.is_featured`,
  trending: () => sql`g.is_trending`,
  draft: () => sql`(not g.is_shown and g.state = 'draft')`,
  hidden: () => sql`(not g.is_shown and g.state = 'hidden')`,
  undated: () => sql`(not g.is_shown and g.state = 'shown')`,
  "no-picture": () => sql`g.image is null`,
  // gifts_to_categorize contains all gifts without a category and few others, so each of its rows can be checked
  // (0085-uncategorized-gifts.sql).
  "no-category": () =>
    sql`(g.id in (select gift_id from gifts_to_categorize) and not exists (
      select from gift_categories m join categories c on c.id = m.category_id where m.gift_id = g.id and c.taxonomy <> 'priceTier'))`,
  "no-price": () => sql`g.price_cents is null`,
  "stale-price": () => STALE_PRICE,
  "amazon-price": () =>
    sql`(g.price_cents is not null and g.price_source <> 'api' and ${isAmazonGift()} and ${amazonPricePolicy()} = 'as-entered')`,
  "dead-link": () => sql`g.link_state = 'dead'`,
};

function inBucket(bucket: PriceBucket): SQL {
  const { above, from, below, to, currency: own } = PRICE_BUCKETS[bucket];
  const sides = [
    sql`g.currency = ${own}`,
    above === null ? null : sql`g.price_cents > ${above}`,
    from === null ? null : sql`g.price_cents >= ${from}`,
    below === null ? null : sql`g.price_cents < ${below}`,
    to === null ? null : sql`g.price_cents <= ${to}`,
  ];
  return sql`(${sql.join(
    sides.filter((side) => side !== null),
    sql` and `,
  )})`;
}

function anyOf(conditions: readonly SQL[]): SQL {
  return sql`(${sql.join([...conditions], sql` or `)})`;
}

function carries(key: TaxonomyKey, slugs: readonly string[]): SQL {
  return sql`g.id in (select m.gift_id from gift_categories m
    where m.category_id in (select c.id from categories c where c.taxonomy = ${key} and c.slug = any (${sql.param([...slugs])}::text[])))`;
}

const IS_ASCII = /^\p{ASCII}*$/u;
const IN_PRICE = /^[\d.]+$/;

/**
 * Returns the search condition of the specification: a part of the name, the description or the price, case-insensitive. A line break
 * separates the three in gift_admin_text, so no match spans two of them.
 */
function contains(text: string): SQL {
  const pattern = likePattern(text.toLowerCase());
  // Shorter parts have no trigram, so every gift is looked at. To lower only the letters of English takes a fraction of the time.
  if (text.length < 3 && IS_ASCII.test(text)) {
    const inText = sql`lower(g.name || E'\n' || g.description collate "C") like ${pattern}`;
    return IN_PRICE.test(text) ? anyOf([inText, sql`gift_admin_text('', '', g.price_cents) like ${pattern}`]) : inText;
  }
  return sql`gift_admin_text(g.name, g.description, g.price_cents) like ${pattern}`;
}

/** Returns the condition that a gift `g` is among those that the table finds: the groups of filters with AND, the choices within one with OR. */
export function giftTableCondition(filters: GiftTableFilters): SQL {
  const conditions = [
    filters.q === "" ? null : contains(filters.q),
    ...TAXONOMIES.map(({ key }) => (filters.tags[key].length === 0 ? null : carries(key, filters.tags[key]))),
    filters.brand.length === 0 ? null : sql`g.brand_name = any (${sql.param(filters.brand)}::text[])`,
    filters.price.length === 0 ? null : anyOf(filters.price.map(inBucket)),
    // Both kinds of stock, like neither, filter nothing.
    filters.stock.length !== 1 ? null : filters.stock[0] === "in" ? sql`g.in_stock` : sql`not g.in_stock`,
    filters.mark.length === 0 ? null : anyOf(filters.mark.map((mark) => MARKS[mark]())),
  ].filter((condition) => condition !== null);
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** Returns the ids of all gifts that the table finds, but for these. */
export async function findGiftIds(filters: GiftTableFilters, except: readonly string[]): Promise<string[]> {
  const rows = await readRows(database(), rowOf({ id: uuid }))`
    select g.id from gifts g where ${giftTableCondition(filters)} and g.id <> all (${sql.param([...except])}::uuid[]) order by g.id`;
  return rows.map(({ id }) => id);
}

const marksRow = rowOf(
  Object.fromEntries(["total", ...Object.keys(MARKS)].map((name) => [name, z.int()])) as Record<keyof GiftMarkCounts, z.ZodInt>,
);

/** Returns the number of gifts, and how many of them carry each mark. Reads the whole table. */
export async function countGiftMarks(): Promise<GiftMarkCounts> {
  const counts = Object.entries(MARKS).map(
    ([mark, condition]) => sql`count(*) filter (where ${condition()})::int as ${sql.identifier(mark)}`,
  );
  return readOneRow(database(), marksRow)`select count(*)::int as total, ${sql.join(counts, sql`, `)} from gifts g`;
}
