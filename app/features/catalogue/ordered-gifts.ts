import { MAX_LISTED } from "./constants.ts";
import type { FormFilters } from "./gift-filters.ts";

const UUID_BYTES = 16;

/**
 * So many gifts of a list are read, as far down as a page lies: to sort a long list to its end costs many times what its first pages need. Who goes on
 * reads three times at most.
 */
const DEPTHS = [1250, 5000, MAX_LISTED];

/** Returns how far a list is read for a page that ends with this place. */
export const depthFor = (end: number): number => DEPTHS.find((depth) => end <= depth) ?? MAX_LISTED;

/** The gifts of a list in its order: 25 bytes each, a fraction of what objects or texts would take. */
export interface OrderedGifts {
  /** All ids, one after the other. */
  ids: Buffer;
  /** In cents of the currency that the list is filtered in; -1 of a gift that has no price in it. */
  prices: Float64Array;
  /** 1 of a gift in stock, 0 of another. */
  inStock: Uint8Array;
}

function idAt(ids: Buffer, place: number): string {
  const digits = ids.toString("hex", place * UUID_BYTES, (place + 1) * UUID_BYTES);
  return [digits.slice(0, 8), digits.slice(8, 12), digits.slice(12, 16), digits.slice(16, 20), digits.slice(20)].join("-");
}

/** Returns the ids of at most `size` of the gifts that fulfil the filters, from the one at the place `start` among them on. */
export function idsWithin({ ids, prices, inStock }: OrderedGifts, filters: FormFilters, start: number, size: number): string[] {
  const { minPriceCents: min, maxPriceCents: max, inStockOnly } = filters;
  const isOfAnyPrice = min === null && max === null;
  const [least, most] = [Math.max(0, min ?? 0), max ?? Number.POSITIVE_INFINITY];
  const found: string[] = [];
  let before = start;
  for (let at = 0; at < prices.length && found.length < size; at++) {
    const price = prices[at] as number;
    if (inStockOnly && inStock[at] === 0) continue;
    if (!isOfAnyPrice && (price < least || price > most)) continue;
    if (before > 0) before -= 1;
    else found.push(idAt(ids, at));
  }
  return found;
}
