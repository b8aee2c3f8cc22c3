import type { FormFilters } from "./gift-filters.ts";
import { idAt } from "./joined-texts.ts";

/** The gifts of a list in its order, as texts and arrays that take a fraction of the memory of objects. */
export interface OrderedGifts {
  /** All ids, with nothing between them. */
  ids: string;
  /** In cents of the currency that the list is filtered in; -1 of a gift that has no price in it. */
  prices: Float64Array;
  /** 1 of a gift in stock, 0 of another. */
  inStock: Uint8Array;
}

/** Returns the ids of at most `size` of the gifts that fulfil the filters, from the one at the place `start` among them on. */
export function idsWithin({ ids, prices, inStock }: OrderedGifts, filters: FormFilters, start: number, size: number): string[] {
  const { minPriceCents: min, maxPriceCents: max, inStockOnly } = filters;
  const isOfAnyPrice = min === null && max === null;
  const [least, most] = [Math.max(0, min ?? 0), max ?? Number.POSITIVE_INFINITY];
  const found: string[] = [];
  let before = start;
  for (const [at, price] of prices.entries()) {
    if (found.length === size) break;
    if (inStockOnly && inStock[at] === 0) continue;
    if (!isOfAnyPrice && (price < least || price > most)) continue;
    if (before > 0) before -= 1;
    else found.push(idAt(ids, at));
  }
  return found;
}
