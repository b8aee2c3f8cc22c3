import { bestMatchPath, giftPath } from "#app/features/catalogue/addresses.ts";
import { nameTier } from "#app/features/catalogue/price-tiers.ts";
import { collectionPath } from "#app/features/collections/addresses.ts";
import { type TaxonomyKey, taxonomyOfAddress } from "#app/features/catalogue/taxonomies.ts";
import { CURRENCY, formatMoney, fromDollars } from "#app/platform/money.ts";
import { DIALOG_RESULTS, SEARCH_TEXTS } from "../constants.ts";
import type { SearchAnswer } from "../answers.ts";

/** A result in the search dialog. `detail` is shown after its title. */
export type SearchResult = { id: string; to: string; title: string; detail: string } & (
  | { kind: "gift"; picture: string }
  | { kind: "post" }
  | { kind: "collection" }
  | { kind: "category"; icon: string | null; slug: string; taxonomy: TaxonomyKey }
);

export interface ResultGroup {
  title: string;
  results: SearchResult[];
}

/**
 * Returns the folder of a stored picture, since pages choose the size themselves while the API names one of its sizes; null for any other
 * URL.
 */
export function pictureOf(address: string): string {
  const [, path] = /^https?:\/\/[^/]+(\/media\/.+)\/640\.webp$/.exec(address) ?? [];
  return path ?? address;
}

/** Returns an answer as the groups of the dialog, without the empty ones. */
export function groupResults({ gifts, posts, categories, collections }: SearchAnswer): ResultGroup[] {
  const groups: ResultGroup[] = [
    {
      title: SEARCH_TEXTS.gifts,
      results: gifts.map(({ id, name, picture, price, priceTier, priceRange, inStock }) => {
        const shownPrice = price === null ? nameTier({ priceTier, priceRange }) : formatMoney(fromDollars(price), CURRENCY);
        return {
          kind: "gift",
          id,
          to: giftPath(id),
          title: name,
          detail: (inStock ? shownPrice : SEARCH_TEXTS.outOfStock) ?? "",
          picture: pictureOf(picture),
        };
      }),
    },
    {
      title: SEARCH_TEXTS.posts,
      results: posts.map(({ id, title, slug }) => ({ kind: "post", id, to: `/blog/${slug}`, title, detail: "" })),
    },
    {
      title: SEARCH_TEXTS.categories,
      results: categories.map(({ id, type, name, slug, icon }) => {
        const { key, singular } = taxonomyOfAddress(type);
        return { kind: "category", id, to: bestMatchPath(key, slug), title: name, detail: singular, icon, slug, taxonomy: key };
      }),
    },
    {
      title: SEARCH_TEXTS.collections,
      results: collections.map(({ id, title, slug }) => ({ kind: "collection", id, to: collectionPath(slug), title, detail: "" })),
    },
  ];
  return groups.flatMap(({ title, results }) => (results.length === 0 ? [] : [{ title, results: results.slice(0, DIALOG_RESULTS) }]));
}

/**
 * Returns the index of the result that the arrow keys reach from `current` (−1 is the field itself), or null for a key that moves nothing.
 */
export function moveSelection(key: string, current: number, count: number): number | null {
  if (count === 0) return null;
  if (key === "ArrowDown") return current + 1 < count ? current + 1 : -1;
  if (key === "ArrowUp") return current > -1 ? current - 1 : count - 1;
  return null;
}

/** Returns what a screen reader announces about a settled answer. */
export function announceResults(groups: readonly ResultGroup[]): string {
  if (groups.length === 0) return SEARCH_TEXTS.empty;
  return groups.map(({ title, results }) => `${title}: ${results.length}`).join(", ");
}
