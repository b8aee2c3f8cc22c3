import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { pictureOfGift } from "#app/features/still-lifes/still-address.ts";
import { database } from "#app/platform/db/database.server.ts";
import { readOneRow, readRows, rowOf, timestamp, uuid } from "#app/platform/db/rows.server.ts";
import { currency } from "#app/platform/money-schema.ts";
import { TABLE_FIELDS } from "../gift-fields.ts";
import { pickFields, selectFields, shapeOfFields } from "../gift-rows.queries.server.ts";
import { cleanCategoryName } from "../gift-tags.ts";
import { TAXONOMIES, type TaxonomyKey } from "../taxonomies.ts";
import { taxonomyKey } from "../taxonomies.queries.server.ts";
import type { FilterNames } from "./describe-filters.ts";
import { taxonomiesOf, USUAL_COLUMNS } from "./gift-table-columns.ts";
import { giftTableCondition, STALE_PRICE } from "./gift-table-conditions.queries.server.ts";
import { GIFT_PAGE_SIZES, type GiftTableFilters, type GiftTableSort, MAX_COUNTED, narrowsTable } from "./gift-table-filters.ts";
import type { GiftTablePage, GiftTableRow } from "./gift-table-rows.ts";

const ORDERS: Record<GiftTableSort, (descending: boolean) => SQL> = {
  added: (descending) => (descending ? sql`g.created_at desc, g.id` : sql`g.created_at, g.id desc`),
  updated: (descending) => (descending ? sql`g.updated_at desc, g.id` : sql`g.updated_at, g.id desc`),
  name: (descending) => (descending ? sql`lower(g.name) desc, g.id desc` : sql`lower(g.name), g.id`),
  // Gifts without a price come last in both directions.
  price: (descending) => (descending ? sql`g.price_cents desc nulls last, g.id desc` : sql`g.price_cents, g.id`),
};

const tableRow = rowOf({
  id: uuid,
  version: z.int(),
  name: z.string(),
  image: z.string().nullable(),
  price_cents: z.int().nullable(),
  currency,
  price_source: z.enum(["editor", "import", "api"]),
  is_price_stale: z.boolean(),
  in_stock: z.boolean(),
  is_featured: z.boolean(),
  is_trending: z.boolean(),
  ...shapeOfFields(TABLE_FIELDS),
  affiliate_url: z.string().nullable(),
  link_state: z.enum(["alive", "dead", "unsure"]).nullable(),
  unshown: z.enum(["draft", "hidden", "waiting", "over"]).nullable(),
  created_at: timestamp,
  updated_at: timestamp,
  /** In the order of their lists. */
  carried: z.array(z.strictObject({ key: taxonomyKey, id: uuid, name: z.string(), isStated: z.boolean() })),
});
type Row = z.infer<typeof tableRow>;
/** Where nothing was found, or too much, one row has only the total. */
const countedRow = z.union([rowOf({ ...tableRow.shape, total: z.int() }), z.looseObject({ id: z.null(), total: z.int() })]);
const countRow = rowOf({ count: z.int() });

/** Returns the columns of a gift `g`, with what it carries of these taxonomies. */
function columnsFor(taxonomies: readonly TaxonomyKey[]): SQL {
  return sql`g.id, g.version, ${selectFields(TABLE_FIELDS)}, g.name, g.image, g.price_cents::float8 as price_cents, g.currency, g.price_source,
    ${STALE_PRICE} as is_price_stale, g.in_stock, g.is_featured, g.is_trending, g.affiliate_url,
    g.link_state, g.created_at, g.updated_at,
    case when g.is_shown then null when g.state <> 'shown' then g.state when g.shown_until <= now() then 'over' else 'waiting' end as unshown,
    case when g.id is not null then (
      select coalesce(jsonb_agg(jsonb_build_object('key', c.taxonomy, 'id', c.id, 'name', c.name, 'isStated', m.is_stated)
        order by c.sort_order, c.name), '[]')
      from (
        select category_id, bool_or(source in ('person', 'file')) as is_stated from gift_categories where gift_id = g.id group by category_id
      ) m join categories c on c.id = m.category_id
      where c.taxonomy = any (${sql.param([...taxonomies])}::text[])
    ) end as carried`;
}

const orderOf = ({ sort, descending }: GiftTableFilters): SQL => ORDERS[sort](descending);
const sizeOf = ({ size }: GiftTableFilters): number => size ?? GIFT_PAGE_SIZES[0];
const columnsOf = ({ columns }: GiftTableFilters): SQL => columnsFor(taxonomiesOf(columns ?? USUAL_COLUMNS));

/**
 * Reads the page of a search with few matches: they are found in one pass, counted, then sorted. Returns null when there are more than
 * MAX_COUNTED.
 */
async function readFewMatches(condition: SQL, filters: GiftTableFilters): Promise<{ rows: Row[]; total: number } | null> {
  const order = orderOf(filters);
  const size = sizeOf(filters);
  const lastPage = sql`greatest(1, ceil(total / ${size}::numeric))`;
  const rows = await readRows(database(), countedRow)`
    with found as materialized (
      select g.id, g.name, g.price_cents, g.created_at, g.updated_at from gifts g where ${condition} limit ${MAX_COUNTED + 1}
    ), counted as (select count(*)::int as total from found),
    page as materialized (
      select g.id, row_number() over (order by ${order}) as place from found g where (select total from counted) <= ${MAX_COUNTED}
      order by ${order} limit ${size}
      offset (select (least(${filters.page}::int, ${lastPage}) - 1) * ${size} from counted)
    )
    select counted.total, ${columnsOf(filters)} from counted left join page on true left join gifts g on g.id = page.id order by page.place`;
  const total = rows[0]?.total ?? 0;
  return total > MAX_COUNTED ? null : { rows: rows.flatMap((row) => (row.id === null ? [] : [row])), total };
}

/** Reads a page of a search with many matches by walking the order's own index, which meets enough of them soon. */
async function readThroughOrder(condition: SQL, filters: GiftTableFilters, total: number): Promise<Row[]> {
  const order = orderOf(filters);
  const size = sizeOf(filters);
  const page = Math.min(filters.page, Math.max(1, Math.ceil(total / size)));
  return readRows(database(), tableRow)`
    with page as materialized (
      select g.id, row_number() over (order by ${order}) as place from gifts g where ${condition}
      order by ${order} limit ${size} offset ${(page - 1) * size}
    )
    select ${columnsOf(filters)} from page join gifts g using (id) order by page.place`;
}

async function countGifts(): Promise<number> {
  return (await readOneRow(database(), countRow)`select count(*)::int as count from gifts`).count;
}

/**
 * Returns one page of the table of gifts. With 200,000 gifts it takes milliseconds, or one full scan where no index supports the filters.
 */
export async function readGiftTable(filters: GiftTableFilters): Promise<GiftTablePage> {
  const condition = giftTableCondition(filters);
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

async function isCatalogueEmpty(): Promise<boolean> {
  return (await readOneRow(database(), rowOf({ is: z.boolean() }))`select not exists (select from gifts) as is`).is;
}

/** Returns the names of the values that these filters name. */
export async function readFilterNames({ tags }: GiftTableFilters): Promise<FilterNames> {
  const slugs = TAXONOMIES.flatMap(({ key }) => tags[key]);
  if (slugs.length === 0) return {};
  const rows = await readRows(database(), rowOf({ key: taxonomyKey, slug: z.string(), name: z.string() }))`
    select taxonomy as key, slug, name from categories
    where slug = any (${sql.param(slugs)}::text[]) and taxonomy = any (${sql.param(TAXONOMIES.map(({ key }) => key))}::text[])`;
  const names: Partial<Record<TaxonomyKey, Record<string, string>>> = {};
  for (const { key, slug, name } of rows) (names[key] ??= {})[slug] = cleanCategoryName(name);
  return names;
}

/** More brands than these are in no list to choose from. */
const MAX_BRANDS = 5000;

/** Returns the brands of all gifts by name, by walking their index from one to the next. */
export async function listBrands(): Promise<string[]> {
  const rows = await readRows(database(), rowOf({ name: z.string() }))`
    with recursive brands (name) as (
      (select brand_name from gifts where brand_name is not null order by brand_name limit 1)
      union all
      select (select g.brand_name from gifts g where g.brand_name > brands.name order by g.brand_name limit 1)
      from brands where brands.name is not null
    )
    select name from brands where name is not null and name <> '' limit ${MAX_BRANDS}`;
  return rows.map(({ name }) => name);
}

function toTableRow(row: Row): GiftTableRow {
  const values: GiftTableRow["values"] = {};
  for (const { key, id, name, isStated } of row.carried) (values[key] ??= []).push({ id, name: cleanCategoryName(name), isStated });
  return {
    id: row.id,
    version: row.version,
    ...pickFields(TABLE_FIELDS, row),
    name: row.name,
    image: pictureOfGift(row),
    priceCents: row.price_cents,
    currency: row.currency,
    priceSource: row.price_source,
    isPriceStale: row.is_price_stale,
    inStock: row.in_stock,
    isFeatured: row.is_featured,
    isTrending: row.is_trending,
    affiliateUrl: row.affiliate_url,
    linkState: row.link_state,
    unshown: row.unshown,
    addedAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
    values,
  };
}
