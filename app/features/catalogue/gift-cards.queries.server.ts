import { pictureOfGift } from "#app/features/still-lifes/still-address.ts";
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { findSettings } from "#app/features/settings/current-settings.queries.server.ts";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { currency } from "#app/platform/money-schema.ts";
import { BADGE_TAXONOMIES, MAX_BADGES } from "./constants.ts";
import { priceColumns, priceShape, readShownPrice } from "./prices.queries.server.ts";
import { cleanCategoryName, cleanName } from "./gift-tags.ts";
import { describeTier } from "./price-tiers.ts";
import type { TaxonomyKey } from "./taxonomies.ts";
import type { GiftCard } from "./types.ts";

/** The taxonomies whose first value a card names. */
const NAMED_ON_CARDS: readonly TaxonomyKey[] = [...BADGE_TAXONOMIES, "priceTier"];

const valueName = z.string().nullable();

/**
 * The names of the first values of the taxonomies that give badges are a column each, because the driver parses arrays character by
 * character.
 */
const giftCardRow = rowOf({
  ...priceShape,
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  in_stock: z.boolean(),
  is_featured: z.boolean(),
  price_tier: valueName,
  tier_from: z.int().nullable(),
  tier_until: z.int().nullable(),
  tier_currency: currency.nullable(),
  ...(Object.fromEntries(BADGE_TAXONOMIES.map((key) => [key, valueName])) as Record<(typeof BADGE_TAXONOMIES)[number], typeof valueName>),
  total: z.int().nullable(),
});
type GiftCardRow = z.infer<typeof giftCardRow>;

/** The values, by slug, whose badge would be redundant on a page, such as a category's own badge on each of its gifts. */
type LeftOut = Partial<Record<TaxonomyKey, string>>;

/** Selects these gifts as readGiftCards takes them, in the given order. */
export const pickedInOrder = (ids: readonly string[]): SQL =>
  sql`select id, position from unnest(${sql.param([...ids])}::uuid[]) with ordinality as wanted (id, position)`;

/** Returns the cards of the gifts that `picked` selects as (id, position), in the order of their positions; gifts that are not shown are left out. */
export async function readGiftCards(picked: SQL, leftOut: LeftOut = {}): Promise<GiftCard[]> {
  return toGiftCards(await readCardRows(picked, leftOut, sql`0`));
}

/**
 * Like readGiftCards, but also returns the value of the subquery `total`; it is null when there are no cards, because it comes with their
 * rows.
 */
export async function readCountedGiftCards(
  picked: SQL,
  leftOut: LeftOut,
  total: SQL,
): Promise<{ gifts: GiftCard[]; total: number | null }> {
  const rows = await readCardRows(picked, leftOut, total);
  return { gifts: await toGiftCards(rows), total: rows[0]?.total ?? null };
}

/** Excludes the values that a page leaves out. */
function notLeftOut(leftOut: LeftOut): SQL {
  const conditions = Object.entries(leftOut).map(([key, slug]) => sql`and (c.taxonomy, c.slug) <> (${key}, ${slug})`);
  return sql.join(conditions, sql` `);
}

/** The first value of a taxonomy that a gift carries is first by sort order, then name. */
async function readCardRows(picked: SQL, leftOut: LeftOut, total: SQL): Promise<GiftCardRow[]> {
  const badges = BADGE_TAXONOMIES.map((key) => sql`max(name) filter (where taxonomy = ${key}) as ${sql.identifier(key)}`);
  return readRows(readDatabase(), giftCardRow)`
    with picked (id, position) as materialized (${picked}), first_values as (
      select distinct on (m.gift_id, c.taxonomy) m.gift_id, c.taxonomy, c.name, c.min_price_cents, c.max_price_cents, c.currency
      from picked join gift_categories m on m.gift_id = picked.id join categories c on c.id = m.category_id
      where c.taxonomy = any (${sql.param(NAMED_ON_CARDS)}::text[]) ${notLeftOut(leftOut)}
      order by m.gift_id, c.taxonomy, c.sort_order, c.name
    ), named as (
      select gift_id, max(name) filter (where taxonomy = 'priceTier') as price_tier,
        (max(min_price_cents) filter (where taxonomy = 'priceTier'))::float8 as tier_from,
        (max(max_price_cents) filter (where taxonomy = 'priceTier'))::float8 as tier_until,
        max(currency) filter (where taxonomy = 'priceTier') as tier_currency, ${sql.join(badges, sql`, `)}
      from first_values group by gift_id
    )
    select g.id, g.slug, g.name, g.image, g.in_stock, g.is_featured, ${priceColumns()}, price_tier, tier_from, tier_until, tier_currency, ${sql.join(
      BADGE_TAXONOMIES.map((key) => sql.identifier(key)),
      sql`, `,
    )}, ${total} as total
    from picked join shown_gifts g on g.id = picked.id left join named on named.gift_id = g.id
    order by picked.position`;
}

async function toGiftCards(rows: readonly GiftCardRow[]): Promise<GiftCard[]> {
  const { timeZone } = await findSettings();
  return rows.map((row) => toGiftCard(row, timeZone));
}

function toGiftCard(row: GiftCardRow, timeZone: string): GiftCard {
  const names = BADGE_TAXONOMIES.flatMap((key) => row[key] ?? []).map(cleanCategoryName);
  return {
    id: row.id,
    slug: row.slug,
    name: cleanName(row.name),
    image: pictureOfGift(row),
    inStock: row.in_stock,
    isFeatured: row.is_featured,
    ...readShownPrice(row, timeZone),
    priceTier: row.price_tier === null ? null : cleanCategoryName(row.price_tier),
    priceRange: describeTier({ minCents: row.tier_from, maxCents: row.tier_until, currency: row.tier_currency }),
    badges: [...new Set(names)].slice(0, MAX_BADGES),
  };
}
