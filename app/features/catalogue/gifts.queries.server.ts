import { and, eq, type SQL, sql } from "drizzle-orm";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { readCountedGiftCards, readGiftCards } from "./gift-cards.queries.server.ts";
import { GIFT_ORDERS, giftCondition } from "./gift-filters.queries.server.ts";
import { priceColumns, type PriceRow, readShownPrice } from "./prices.queries.server.ts";
import { cleanCategoryName, cleanName, isSlug, isUuid } from "./rules.ts";
import type { GiftFilters } from "./gift-filters.rules.ts";
import { similarGifts } from "./similar-gifts.queries.server.ts";
import { slugRedirects } from "./tables.server.ts";
import { TAXONOMIES } from "./taxonomies.ts";
import type { GiftCard, GiftDetail, GiftTag } from "./types.ts";

interface GiftRow extends PriceRow, Record<string, unknown> {
  id: string;
  slug: string;
  name: string;
  description: string;
  image: string | null;
  affiliate_url: string | null;
  in_stock: boolean;
  is_featured: boolean;
  brand_name: string | null;
  brand_url: string | null;
  brand_logo_url: string | null;
  shipping_days: number | null;
  updated_ms: number;
  tags: GiftTag[];
}

/** Gifts of different types are sought among this many featured gifts. */
const MAX_FEATURED = 500;

/** Selects every value of every taxonomy that the gift `g` carries, in the order of the registry, then sort order and name. */
function tagsOf(): SQL {
  const parts = TAXONOMIES.map(
    ({ key, table }, index) => sql`
      select ${sql.raw(String(index))} as place, ${sql.raw(`'${key}'`)} as taxonomy, c.id, c.name, c.slug, c.sort_order
      from ${sql.identifier(`${table}_map`)} m join ${sql.identifier(table)} c on c.id = m.category_id where m.gift_id = g.id`,
  );
  return sql`(
    select coalesce(json_agg(json_build_object('taxonomy', taxonomy, 'id', id, 'name', name, 'slug', slug) order by place, sort_order, name), '[]')
    from (${sql.join(parts, sql` union all `)}) tag)`;
}

/** Returns the gift with this id or slug and all its tags, or null. Its price is null when it may not be shown now. */
export async function findGift(idOrSlug: string): Promise<GiftDetail | null> {
  if (!isUuid(idOrSlug) && !isSlug(idOrSlug)) return null;
  const { rows } = await readDatabase().execute<GiftRow>(sql`
    select g.id, g.slug, g.name, g.description, g.image, g.affiliate_url, g.in_stock, g.is_featured, g.brand_name, g.brand_url,
      g.brand_logo_url, g.shipping_days, ${priceColumns()},
      (extract(epoch from g.updated_at) * 1000)::float8 as updated_ms, ${tagsOf()} as tags
    from gifts g
    where ${isUuid(idOrSlug) ? sql`g.id = ${idOrSlug}::uuid` : sql`g.slug = ${idOrSlug}`}`);
  const row = rows[0];
  return row === undefined ? null : toGiftDetail(row);
}

function toGiftDetail(row: GiftRow): GiftDetail {
  return {
    id: row.id,
    slug: row.slug,
    name: cleanName(row.name),
    description: row.description,
    image: row.image,
    affiliateUrl: row.affiliate_url,
    inStock: row.in_stock,
    isFeatured: row.is_featured,
    brandName: row.brand_name,
    brandUrl: row.brand_url,
    brandLogoUrl: row.brand_logo_url,
    shippingDays: row.shipping_days,
    ...readShownPrice(row),
    updatedAt: new Date(row.updated_ms),
    tags: row.tags.map((tag) => ({ ...tag, name: cleanCategoryName(tag.name) })),
  };
}

/** Returns the id of the gift that once had this slug, or null. */
export async function findGiftIdByOldSlug(oldSlug: string): Promise<string | null> {
  if (!isSlug(oldSlug)) return null;
  const rows = await readDatabase()
    .select({ id: slugRedirects.targetId })
    .from(slugRedirects)
    .where(and(eq(slugRedirects.kind, "gifts"), eq(slugRedirects.oldSlug, oldSlug)));
  return rows[0]?.id ?? null;
}

/** Returns at most `limit` trending gifts, those in stock first, then the newest. */
export async function listTrendingGifts(limit: number): Promise<GiftCard[]> {
  return readGiftCards(sql`
    select id, row_number() over (order by in_stock desc, created_at desc, id) from gifts
    where is_trending order by in_stock desc, created_at desc, id limit ${limit}`);
}

/** Returns at most `limit` featured gifts: those in stock first, of as many gift types as possible, then the newest. */
export async function listFeaturedGifts(limit: number): Promise<GiftCard[]> {
  return readGiftCards(sql`
    select id, row_number() over (order by in_stock desc, place_in_type, created_at desc, id) from (
      select g.id, g.in_stock, g.created_at, row_number() over (
        partition by (
          select c.id from gift_types_map m join gift_types c on c.id = m.category_id
          where m.gift_id = g.id order by c.sort_order, c.name limit 1
        ) order by g.in_stock desc, g.created_at desc, g.id
      ) as place_in_type
      from (select * from gifts where is_featured order by in_stock desc, created_at desc, id limit ${MAX_FEATURED}) g
    ) featured
    order by in_stock desc, place_in_type, created_at desc, id limit ${limit}`);
}

/** Returns the cards of these gifts in the given order; unknown ids are left out. */
export async function listGiftCards(ids: readonly string[]): Promise<GiftCard[]> {
  const known = ids.filter(isUuid);
  if (known.length === 0) return [];
  return readGiftCards(sql`select id, position from unnest(${sql.param(known)}::uuid[]) with ordinality as wanted (id, position)`);
}

/** Returns one page of the gifts that match the filters, and their total number. */
export async function listGifts(filters: GiftFilters): Promise<{ gifts: GiftCard[]; total: number }> {
  const condition = giftCondition(filters);
  const order = GIFT_ORDERS[filters.sort];
  const count = sql`(select count(*)::int from gifts g where ${condition})`;
  const { gifts, total } = await readCountedGiftCards(
    // The page is numbered after the limit: numbering the whole list would make PostgreSQL sort all of it, while a page needs only its
    // first rows.
    sql`select id, row_number() over () from (
      select g.id from gifts g where ${condition}
      order by ${order} limit ${filters.pageSize} offset ${(filters.page - 1) * filters.pageSize}) page`,
    filters.categories,
    count,
  );
  if (total !== null || filters.page === 1) return { gifts, total: total ?? 0 };
  const { rows } = await readDatabase().execute<{ total: number }>(sql`select ${count} as total`);
  return { gifts, total: rows[0]?.total ?? 0 };
}

/** Returns at most `limit` gifts similar to this one, the most similar first; empty when there is no such gift. */
export async function listSimilarGifts(giftId: string, limit: number): Promise<GiftCard[]> {
  return isUuid(giftId) ? readGiftCards(similarGifts(giftId, limit)) : [];
}
