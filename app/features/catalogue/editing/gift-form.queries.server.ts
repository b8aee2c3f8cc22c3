import { sql } from "drizzle-orm";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { findPriceTier, type PriceTier } from "../price-tiers.rules.ts";
import { cleanCategoryName } from "../rules.ts";
import { TAXONOMIES, type TaxonomyKey } from "../taxonomies.ts";
import type { GiftForm } from "./gift-form.schema.ts";
import type { CategoryOption, GiftFormOptions, OpenedGift } from "./gift-form.types.ts";

interface OptionRow extends Record<string, unknown>, CategoryOption {
  key: TaxonomyKey;
}

/** Returns every value of the eleven taxonomies, each list in its order, and the price tiers' bounds. */
export async function readGiftFormOptions(executor: Executor = database()): Promise<GiftFormOptions> {
  const parts = TAXONOMIES.map(
    ({ key, table }) => sql`select ${sql.raw(`'${key}'`)} as key, id, name, slug, icon, sort_order from ${sql.identifier(table)}`,
  );
  const { rows } = await executor.execute<OptionRow>(sql`
    select key, id, name, slug, icon from (${sql.join(parts, sql` union all `)}) options order by sort_order, lower(name), id`);
  const categories = Object.fromEntries(TAXONOMIES.map(({ key }) => [key, []])) as unknown as GiftFormOptions["categories"];
  for (const { key, id, name, slug, icon } of rows) categories[key].push({ id, name: cleanCategoryName(name), slug, icon });
  return { categories, tiers: await readPriceTiers(executor) };
}

/** Returns the price tiers with their bounds in dollars. */
export async function readPriceTiers(executor: Executor = database()): Promise<PriceTier[]> {
  const { rows } = await executor.execute<{ id: string; min: number | null; max: number | null }>(
    sql`select id, min_price::float8 as min, max_price::float8 as max from gift_price_tiers`,
  );
  return rows;
}

interface OpenedRow extends Record<string, unknown> {
  id: string;
  version: number;
  updated_ms: number;
  name: string;
  slug: string;
  description: string;
  price: string | null;
  image: string | null;
  affiliate_url: string | null;
  brand_name: string | null;
  shipping_days: number | null;
  in_stock: boolean;
  is_featured: boolean;
  is_trending: boolean;
  gender: GiftForm["gender"];
  categories: Record<TaxonomyKey, string[]>;
}

/** The ids of a gift's values of each taxonomy, as one JSON object. */
const CATEGORY_IDS = sql`jsonb_build_object(${sql.join(
  TAXONOMIES.flatMap(({ key, table }) => [
    sql.raw(`'${key}'`),
    sql`(select coalesce(jsonb_agg(m.category_id order by c.sort_order, c.name, c.id), '[]')
      from ${sql.identifier(`${table}_map`)} m join ${sql.identifier(table)} c on c.id = m.category_id where m.gift_id = g.id)`,
  ]),
  sql`, `,
)})`;

/**
 * Returns gifts as their forms show them, by id. A price tier that equals the price's own tier is left empty, so that it follows the price.
 */
export async function readOpenedGifts(ids: readonly string[], executor: Executor = database()): Promise<Map<string, OpenedGift>> {
  const { rows } = await executor.execute<OpenedRow>(sql`
    select g.id, g.version, (extract(epoch from g.updated_at) * 1000)::float8 as updated_ms, g.name, g.slug, g.description, g.price::text, g.image,
      g.affiliate_url, g.brand_name, g.shipping_days, g.in_stock, g.is_featured, g.is_trending, g.gender, ${CATEGORY_IDS} as categories
    from gifts g where g.id = any (${sql.param([...ids])}::uuid[])`);
  const tiers = await readPriceTiers(executor);
  return new Map(rows.map((row) => [row.id, toOpenedGift(row, tiers)]));
}

/** Returns a gift opened for editing, or null where there is none with this id. */
export async function findOpenedGift(id: string, executor: Executor = database()): Promise<OpenedGift | null> {
  return (await readOpenedGifts([id], executor)).get(id) ?? null;
}

function toOpenedGift(row: OpenedRow, tiers: readonly PriceTier[]): OpenedGift {
  const usualTier = row.price === null ? null : findPriceTier(tiers, Number(row.price));
  const chosen = row.categories.priceTier;
  const followsPrice = chosen.length === 1 && chosen[0] === usualTier?.id;
  return {
    id: row.id,
    version: row.version,
    updatedAt: new Date(row.updated_ms),
    form: {
      name: row.name,
      slug: row.slug,
      description: row.description,
      price: row.price ?? "",
      image: row.image ?? "",
      affiliateUrl: row.affiliate_url ?? "",
      brandName: row.brand_name ?? "",
      shippingDays: row.shipping_days === null ? "" : String(row.shipping_days),
      inStock: row.in_stock,
      isFeatured: row.is_featured,
      isTrending: row.is_trending,
      gender: row.gender,
      categories: { ...row.categories, priceTier: followsPrice ? [] : chosen },
    },
  };
}

/** Returns the values that the table of gifts can be filtered by. */
export async function readFilterOptions(): Promise<{ giftTypes: CategoryOption[]; recipients: CategoryOption[] }> {
  const { giftType, recipient } = (await readGiftFormOptions()).categories;
  return { giftTypes: giftType, recipients: recipient };
}
