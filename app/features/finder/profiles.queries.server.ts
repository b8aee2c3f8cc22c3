import { sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { priceColumns, type PriceRow, toStoredPrice } from "#app/features/catalogue/prices.queries.server.ts";
import { isPriceShowable, toShownPrice, centsWithoutStamp } from "#app/features/catalogue/prices.rules.ts";
import { isUuid } from "#app/features/catalogue/rules.ts";
import type { TaxonomyKey } from "#app/features/catalogue/taxonomies.ts";
import type { Gender } from "#app/features/catalogue/types.ts";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { readTagsOfCodes } from "./categories.queries.server.ts";
import type { TagName } from "./engine/candidate-search.ts";
import { MAX_READINGS } from "./engine/read-gift/cached-readings.ts";
import type { GiftProfile } from "./types.ts";

/** Characters that are read of a description, whose beginning says what the gift is about, if any part does. */
const DESCRIPTION_READ = 1500;

interface ProfileRow extends PriceRow, Record<string, unknown> {
  id: string;
  slug: string;
  name: string;
  description: string;
  brand_name: string | null;
  in_stock: boolean;
  shipping_days: number | null;
  gender: Gender;
  is_featured: boolean;
  is_trending: boolean;
  created_ms: number;
  /** Codes as the search row spells them, separated by spaces. */
  codes: string;
  /** Version stamp over the gift's row and its search row; it changes with each update. */
  stamp: string;
}

/**
 * The ids of the transactions that wrote a gift's rows, `g` and `s`, and the rule by which its price is shown make up its stamp. They are
 * the same on a replica.
 */
export const GIFT_STAMP = sql.raw("g.xmin::text || coalesce((select answer from amazon_prices), '') || ' '");
export const SEARCH_STAMP = sql.raw("s.xmin::text");
const STAMP = sql`${GIFT_STAMP} || ${SEARCH_STAMP}`;

/** A gift that a search has just found. */
export interface StampedGift {
  id: string;
  stamp: string;
}

/** The cached row of each gift. */
const cached = new LRUCache<string, ProfileRow>({ max: MAX_READINGS });

/**
 * The profiles made from cached rows, with `at` from the process's clock. Each is remade after a while, as prices go stale and categories
 * change their slugs.
 */
const made = new WeakMap<ProfileRow, { profile: GiftProfile; at: number }>();
const MADE_FOR_MS = 60_000;

/** Returns the profiles of these gifts in the order given; ids that belong to no gift are left out. */
export async function listGiftProfiles(ids: readonly string[]): Promise<GiftProfile[]> {
  const wanted = ids.filter(isUuid);
  if (wanted.length === 0) return [];
  const { rows } = await readDatabase().execute<StampedGift & Record<string, unknown>>(sql`
    select g.id, ${STAMP} as stamp from unnest(${sql.param(wanted)}::uuid[]) with ordinality as wanted (id, place)
    join gifts g on g.id = wanted.id join gift_search s on s.gift_id = wanted.id
    order by wanted.place`);
  return listStampedProfiles(rows);
}

/**
 * Returns the profiles of gifts that were just found, in the order given. A price that may no longer be shown counts as unknown. Rows that
 * have not changed since the last time are not queried again.
 */
export async function listStampedProfiles(gifts: readonly StampedGift[]): Promise<GiftProfile[]> {
  const known = new Map(gifts.map(({ id, stamp }) => [id, cachedIfFresh(id, stamp)]));
  const changed = [...known].flatMap(([id, row]) => (row === undefined ? [id] : []));
  for (const row of await readRows(changed)) known.set(row.id, row);
  return makeProfiles(gifts.flatMap(({ id }) => known.get(id) ?? []));
}

async function makeProfiles(rows: readonly ProfileRow[]): Promise<GiftProfile[]> {
  const at = performance.now();
  const due = rows.filter((row) => at - (made.get(row)?.at ?? -Infinity) > MADE_FOR_MS);
  const tags = await readTagsOfCodes(due.flatMap(codesOf));
  const now = new Date();
  for (const row of due) made.set(row, { profile: toProfile(row, tags, now), at });
  return rows.flatMap((row) => made.get(row)?.profile ?? []);
}

/** Returns the ids of the newest gifts in stock, at most `limit`. */
export async function listNewestGiftIds(limit: number): Promise<string[]> {
  const { rows } = await readDatabase().execute<{ id: string }>(
    sql`select id from gifts where in_stock order by created_at desc, id limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}

function cachedIfFresh(id: string, stamp: string): ProfileRow | undefined {
  const row = cached.get(id);
  return row?.stamp === stamp ? row : undefined;
}

async function readRows(ids: readonly string[]): Promise<ProfileRow[]> {
  if (ids.length === 0) return [];
  // The categories are read as codes from the search row, because joining the tables of categories would be a look-up for each tag of each gift.
  const { rows } = await readDatabase().execute<ProfileRow>(sql`
    select g.id, g.slug, g.name, left(g.description, ${DESCRIPTION_READ}) as description, g.brand_name, ${priceColumns()}, g.in_stock, g.shipping_days, g.gender, g.is_featured,
      g.is_trending, (extract(epoch from g.created_at) * 1000)::float8 as created_ms,
      array_to_string(tsvector_to_array(ts_filter(s.document, '{b}')), ' ') as codes, ${STAMP} as stamp
    from gifts g join gift_search s on s.gift_id = g.id where g.id = any (${sql.param(ids)}::uuid[])`);
  for (const row of rows) cached.set(row.id, row);
  return rows;
}

const codesOf = ({ codes }: ProfileRow) => (codes === "" ? [] : codes.split(" ").map((code) => Number(code.slice(1))));

function toProfile(row: ProfileRow, tags: ReadonlyMap<number, TagName>, now: Date): GiftProfile {
  const slugs: Partial<Record<TaxonomyKey, string[]>> = {};
  for (const code of codesOf(row)) {
    const tag = tags.get(code);
    if (tag !== undefined) (slugs[tag.taxonomy] ??= []).push(tag.slug);
  }
  const price = toStoredPrice(row);
  // What an editor has entered still tells which budget a gift fits, where only the store's own price may be shown.
  const isKnown = price.priceSource !== "api" || isPriceShowable(price, now);
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    brandName: row.brand_name,
    priceCents: isKnown ? price.priceCents : null,
    statedPriceCents: centsWithoutStamp(toShownPrice(price, now)),
    inStock: row.in_stock,
    shippingDays: row.shipping_days,
    gender: row.gender,
    isFeatured: row.is_featured,
    isTrending: row.is_trending,
    createdAt: new Date(row.created_ms),
    tags: slugs,
  };
}
