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

/** The transactions that wrote a gift's rows. They are the same on a replica. */
const STAMP = sql.raw("g.xmin::text || ' ' || s.xmin::text");

/** Gifts as they were read the last time, with the codes of their categories. */
interface KeptRow {
  row: ProfileRow;
  codes: number[];
}
const kept = new LRUCache<string, KeptRow>({ max: MOST_READINGS });

/**
 * The profiles of these gifts in the order given; ids that are no gift's are left out. A price that may not be shown any more counts as
 * unknown. What has not changed since the last time is not sent again.
 */
export async function listGiftProfiles(ids: readonly string[]): Promise<GiftProfile[]> {
  const wanted = ids.filter(isUuid);
  if (wanted.length === 0) return [];
  const { rows: stamps } = await readDatabase().execute<Pick<ProfileRow, "id" | "stamp">>(sql`
    select g.id, ${STAMP} as stamp from unnest(${sql.param(wanted)}::uuid[]) with ordinality as wanted (id, place)
    join gifts g on g.id = wanted.id join gift_search s on s.gift_id = wanted.id
    order by wanted.place`);
  const known = new Map(stamps.map(({ id, stamp }) => [id, keptIf(id, stamp)]));
  const changed = [...known].flatMap(([id, before]) => (before === undefined ? [id] : []));
  for (const row of await readRows(changed)) known.set(row.row.id, row);
  const found = stamps.flatMap(({ id }) => known.get(id) ?? []);
  const tags = await readTagsOfCodes(found.flatMap(({ codes }) => codes));
  const now = new Date();
  return found.map(({ row, codes }) => toProfile(row, codes, tags, now));
}

/** The gifts in stock that came last, `limit` at most. */
export async function listNewestGiftIds(limit: number): Promise<string[]> {
  const { rows } = await readDatabase().execute<{ id: string }>(
    sql`select id from gifts where in_stock order by created_at desc, id limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}

function keptIf(id: string, stamp: string): KeptRow | undefined {
  const before = kept.get(id);
  return before?.row.stamp === stamp ? before : undefined;
}

async function readRows(ids: readonly string[]): Promise<KeptRow[]> {
  if (ids.length === 0) return [];
  // The search rows know a gift's categories by their codes, all in one place; the maps would be eleven look-ups a gift.
  const { rows } = await readDatabase().execute<ProfileRow>(sql`
    select g.id, g.slug, g.name, left(g.description, ${DESCRIPTION_READ}) as description, g.brand_name, (g.price * 100)::float8 as price_cents, g.price_source,
      (extract(epoch from g.price_checked_at) * 1000)::float8 as price_checked_ms, g.in_stock, g.shipping_days, g.gender, g.is_featured,
      g.is_trending, (extract(epoch from g.created_at) * 1000)::float8 as created_ms,
      array_to_string(tsvector_to_array(ts_filter(s.document, '{b}')), ' ') as codes, ${STAMP} as stamp
    from gifts g join gift_search s on s.gift_id = g.id where g.id = any (${sql.param(ids)}::uuid[])`);
  return rows.map((row) => {
    const codes = row.codes === "" ? [] : row.codes.split(" ").map((code) => Number(code.slice(1)));
    const read = { row, codes };
    kept.set(row.id, read);
    return read;
  });
}

function toProfile(row: ProfileRow, codes: readonly number[], tags: ReadonlyMap<number, TagName>, now: Date): GiftProfile {
  const slugs: Partial<Record<TaxonomyKey, string[]>> = {};
  for (const code of codes) {
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
