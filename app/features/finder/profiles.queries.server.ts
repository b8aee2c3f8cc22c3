import { sql } from "drizzle-orm";
import { isUuid, withholdStalePrice } from "#app/features/catalogue/rules.ts";
import type { TaxonomyKey } from "#app/features/catalogue/taxonomies.ts";
import type { Gender, PriceSource } from "#app/features/catalogue/types.ts";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { readTagsOfCodes } from "./categories.queries.server.ts";
import type { TagName } from "./engine/expand.ts";
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
}

/**
 * The profiles of these gifts in the order given; ids that are no gift's are left out. A price that may not be shown any more counts as
 * unknown.
 */
export async function listGiftProfiles(ids: readonly string[]): Promise<GiftProfile[]> {
  const wanted = ids.filter(isUuid);
  if (wanted.length === 0) return [];
  // The search rows know a gift's categories by their codes, all in one place; the maps would be eleven look-ups a gift.
  const { rows } = await readDatabase().execute<ProfileRow>(sql`
    select g.id, g.slug, g.name, left(g.description, ${DESCRIPTION_READ}) as description, g.brand_name, (g.price * 100)::float8 as price_cents, g.price_source,
      (extract(epoch from g.price_checked_at) * 1000)::float8 as price_checked_ms, g.in_stock, g.shipping_days, g.gender, g.is_featured,
      g.is_trending, (extract(epoch from g.created_at) * 1000)::float8 as created_ms,
      array_to_string(tsvector_to_array(ts_filter(s.document, '{b}')), ' ') as codes
    from unnest(${sql.param(wanted)}::uuid[]) with ordinality as wanted (id, place)
    join gifts g on g.id = wanted.id join gift_search s on s.gift_id = wanted.id
    order by wanted.place`);
  const codesOf = rows.map(({ codes }) => (codes === "" ? [] : codes.split(" ").map((code) => Number(code.slice(1)))));
  const tags = await readTagsOfCodes(codesOf.flat());
  const now = new Date();
  return rows.map((row, place) => toProfile(row, codesOf[place] ?? [], tags, now));
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
