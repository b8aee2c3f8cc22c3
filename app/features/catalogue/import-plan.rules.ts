import { type CategoryBook, findCategoryId } from "./import-categories.rules.ts";
import type { GiftColumns, ImportedGift } from "./import.schema.ts";
import { findPriceTier } from "./price-tiers.rules.ts";
import { isSuffixedSlug, makeSlug } from "./slugs.rules.ts";
import { TAXONOMIES, type TaxonomyKey } from "./taxonomies.ts";

/** The ids of a gift's values of each taxonomy. */
export type GiftCategories = Record<TaxonomyKey, readonly string[]>;

/** A gift as it is in the database. */
export interface GiftState {
  id: string;
  slug: string;
  external_id: string | null;
  columns: GiftColumns;
  categories: GiftCategories;
}

/** What a gift becomes. `slug` is the wanted one, null where it stays. */
export interface GiftWish {
  external_id: string | null;
  slug: string | null;
  columns: GiftColumns;
  categories: GiftCategories;
}

const NEW_GIFT: Omit<GiftColumns, "name"> = {
  description: "",
  price: null,
  image: null,
  affiliate_url: null,
  brand_name: null,
  brand_url: null,
  in_stock: true,
  shipping_days: null,
  is_featured: false,
  is_trending: false,
  gender: "unisex",
};

/** How a row may be found again: by its external id, else by its slug, else by the slug of its name. */
export function identityOf({ externalId, slug, columns }: ImportedGift): { externalId: string | null; slug: string | null } {
  if (externalId !== null) return { externalId, slug };
  return { externalId: null, slug: slug ?? makeSlug(columns.name) };
}

function wishCategories(gift: ImportedGift, price: string | null, before: GiftState | null, book: CategoryBook): GiftCategories {
  const wished = Object.fromEntries(
    TAXONOMIES.map(({ key }) => {
      const written = gift.categories[key];
      if (written === undefined) return [key, before?.categories[key] ?? []];
      // Every written value is in the book: the missing ones have been made. Two spellings of one value are one value.
      return [key, [...new Set(written.map((value) => findCategoryId(book.known[key], value) as string))]];
    }),
  ) as GiftCategories;
  const tierIsSaid = gift.categories.priceTier !== undefined && gift.categories.priceTier.length > 0;
  const tierIsAsked = gift.categories.priceTier !== undefined || gift.columns.price !== undefined || before === null;
  if (tierIsSaid || !tierIsAsked) return wished;
  const tier = price === null ? null : findPriceTier(book.tiers, Number(price));
  return { ...wished, priceTier: tier === null ? [] : [tier.id] };
}

/** What the row makes of the gift that it was found to be, or of a new one. What the file has no column for stays. */
export function wishFor(gift: ImportedGift, before: GiftState | null, book: CategoryBook): GiftWish {
  const columns = { ...(before?.columns ?? NEW_GIFT), ...gift.columns };
  const categories = wishCategories(gift, columns.price, before, book);
  if (before === null) return { external_id: gift.externalId, slug: gift.slug ?? makeSlug(columns.name), columns, categories };
  // Found by its external id, a gift follows the file's slug, unless it already has that slug with a number.
  const moves = gift.slug !== null && gift.externalId !== null && before.external_id !== null && !isSuffixedSlug(before.slug, gift.slug);
  return { external_id: before.external_id ?? gift.externalId, slug: moves ? gift.slug : null, columns, categories };
}

function sameValues(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}

/** The names of the columns and taxonomies in which the wish differs from what the gift is. */
export function listChanged(wish: GiftWish, before: GiftState): string[] {
  return [
    ...(wish.slug === null ? [] : ["slug"]),
    ...(wish.external_id === before.external_id ? [] : ["external_id"]),
    ...(Object.keys(wish.columns) as (keyof GiftColumns)[]).filter((name) => wish.columns[name] !== before.columns[name]),
    ...TAXONOMIES.filter(({ key }) => !sameValues(wish.categories[key], before.categories[key])).map(({ column }) => column),
  ];
}

/** True when the wish is what the gift already is. */
export function isFulfilled(wish: GiftWish, before: GiftState): boolean {
  return listChanged(wish, before).length === 0;
}
