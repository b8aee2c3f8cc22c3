import type { GiftState } from "./import-plan.rules.ts";
import type { ImportedGift } from "./imported-gift.rules.ts";
import { TAXONOMIES, type TaxonomyKey } from "./taxonomies.ts";

/** Assigns values of taxonomies to a gift by its words. */
export interface Categoriser {
  /** Returns the slugs of the values that a name and a description suggest; a taxonomy without any may be missing. */
  categorise(name: string, description: string): Partial<Record<TaxonomyKey, readonly string[]>>;
  /** Returns the name of such a value, for a catalogue that does not have it yet. */
  nameOf(key: TaxonomyKey, slug: string): string | undefined;
}

/**
 * Returns the gift with suggested values for every taxonomy that the file leaves open: its cell is empty, or there is no such column and
 * the gift has no value of it either. Values from the file or an editor are never changed, and price tiers follow from prices.
 */
export function withCategorised(gift: ImportedGift, before: GiftState | null, { categorise }: Categoriser): ImportedGift {
  const open = TAXONOMIES.filter(({ key }) => key !== "priceTier" && isOpen(key, gift, before));
  if (open.length === 0) return gift;
  const { name, description = before?.values.description ?? "" } = gift.values;
  const read = categorise(name, description);
  const found = open.flatMap(({ key }) => {
    const slugs = read[key] ?? [];
    return slugs.length === 0 ? [] : [[key, [...slugs]] as const];
  });
  return found.length === 0 ? gift : { ...gift, categories: { ...gift.categories, ...Object.fromEntries(found) } };
}

function isOpen(key: TaxonomyKey, { categories }: ImportedGift, before: GiftState | null): boolean {
  const written = categories[key];
  return written === undefined ? (before?.categories[key] ?? []).length === 0 : written.length === 0;
}

/**
 * Returns how many values the categorizer has added to a gift: those of `gift` that the file did not state and that the gift did not have.
 */
export function countAdded(
  gift: ImportedGift,
  said: ImportedGift,
  wished: Record<TaxonomyKey, readonly string[]>,
  before: GiftState | null,
): number {
  return TAXONOMIES.filter(({ key }) => gift.categories[key] !== said.categories[key]).flatMap(({ key }) =>
    wished[key].filter((id) => !(before?.categories[key] ?? []).includes(id)),
  ).length;
}
