import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { readOneRow, readRows, rowOf, uuid } from "#app/platform/db/rows.server.ts";
import { currency } from "#app/platform/money-schema.ts";
import { amazonPricePolicy, isAmazonGift } from "../prices.queries.server.ts";
import { API_PRICE_MAX_AGE_MS } from "../prices.ts";
import { cleanCategoryName } from "../gift-tags.ts";
import type { TaxonomyKey } from "../taxonomies.ts";
import {
  GIFTS_PER_TABLE_PAGE,
  type GiftTableFilters,
  type GiftTableSort,
  MAX_COUNTED,
  narrowsTable,
  PRICE_BUCKETS,
  type PriceBucket,
} from "./gift-table-filters.ts";
import type { GiftMarkCounts, GiftTablePage, GiftTableRow } from "./gift-table-rows.ts";

const ORDERS: Record<GiftTableSort, (descending: boolean) => SQL> = {
  added: (descending) => (descending ? sql`g.created_at desc, g.id` : sql`g.created_at, g.id desc`),
  updated: (descending) => (descending ? sql`g.updated_at desc, g.id` : sql`g.updated_at, g.id desc`),
  name: (descending) => (descending ? sql`lower(g.name) desc, g.id desc` : sql`lower(g.name), g.id`),
  // Gifts without a price come last in both directions.
  price: (descending) => (descending ? sql`g.price_cents desc nulls last, g.id desc` : sql`g.price_cents, g.id`),
};

const STALE_PRICE = sql`(g.price_source = 'api' and coalesce(g.price_checked_at, '-infinity') < now() - ${`${API_PRICE_MAX_AGE_MS} ms`}::interval)`;

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

/**
 * Returns the search condition of the specification: a part of the name, the description or the price, case-insensitive. A line break
 * separates the three in gift_admin_text, so no match spans two of them.
 */
function contains(text: string): SQL {
  const pattern = `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`gift_admin_text(g.name, g.description, g.price_cents) like ${pattern}`;
}

/** Combines the groups of filters with AND, and the choices within one with OR. */
function conditionFor(filters: GiftTableFilters): SQL {
  const conditions = [
    filters.q === "" ? null : contains(filters.q),
    filters.category.length === 0 ? null : carries("giftType", filters.category),
    filters.recipient.length === 0 ? null : carries("recipient", filters.recipient),
    filters.price.length === 0 ? null : anyOf(filters.price.map(inBucket)),
    // Both kinds of stock, like neither, filter nothing.
    filters.stock.length !== 1 ? null : filters.stock[0] === "in" ? sql`g.in_stock` : sql`not g.in_stock`,
    filters.mark.length === 0 ? null : anyOf(filters.mark.map((mark) => MARKS[mark]())),
  ].filter((condition) => condition !== null);
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

const tableRow = rowOf({
  id: uuid,
  slug: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  price_cents: z.int().nullable(),
  currency,
  price_source: z.enum(["editor", "import", "api"]),
  is_price_stale: z.boolean(),
  in_stock: z.boolean(),
  is_featured: z.boolean(),
  is_trending: z.boolean(),
  shipping_days: z.int().nullable(),
  affiliate_url: z.string().nullable(),
  link_state: z.enum(["alive", "dead", "unsure"]).nullable(),
  unshown: z.enum(["draft", "hidden", "waiting", "over"]).nullable(),
  categories: z.array(z.string()),
});
type Row = z.infer<typeof tableRow>;
/** Where nothing was found, or too much, one row has only the total. */
const countedRow = z.union([rowOf({ ...tableRow.shape, total: z.int() }), z.looseObject({ id: z.null(), total: z.int() })]);
const countRow = rowOf({ count: z.int() });

const COLUMNS = sql`g.id, g.slug, g.name, g.image, g.price_cents::float8 as price_cents, g.currency, g.price_source, ${STALE_PRICE} as is_price_stale,
  g.in_stock, g.is_featured, g.is_trending, g.shipping_days, g.affiliate_url, g.link_state,
  case when g.is_shown then null when g.state <> 'shown' then g.state when g.shown_until <= now() then 'over' else 'waiting' end as unshown,
  array(
    select c.name from categories c where c.taxonomy = 'giftType' and c.id in (select category_id from gift_categories where gift_id = g.id)
    order by c.sort_order, c.name
  ) as categories`;

const orderOf = ({ sort, descending }: GiftTableFilters): SQL => ORDERS[sort](descending);

/**
 * Reads the page of a search with few matches: they are found in one pass, counted, then sorted. Returns null when there are more than
 * MAX_COUNTED.
 */
async function readFewMatches(condition: SQL, filters: GiftTableFilters): Promise<{ rows: Row[]; total: number } | null> {
  const order = orderOf(filters);
  const lastPage = sql`greatest(1, ceil(total / ${GIFTS_PER_TABLE_PAGE}::numeric))`;
  const rows = await readRows(database(), countedRow)`
    with found as materialized (
      select g.id, g.name, g.price_cents, g.created_at, g.updated_at from gifts g where ${condition} limit ${MAX_COUNTED + 1}
    ), counted as (select count(*)::int as total from found),
    page as materialized (
      select g.id, row_number() over (order by ${order}) as place from found g where (select total from counted) <= ${MAX_COUNTED}
      order by ${order} limit ${GIFTS_PER_TABLE_PAGE}
      offset (select (least(${filters.page}::int, ${lastPage}) - 1) * ${GIFTS_PER_TABLE_PAGE} from counted)
    )
    select counted.total, ${COLUMNS} from counted left join page on true left join gifts g on g.id = page.id order by page.place`;
  const total = rows[0]?.total ?? 0;
  return total > MAX_COUNTED ? null : { rows: rows.flatMap((row) => (row.id === null ? [] : [row])), total };
}

/** Reads a page of a search with many matches by walking the order's own index, which meets enough of them soon. */
async function readThroughOrder(condition: SQL, filters: GiftTableFilters, total: number): Promise<Row[]> {
  const order = orderOf(filters);
  const page = Math.min(filters.page, Math.max(1, Math.ceil(total / GIFTS_PER_TABLE_PAGE)));
  return readRows(database(), tableRow)`
    with page as materialized (
      select g.id, row_number() over (order by ${order}) as place from gifts g where ${condition}
      order by ${order} limit ${GIFTS_PER_TABLE_PAGE} offset ${(page - 1) * GIFTS_PER_TABLE_PAGE}
    )
    select ${COLUMNS} from page join gifts g using (id) order by page.place`;
}

async function countGifts(): Promise<number> {
  return (await readOneRow(database(), countRow)`select count(*)::int as count from gifts`).count;
}

/**
 * Returns one page of the table of gifts. With 200,000 gifts it takes milliseconds, or one full scan where no index supports the filters.
 */
export async function readGiftTable(filters: GiftTableFilters): Promise<GiftTablePage> {
  const condition = conditionFor(filters);
  const isNarrowed = narrowsTable(filters);
  const few = isNarrowed ? await readFewMatches(condition, filters) : null;
  if (few !== null)
    return {
      rows: few.rows.map(toTableRow),
      total: few.total,
      isMore: false,
      isCatalogueEmpty: few.total === 0 && (await isCatalogueEmpty()),
    };
  const total = isNarrowed ? MAX_COUNTED : await countGifts();
  const rows = await readThroughOrder(condition, filters, total);
  return { rows: rows.map(toTableRow), total, isMore: isNarrowed, isCatalogueEmpty: total === 0 };
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

async function isCatalogueEmpty(): Promise<boolean> {
  return (await readOneRow(database(), rowOf({ is: z.boolean() }))`select not exists (select from gifts) as is`).is;
}

function toTableRow(row: Row): GiftTableRow {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    image: row.image,
    priceCents: row.price_cents,
    currency: row.currency,
    priceSource: row.price_source,
    isPriceStale: row.is_price_stale,
    inStock: row.in_stock,
    isFeatured: row.is_featured,
    isTrending: row.is_trending,
    shippingDays: row.shipping_days,
    affiliateUrl: row.affiliate_url,
    linkState: row.link_state,
    unshown: row.unshown,
    categories: row.categories.map(cleanCategoryName),
  };
}
