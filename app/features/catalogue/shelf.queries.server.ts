import { z } from "zod";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { readOneRow, rowOf } from "#app/platform/db/rows.server.ts";
import { listNewGifts, listTrendingGifts } from "./gifts.queries.server.ts";
import type { GiftCard } from "./types.ts";

/** What a shop puts forward. */
export interface Shelf {
  gifts: GiftCard[];
  /** True where most of them are trending. */
  isTrending: boolean;
  /** True for a shop without any gift that is shown, sold out ones included. */
  isShopEmpty: boolean;
}

/** Returns `limit` gifts: those that are marked as trending, and new ones where these are too few. */
export async function listShelf(limit: number): Promise<Shelf> {
  const trending = await listTrendingGifts(limit);
  const ids = trending.map(({ id }) => id);
  const gifts = [...trending, ...(await listNewGifts(limit - trending.length, ids))];
  return { gifts, isTrending: trending.length * 2 > gifts.length, isShopEmpty: gifts.length === 0 && (await isShopEmpty()) };
}

async function isShopEmpty(): Promise<boolean> {
  const { has } = await readOneRow(readDatabase(), rowOf({ has: z.boolean() }))`select exists (select from shown_gifts) as has`;
  return !has;
}
