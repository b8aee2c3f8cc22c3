import { emptyValue, OWN_FIELDS, type OwnGiftValues } from "./gift-fields.ts";
import { isSameValue, toGiftCell } from "./gift-values.ts";
import type { CatalogueColumn } from "./import-columns.ts";
import { type CategoryIndex, findCategoryId } from "./import-categories.ts";
import type { ImportedGift } from "./imported-gift.ts";
import { CURRENCY } from "#app/platform/money.ts";
import { findPriceTier } from "./price-tiers.ts";
import { isSuffixedSlug, makeSlug } from "./slugs.ts";
import { TAXONOMIES, type TaxonomyKey } from "./taxonomies.ts";

/** The ids of a gift's values of each taxonomy. */
export type GiftCategories = Record<TaxonomyKey, readonly string[]>;

/** A gift as it is stored in the database. */
export interface GiftState {
  id: string;
  slug: string;
  externalId: string | null;
  values: OwnGiftValues;
  categories: GiftCategories;
}

/** The state that a row wants for a gift. `slug` is the wanted one, or null where it does not change. */
export interface DesiredGift {
  externalId: string | null;
  slug: string | null;
  values: OwnGiftValues;
  categories: GiftCategories;
}

/** The fields of a gift of which a file says nothing but its name. */
const NEW_GIFT = Object.fromEntries(OWN_FIELDS.map((field) => [field.key, emptyValue(field)])) as unknown as OwnGiftValues;

/** Returns the identity by which a row finds its gift: the external id, else the slug, else the slug of the name. */
export function identityOf({ externalId, slug, values }: ImportedGift): { externalId: string | null; slug: string | null } {
  if (externalId !== null) return { externalId, slug };
  return { externalId: null, slug: slug ?? makeSlug(values.name) };
}

function wishCategories(gift: ImportedGift, price: number | null, before: GiftState | null, book: CategoryIndex): GiftCategories {
  const wished = Object.fromEntries(
    TAXONOMIES.map(({ key }) => {
      const written = gift.categories[key];
      if (written === undefined) return [key, before?.categories[key] ?? []];
      // The book has every written value, because missing ones were created before. The set merges several spellings of one value.
      return [key, [...new Set(written.map((value) => findCategoryId(book.known[key], value) as string))]];
    }),
  ) as GiftCategories;
  const isTierStated = gift.categories.priceTier !== undefined && gift.categories.priceTier.length > 0;
  const isTierWanted = gift.categories.priceTier !== undefined || gift.values.price !== undefined || before === null;
  if (isTierStated || !isTierWanted) return wished;
  const tier = price === null ? null : findPriceTier(book.tiers, { cents: price, currency: CURRENCY });
  return { ...wished, priceTier: tier === null ? [] : [tier.id] };
}

/** Returns the state that a row wants for its stored gift, or for a new one. Fields without a column in the file do not change. */
export function planGift(gift: ImportedGift, before: GiftState | null, book: CategoryIndex): DesiredGift {
  const values = { ...(before?.values ?? NEW_GIFT), ...gift.values };
  const categories = wishCategories(gift, values.price, before, book);
  if (before === null) return { externalId: gift.externalId, slug: gift.slug ?? makeSlug(values.name), values, categories };
  // A gift found by its external id takes the file's slug, unless it already has that slug with a number suffix.
  const moves = gift.slug !== null && gift.externalId !== null && before.externalId !== null && !isSuffixedSlug(before.slug, gift.slug);
  return { externalId: before.externalId ?? gift.externalId, slug: moves ? gift.slug : null, values, categories };
}

function sameValues(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}

/** A column of a gift that a row changes, with its cell before and after. */
export interface ChangedCell {
  column: CatalogueColumn;
  was: string;
  is: string;
}

/** Returns the columns in which the wanted state differs from the stored one; categories are called by their names. */
export function listChanged(wish: DesiredGift, before: GiftState, names: ReadonlyMap<string, string>): ChangedCell[] {
  const nameAll = (ids: readonly string[]) => ids.map((id) => names.get(id) ?? "").join(", ");
  return [
    ...(wish.slug === null ? [] : [{ column: "slug" as const, was: before.slug, is: wish.slug }]),
    ...(wish.externalId === before.externalId
      ? []
      : [{ column: "external_id" as const, was: before.externalId ?? "", is: wish.externalId ?? "" }]),
    ...OWN_FIELDS.filter(({ key }) => !isSameValue(wish.values[key], before.values[key])).map((field) => ({
      column: field.fileColumn,
      was: toGiftCell(field, before.values[field.key]),
      is: toGiftCell(field, wish.values[field.key]),
    })),
    ...TAXONOMIES.filter(({ key }) => !sameValues(wish.categories[key], before.categories[key])).map(({ key, column }) => ({
      column,
      was: nameAll(before.categories[key]),
      is: nameAll(wish.categories[key]),
    })),
  ];
}

/** Returns true when the wanted state equals the stored one. */
export function isUpToDate(wish: DesiredGift, before: GiftState): boolean {
  return listChanged(wish, before, new Map()).length === 0;
}
