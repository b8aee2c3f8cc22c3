import type { Currency } from "#app/platform/money.ts";
import type { GiftFacetKey, GiftFilters } from "./gift-filters.ts";

/** Gifts of a list that differ in nothing that lists are filtered by but their prices. */
export interface AlikeGifts {
  /** The search codes of their categories. */
  codes: readonly number[];
  currency: Currency;
  inStock: boolean;
  /** The prices that are known, in ascending order. */
  prices: Float64Array;
  unpriced: number;
}

/** What a list of gifts is narrowed by: prices and stock, and the code that is chosen of a facet. */
export interface Narrowing extends Pick<GiftFilters, "minPriceCents" | "maxPriceCents" | "currency" | "inStockOnly"> {
  chosen: ReadonlyMap<GiftFacetKey, number>;
}

export interface FacetNumbers {
  /** The number of gifts that fulfil all. */
  total: number;
  /** That of the gifts that fulfil all but the choice in this facet. */
  totalOf: (key: GiftFacetKey) => number;
  /** That of the gifts with this code which fulfil all but the choice in the code's own facet. */
  countOf: (code: number) => number;
}

/** Returns how many of the ascending `prices` are below `cents`. */
function countBelow(prices: Float64Array, cents: number): number {
  let [from, to] = [0, prices.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((prices[middle] as number) < cents) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** A gift without a price is in no range, and one in another currency neither. */
function countWithin({ prices, unpriced, currency, inStock }: AlikeGifts, narrowing: Narrowing): number {
  if (narrowing.inStockOnly && !inStock) return 0;
  const { minPriceCents: min, maxPriceCents: max } = narrowing;
  if (min === null && max === null) return prices.length + unpriced;
  if (currency !== narrowing.currency) return 0;
  // Prices are whole cents.
  return Math.max(0, (max === null ? prices.length : countBelow(prices, max + 1)) - (min === null ? 0 : countBelow(prices, min)));
}

/** Counts the gifts of a list for each facet, those that fulfil all but the choice in the facet itself. `facetOf` names the facet of a code. */
export function countListFacets(
  gifts: readonly AlikeGifts[],
  narrowing: Narrowing,
  facetOf: (code: number) => GiftFacetKey | undefined,
): FacetNumbers {
  const chosen = [...narrowing.chosen];
  let total = 0;
  const besides = new Map<GiftFacetKey, number>();
  // An array by code is several times as fast as a map.
  const counts: number[] = [];
  for (const alike of gifts) {
    const unmet = chosen.filter(([, code]) => !alike.codes.includes(code));
    if (unmet.length > 1) continue;
    const count = countWithin(alike, narrowing);
    if (count === 0) continue;
    const [only] = unmet[0] ?? [];
    if (only === undefined) total += count;
    else besides.set(only, (besides.get(only) ?? 0) + count);
    for (const code of alike.codes) if (only === undefined || facetOf(code) === only) counts[code] = (counts[code] ?? 0) + count;
  }
  return { total, totalOf: (key) => total + (besides.get(key) ?? 0), countOf: (code) => counts[code] ?? 0 };
}
