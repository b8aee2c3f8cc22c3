import { committedReader } from "./committed-reader.ts";
import type { LinearReader } from "./reader.ts";

/** A reader that has learnt from the shop's own gifts; `stamp` changes with each training. */
export interface ShopReader {
  stamp: string;
  reader: LinearReader;
}

let shopReader: ShopReader | null = null;

/** Has this process read with what the shop has taught from now on, or as committed with null. */
export function readWith(reader: ShopReader | null): void {
  shopReader = reader;
}

/** Returns what the shop has taught, as far as this process has heard of it. */
export function currentShopReader(): ShopReader | null {
  return shopReader;
}

/** Returns the reader that every reading of this process uses. */
export function currentReader(): LinearReader {
  return shopReader?.reader ?? committedReader();
}
