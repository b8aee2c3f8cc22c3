import { collectionPath } from "./addresses.ts";
import type { CollectionSort } from "./types.ts";
import { readPageNumber, setPageNumber } from "#app/platform/page-number.ts";

/** The orders that shoppers can choose on the page of a collection; "own" is the one that its editor has chosen. */
export const PAGE_SORTS = ["own", "price-asc", "price-desc", "name-asc", "newest"] as const;
export type PageSort = (typeof PAGE_SORTS)[number];

/** The query parameters of a collection's page. */
export const COLLECTION_PARAMETERS = ["sort", "page"] as const;

/** What an address asks of a collection's page; what is not understood means the usual. */
export interface CollectionAddress {
  sort: PageSort;
  page: number;
}

export function readCollectionAddress(query: URLSearchParams): CollectionAddress {
  const sort = query.get("sort")?.trim().toLowerCase();
  return { sort: PAGE_SORTS.find((known) => known === sort) ?? "own", page: readPageNumber(query) };
}

/** Returns the address of a collection's page, without what is usual. */
export function collectionAddress(slug: string, { sort, page }: CollectionAddress): string {
  const query = new URLSearchParams();
  if (sort !== "own") query.set("sort", sort);
  setPageNumber(query, page);
  return collectionPath(slug) + (query.size === 0 ? "" : `?${query}`);
}

/** What the chooser calls each order. */
export const PAGE_SORT_LABELS: Record<PageSort, string> = {
  own: "Recommended",
  "price-asc": "Price, low to high",
  "price-desc": "Price, high to low",
  "name-asc": "Name, A to Z",
  newest: "Newest first",
};

export const COLLECTION_SORT_LABELS: Record<CollectionSort, string> = {
  hand: "By hand",
  fit: "Best fit first",
  "price-asc": "Price, low to high",
  "price-desc": "Price, high to low",
  newest: "Newest first",
};
