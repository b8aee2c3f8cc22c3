import { pictureOfGift } from "#app/features/still-lifes/still-address.ts";
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { findSettings } from "#app/features/settings/current-settings.queries.server.ts";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { type AllCategories, CARRIED_IDS, carriedCategories, findAllCategories } from "./all-categories.queries.server.ts";
import { cleanName } from "./gift-tags.ts";
import { type LeftOut, namesOnCard } from "./named-categories.ts";
import { priceColumns, priceShape, readShownPrice } from "./prices.queries.server.ts";
import type { GiftCard } from "./types.ts";

const giftCardRow = rowOf({
  ...priceShape,
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  in_stock: z.boolean(),
  is_featured: z.boolean(),
  carried: z.string(),
  total: z.int().nullable(),
});
type GiftCardRow = z.infer<typeof giftCardRow>;

/** Selects these gifts as readGiftCards takes them, in the given order. */
export const pickedInOrder = (ids: readonly string[]): SQL =>
  sql`select id, position from unnest(${sql.param([...ids])}::uuid[]) with ordinality as wanted (id, position)`;

/** Returns the cards of the gifts that `picked` selects as (id, position), in the order of their positions; gifts that are not shown are left out. */
export async function readGiftCards(picked: SQL, leftOut: LeftOut = {}): Promise<GiftCard[]> {
  return toGiftCards(await readCardRows(picked, sql`0`), leftOut);
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
  const rows = await readCardRows(picked, total);
  return { gifts: await toGiftCards(rows, leftOut), total: rows[0]?.total ?? null };
}

async function readCardRows(picked: SQL, total: SQL): Promise<GiftCardRow[]> {
  return readRows(readDatabase(), giftCardRow)`
    with picked (id, position) as materialized (${picked})
    select g.id, g.slug, g.name, g.image, g.in_stock, g.is_featured, ${priceColumns()}, ${CARRIED_IDS} as carried, ${total} as total
    from picked join shown_gifts g on g.id = picked.id
    order by picked.position`;
}

async function toGiftCards(rows: readonly GiftCardRow[], leftOut: LeftOut): Promise<GiftCard[]> {
  if (rows.length === 0) return [];
  const [{ timeZone }, all] = await Promise.all([findSettings(), findAllCategories()]);
  return rows.map((row) => toGiftCard(row, all, leftOut, timeZone));
}

function toGiftCard(row: GiftCardRow, all: AllCategories, leftOut: LeftOut, timeZone: string): GiftCard {
  return {
    id: row.id,
    slug: row.slug,
    name: cleanName(row.name),
    image: pictureOfGift(row),
    inStock: row.in_stock,
    isFeatured: row.is_featured,
    ...readShownPrice(row, timeZone),
    ...namesOnCard(carriedCategories(all, row.carried), leftOut),
  };
}
