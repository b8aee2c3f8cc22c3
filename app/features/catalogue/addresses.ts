import { taxonomy, type TaxonomyKey, taxonomyOfAddress } from "./taxonomies.ts";

/** The taxonomies that always have a tab on the categories page. */
export const BROWSED_TAXONOMIES = ["occasion", "recipient", "interest"] as const satisfies TaxonomyKey[];
export type BrowsedTaxonomy = (typeof BROWSED_TAXONOMIES)[number];

/** Returns true for a taxonomy that always has a tab on the categories page. */
export function isBrowsed(key: TaxonomyKey): key is BrowsedTaxonomy {
  return BROWSED_TAXONOMIES.some((browsed) => browsed === key);
}

/** Returns the path of a gift's page. */
export function giftPath(id: string): string {
  return `/gifts/${id}`;
}

/** Returns the path of the page of one value of a taxonomy. */
export function categoryPath(key: TaxonomyKey, slug: string): string {
  return `/category/${taxonomy(key).type}/${slug}`;
}

/** Returns the path of a value's page with the best match first, as our own links ask for it. */
export function bestMatchPath(key: TaxonomyKey, slug: string): string {
  return `${categoryPath(key, slug)}?sort=fit`;
}

/** Returns the canonical address of a tab of the categories page, which opens with occasions. */
export function categoriesPath(key: TaxonomyKey): string {
  return key === "occasion" ? "/categories" : `/categories/${taxonomy(key).type}`;
}

/** Returns the address that choosing a tab writes; its query has the plural for the three taxonomies that always have a tab. */
export function categoriesTabPath(key: TaxonomyKey): string {
  const { type } = taxonomy(key);
  return `/categories?type=${isBrowsed(key) ? `${type}s` : type}`;
}

/**
 * Returns what `/categories/{pathWord}?type={queryWord}` shows. The query holds the tab chosen last, so it takes precedence. `redirectTo`
 * is the canonical address where a word is misspelled, or the path word is not the one that links use.
 */
export function readCategoriesAddress(
  pathWord: string | undefined,
  queryWord: string | null,
): { key: TaxonomyKey; redirectTo: string | null } {
  const word = queryWord?.trim() || pathWord;
  if (word === undefined) return { key: "occasion", redirectTo: null };
  const found = taxonomyOfAddress(word.trim().toLowerCase());
  const isUnderstood = [found.type, `${found.type}s`].includes(word);
  const isWritten = queryWord?.trim() ? isUnderstood : word === found.type;
  return { key: found.key, redirectTo: isWritten ? null : `/categories/${found.type}` };
}
