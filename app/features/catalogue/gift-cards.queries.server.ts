import { type SQL, sql } from "drizzle-orm";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { BADGE_TAXONOMIES, MAX_BADGES } from "./constants.ts";
import { priceColumns, type PriceRow, readShownPrice } from "./prices.queries.server.ts";
import { cleanCategoryName, cleanName } from "./rules.ts";
import { taxonomy, type TaxonomyKey } from "./taxonomies.ts";
import type { GiftCard } from "./types.ts";

/**
 * The names of the first values of the taxonomies that give badges, in a column each, because the driver parses arrays character by
 * character.
 */
type BadgeNames = Record<(typeof BADGE_TAXONOMIES)[number], string | null>;

interface GiftCardRow extends BadgeNames, PriceRow, Record<string, unknown> {
  id: string;
  slug: string;
  name: string;
  image: string | null;
  in_stock: boolean;
  is_featured: boolean;
  price_tier: string | null;
  total: number;
}

/** The values, by slug, whose badge would be redundant on a page, such as a category's own badge on each of its gifts. */
type LeftOut = Partial<Record<TaxonomyKey, string>>;

/** Selects the name of the gift's first value of a taxonomy, by sort order, then name; null where it has none. */
function firstValueName(key: TaxonomyKey, leftOut: string | null): SQL {
  const { table } = taxonomy(key);
  return sql`(
    select c.name from ${sql.identifier(`${table}_map`)} m join ${sql.identifier(table)} c on c.id = m.category_id
    where m.gift_id = g.id ${leftOut === null ? sql`` : sql`and c.slug <> ${leftOut}`}
    order by c.sort_order, c.name limit 1)`;
}

/** Returns the cards of the gifts that `picked` selects as (id, position), in the order of their positions. */
export async function readGiftCards(picked: SQL, leftOut: LeftOut = {}): Promise<GiftCard[]> {
  return (await readCardRows(picked, leftOut, sql`0`)).map(toGiftCard);
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
  return { gifts: rows.map(toGiftCard), total: rows[0]?.total ?? null };
}

async function readCardRows(picked: SQL, leftOut: LeftOut, total: SQL): Promise<GiftCardRow[]> {
  const badges = sql.join(
    BADGE_TAXONOMIES.map((key) => sql`${firstValueName(key, leftOut[key] ?? null)} as ${sql.identifier(key)}`),
    sql`, `,
  );
  const { rows } = await readDatabase().execute<GiftCardRow>(sql`
    with picked (id, position) as materialized (${picked})
    select g.id, g.slug, g.name, g.image, g.in_stock, g.is_featured, ${priceColumns()},
      ${firstValueName("priceTier", null)} as price_tier, ${badges}, ${total} as total
    from picked join gifts g on g.id = picked.id
    order by picked.position`);
  return rows;
}

function toGiftCard(row: GiftCardRow): GiftCard {
  const names = BADGE_TAXONOMIES.flatMap((key) => row[key] ?? []).map(cleanCategoryName);
  return {
    id: row.id,
    slug: row.slug,
    name: cleanName(row.name),
    image: row.image,
    inStock: row.in_stock,
    isFeatured: row.is_featured,
    ...readShownPrice(row),
    priceTier: row.price_tier === null ? null : cleanCategoryName(row.price_tier),
    badges: [...new Set(names)].slice(0, MAX_BADGES),
  };
}
