import { sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { isUuid, withholdStalePrice } from "#app/features/catalogue/rules.ts";
import type { TaxonomyKey } from "#app/features/catalogue/taxonomies.ts";
import type { Gender, PriceSource } from "#app/features/catalogue/types.ts";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { readTagsOfCodes } from "./categories.queries.server.ts";
import type { TagName } from "./engine/expand.ts";
import { MOST_READINGS } from "./engine/read-gift/kept-readings.ts";
import type { GiftProfile } from "./types.ts";

/** What a gift is about stands at the beginning of its description, if anywhere. In characters. */
const DESCRIPTION_READ = 1500;

interface ProfileRow extends Record<string, unknown> {
  id: string;
  slug: string;
  name: string;
  description: string;
  brand_name: string | null;
  price_cents: number | null;
  price_source: PriceSource;
  price_checked_ms: number | null;
  in_stock: boolean;
  shipping_days: number | null;
  gender: Gender;
  is_featured: boolean;
  is_trending: boolean;
  created_ms: number;
  /** As the search row spells them, parted by spaces. */
  codes: string;
  /** Of both of a gift's rows: another one after every change. */
  stamp: string;
}

/** The transactions that wrote a gift's rows, `g` and `s`; together they are its stamp. They are the same on a replica. */
export const GIFT_STAMP = sql.raw("g.xmin::text || ' '");
export const SEARCH_STAMP = sql.raw("s.xmin::text");
const STAMP = sql`${GIFT_STAMP} || ${SEARCH_STAMP}`;

/** A gift as somebody has just found it. */
export interface StampedGift {
  id: string;
  stamp: string;
}

/** Gifts as they were read the last time. */
const kept = new LRUCache<string, ProfileRow>({ max: MOST_READINGS });

/** What was made of them, `at` by the process's clock. It is made anew once in a while, as prices go stale and categories change their slugs. */
const made = new WeakMap<ProfileRow, { profile: GiftProfile; at: number }>();
const MADE_FOR_MS = 60_000;

/** The profiles of these gifts in the order given; ids that are no gift's are left out. */
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
 * The profiles of gifts that were just found, in the order given. A price that may not be shown any more counts as unknown. What has not
 * changed since the last time is not sent again.
 */
export async function listStampedProfiles(gifts: readonly StampedGift[]): Promise<GiftProfile[]> {
  const known = new Map(gifts.map(({ id, stamp }) => [id, keptIf(id, stamp)]));
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

/** The gifts in stock that came last, `limit` at most. */
export async function listNewestGiftIds(limit: number): Promise<string[]> {
  const { rows } = await readDatabase().execute<{ id: string }>(
    sql`select id from gifts where in_stock order by created_at desc, id limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}

function keptIf(id: string, stamp: string): ProfileRow | undefined {
  const row = kept.get(id);
  return row?.stamp === stamp ? row : undefined;
}

async function readRows(ids: readonly string[]): Promise<ProfileRow[]> {
  if (ids.length === 0) return [];
  // The search rows know a gift's categories by their codes, all in one place; the maps would be eleven look-ups a gift.
  const { rows } = await readDatabase().execute<ProfileRow>(sql`
    select g.id, g.slug, g.name, left(g.description, ${DESCRIPTION_READ}) as description, g.brand_name, (g.price * 100)::float8 as price_cents, g.price_source,
      (extract(epoch from g.price_checked_at) * 1000)::float8 as price_checked_ms, g.in_stock, g.shipping_days, g.gender, g.is_featured,
      g.is_trending, (extract(epoch from g.created_at) * 1000)::float8 as created_ms,
      array_to_string(tsvector_to_array(ts_filter(s.document, '{b}')), ' ') as codes, ${STAMP} as stamp
    from gifts g join gift_search s on s.gift_id = g.id where g.id = any (${sql.param(ids)}::uuid[])`);
  for (const row of rows) kept.set(row.id, row);
  return rows;
}

const codesOf = ({ codes }: ProfileRow) => (codes === "" ? [] : codes.split(" ").map((code) => Number(code.slice(1))));

function toProfile(row: ProfileRow, tags: ReadonlyMap<number, TagName>, now: Date): GiftProfile {
  const slugs: Partial<Record<TaxonomyKey, string[]>> = {};
  for (const code of codesOf(row)) {
    const tag = tags.get(code);
    if (tag !== undefined) (slugs[tag.taxonomy] ??= []).push(tag.slug);
  }
  const { priceCents } = withholdStalePrice(
    {
      priceCents: row.price_cents === null ? null : Math.round(row.price_cents),
      priceSource: row.price_source,
      priceCheckedAt: row.price_checked_ms === null ? null : new Date(row.price_checked_ms),
    },
    now,
  );
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    brandName: row.brand_name,
    priceCents,
    inStock: row.in_stock,
    shippingDays: row.shipping_days,
    gender: row.gender,
    isFeatured: row.is_featured,
    isTrending: row.is_trending,
    createdAt: new Date(row.created_ms),
    tags: slugs,
  };
}
