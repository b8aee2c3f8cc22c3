import { pictureOfGift } from "#app/features/still-lifes/still-address.ts";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { findSettings } from "#app/features/settings/current-settings.queries.server.ts";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { readRow, rowOf } from "#app/platform/db/rows.server.ts";
import { type AllCategories, CARRIED_IDS, carriedCategories, findAllCategories } from "./all-categories.queries.server.ts";
import { pickedInOrder, readGiftCards } from "./gift-cards.queries.server.ts";
import { priceColumns, priceShape, readShownPrice } from "./prices.queries.server.ts";
import { PUBLIC_FIELDS } from "./gift-fields.ts";
import { pickFields, selectFields, shapeOfFields } from "./gift-rows.queries.server.ts";
import { cleanName, isSlug, isUuid } from "./gift-tags.ts";
import { firstOf, type NamedCategory } from "./named-categories.ts";
import { findSimilarIds } from "./similar-gifts.queries.server.ts";
import { TAXONOMY_KEYS } from "./taxonomies.queries.server.ts";
import type { GiftCard, GiftDetail, GiftTag } from "./types.ts";

const giftRow = rowOf({
  id: z.guid(),
  ...shapeOfFields(PUBLIC_FIELDS),
  ...priceShape,
  updated_ms: z.number(),
  carried: z.string(),
});

/** Gifts of different types are sought among this many featured gifts. */
const MAX_FEATURED = 500;

/** Returns the shown gift with this id or slug and all its tags, or null. Its price is null when it may not be shown now. */
export async function findGift(idOrSlug: string): Promise<GiftDetail | null> {
  if (!isUuid(idOrSlug) && !isSlug(idOrSlug)) return null;
  const row = await readRow(readDatabase(), giftRow)`
    select g.id, ${selectFields(PUBLIC_FIELDS)}, ${priceColumns()},
      (extract(epoch from g.updated_at) * 1000)::float8 as updated_ms, ${CARRIED_IDS} as carried
    from shown_gifts g
    where ${isUuid(idOrSlug) ? sql`g.id = ${idOrSlug}::uuid` : sql`g.slug = ${idOrSlug}`}`;
  if (row === null) return null;
  const [{ timeZone }, all] = await Promise.all([findSettings(), findAllCategories()]);
  return toGiftDetail(row, all, timeZone);
}

/** Returns categories as tags: in the order of the registry, then in their own. */
function toTags(categories: readonly NamedCategory[]): GiftTag[] {
  const inOrder = categories.toSorted((one, other) => one.place - other.place);
  const byTaxonomy = Map.groupBy(inOrder, ({ taxonomy }) => taxonomy);
  return TAXONOMY_KEYS.flatMap((key) => byTaxonomy.get(key) ?? []).map(({ taxonomy, id, name, slug }) => ({ taxonomy, id, name, slug }));
}

function toGiftDetail(row: z.infer<typeof giftRow>, all: AllCategories, timeZone: string): GiftDetail {
  const categories = carriedCategories(all, row.carried);
  return {
    ...pickFields(PUBLIC_FIELDS, row),
    id: row.id,
    name: cleanName(row.name),
    ...readShownPrice(row, timeZone),
    updatedAt: new Date(row.updated_ms),
    shownImage: pictureOfGift(row),
    tags: toTags(categories),
    priceRange: firstOf(categories, "priceTier")?.priceRange ?? null,
  };
}

/** Returns the id of the gift that once had this slug, or null. */
export async function findGiftIdByOldSlug(oldSlug: string): Promise<string | null> {
  if (!isSlug(oldSlug)) return null;
  const row = await readRow(readDatabase(), rowOf({ id: z.guid() }))`
    select g.id from slug_redirects r join shown_gifts g on g.id = r.target_id where r.kind = 'gifts' and r.old_slug = ${oldSlug}`;
  return row?.id ?? null;
}

/**
 * Returns at most `limit` gifts of a shop that features too few: those in stock, with a picture first, of as many gift types as possible, then
 * the newest.
 */
export async function listNewGifts(limit: number, leftOut: readonly string[]): Promise<GiftCard[]> {
  if (limit <= 0) return [];
  return readGiftCards(sql`
    select id, row_number() over (order by image is null, place_in_type, created_at desc, id) from (
      select g.id, g.image, g.created_at, row_number() over (
        partition by (
          select c.id from gift_categories m join categories c on c.id = m.category_id
          where m.gift_id = g.id and c.taxonomy = 'giftType' order by c.sort_order, c.name limit 1
        ) order by g.image is null, g.created_at desc, g.id
      ) as place_in_type
      from (
        select id, image, created_at from shown_gifts
        where in_stock and id <> all (${sql.param([...leftOut])}::uuid[])
        order by created_at desc, id limit ${MAX_FEATURED}
      ) g
    ) fresh
    order by image is null, place_in_type, created_at desc, id limit ${limit}`);
}

/** Returns at most `limit` trending gifts, those in stock first, then the newest. */
export async function listTrendingGifts(limit: number): Promise<GiftCard[]> {
  return readGiftCards(sql`
    select id, row_number() over (order by in_stock desc, created_at desc, id) from shown_gifts
    where is_trending order by in_stock desc, created_at desc, id limit ${limit}`);
}

/** Returns at most `limit` featured gifts: those in stock first, of as many gift types as possible, then the newest. */
export async function listFeaturedGifts(limit: number): Promise<GiftCard[]> {
  return readGiftCards(sql`
    select id, row_number() over (order by in_stock desc, place_in_type, created_at desc, id) from (
      select g.id, g.in_stock, g.created_at, row_number() over (
        partition by (
          select c.id from gift_categories m join categories c on c.id = m.category_id
          where m.gift_id = g.id and c.taxonomy = 'giftType' order by c.sort_order, c.name limit 1
        ) order by g.in_stock desc, g.created_at desc, g.id
      ) as place_in_type
      from (select * from shown_gifts where is_featured order by in_stock desc, created_at desc, id limit ${MAX_FEATURED}) g
    ) featured
    order by in_stock desc, place_in_type, created_at desc, id limit ${limit}`);
}

/** Returns the cards of these gifts in the given order; unknown ids are left out. */
export async function listGiftCards(ids: readonly string[]): Promise<GiftCard[]> {
  const known = ids.filter(isUuid);
  if (known.length === 0) return [];
  return readGiftCards(pickedInOrder(known));
}

/** Returns at most `limit` gifts similar to this one, the most similar first; empty when there is no such gift. */
export async function listSimilarGifts(giftId: string, limit: number): Promise<GiftCard[]> {
  return isUuid(giftId) ? listGiftCards(await findSimilarIds(giftId, limit)) : [];
}
