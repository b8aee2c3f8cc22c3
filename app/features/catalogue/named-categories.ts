import { BADGE_TAXONOMIES, MAX_BADGES } from "./constants.ts";
import type { TaxonomyKey } from "./taxonomies.ts";
import type { GiftCard, GiftTag } from "./types.ts";

/** A value of a taxonomy with what gifts, cards and facets say of it. */
export interface NamedCategory extends GiftTag {
  /** Its code in search. */
  code: number;
  /** Its place among all: by sort order, then name. */
  place: number;
  /** The bounds of a price tier in words. */
  priceRange: string | null;
}

/** The values, by slug, whose badge would be redundant on a page, such as a category's own badge on each of its gifts. */
export type LeftOut = Partial<Record<TaxonomyKey, string>>;

/** Returns the first of these categories that is of a taxonomy, but for the one that is left out. */
export function firstOf(categories: readonly NamedCategory[], key: TaxonomyKey, leftOut: LeftOut = {}): NamedCategory | undefined {
  let first: NamedCategory | undefined;
  for (const category of categories) {
    if (category.taxonomy !== key || category.slug === leftOut[key]) continue;
    if (first === undefined || category.place < first.place) first = category;
  }
  return first;
}

/** Returns what a card says of the categories of its gift. */
export function namesOnCard(
  categories: readonly NamedCategory[],
  leftOut: LeftOut = {},
): Pick<GiftCard, "priceTier" | "priceRange" | "badges"> {
  const tier = firstOf(categories, "priceTier", leftOut);
  const names = BADGE_TAXONOMIES.flatMap((key) => firstOf(categories, key, leftOut)?.name ?? []);
  return { priceTier: tier?.name ?? null, priceRange: tier?.priceRange ?? null, badges: [...new Set(names)].slice(0, MAX_BADGES) };
}
