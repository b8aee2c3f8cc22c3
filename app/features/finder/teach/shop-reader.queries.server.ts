import { z } from "zod";
import type { GiftReader } from "#app/features/catalogue/guesses/types.ts";
import { database } from "#app/platform/db/database.server.ts";
import { readRow, rowOf } from "#app/platform/db/rows.server.ts";
import { committedReaderHash } from "../read/learnt/committed-reader.ts";
import { currentShopReader, readWith, type ShopReader } from "../read/learnt/current-reader.ts";
import { decodeReader } from "../read/learnt/reader-file.ts";
import { giftReaderOf } from "../read/gift-reader.ts";

const stampRow = rowOf({ stamp: z.string() });
const weightsRow = rowOf({ stamp: z.string(), weights: z.instanceof(Uint8Array) });

/**
 * Brings this process up to date with what the shop has taught, which another server may have learnt. What was learnt on top of other
 * committed weights is not used.
 */
export async function followShopReader(): Promise<ShopReader | null> {
  const base = committedReaderHash();
  const row = await readRow(database(), stampRow)`select learnt as stamp from shop_reader where base = ${base}`;
  if (row === null) readWith(null);
  else if (row.stamp !== currentShopReader()?.stamp) {
    const trained = await readRow(database(), weightsRow)`select learnt as stamp, weights from shop_reader where base = ${base}`;
    readWith(trained === null ? null : { stamp: trained.stamp, reader: decodeReader(trained.weights) });
  }
  return currentShopReader();
}

/** Returns the reader of the catalogue's gifts with what the shop has taught it. */
export async function currentGiftReader(): Promise<GiftReader> {
  return giftReaderOf(await followShopReader());
}
