import { taxonomy, type TaxonomyKey, taxonomyOfAddress } from "./taxonomies.ts";

/** The taxonomies that the categories page has a tab for. */
export const BROWSED_TAXONOMIES = ["occasion", "recipient", "interest"] as const satisfies TaxonomyKey[];
export type BrowsedTaxonomy = (typeof BROWSED_TAXONOMIES)[number];

/** True for the taxonomies that the categories page always has a tab for. */
export function isBrowsed(key: TaxonomyKey): key is BrowsedTaxonomy {
  return BROWSED_TAXONOMIES.some((browsed) => browsed === key);
}

/** A gift's own page. */
export function giftPath(id: string): string {
  return `/gifts/${id}`;
}

/** The page of one value of a taxonomy. */
export function categoryPath(key: TaxonomyKey, slug: string): string {
  return `/category/${taxonomy(key).type}/${slug}`;
}

/** The canonical address of a tab of the categories page; occasions are what it opens with. */
export function categoriesPath(key: TaxonomyKey): string {
  return key === "occasion" ? "/categories" : `/categories/${taxonomy(key).type}`;
}

/** The address that a tab of the categories page writes: its query takes the plural for the three that are always there. */
export function categoriesTabPath(key: TaxonomyKey): string {
  const { type } = taxonomy(key);
  return `/categories?type=${isBrowsed(key) ? `${type}s` : type}`;
}

/**
 * What `/categories/{pathWord}?type={queryWord}` shows. The query is the tab that was chosen last, so it counts first.
 * `redirectTo` is the right address where a word is misspelt, or the path word is not the one we link to.
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
