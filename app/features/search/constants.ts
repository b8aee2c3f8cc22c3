import type { FacetKey } from "./types.ts";

/** Length limit in characters: longer queries are cut on the page and rejected by the API (I4). */
export const MAX_QUERY_LENGTH = 200;

/** Number of words that are searched for; more do not make a search more precise. */
export const MAX_QUERY_WORDS = 16;

export const RESULTS_PER_PAGE = 24;

/** Matches that are collected, ranked and paged: fifteen pages. Beyond them a list says "more than". */
export const MATCH_CAP = 15 * RESULTS_PER_PAGE;

/** With fewer matches than this, words without any match are checked for typos. */
export const FEW_MATCHES = 5;

export const PAGE_CATEGORIES = 12;

export const PAGE_POSTS = 6;

export const PAGE_COLLECTIONS = 6;

/** Results of one kind in the search dialog, and by default in the API. */
export const DIALOG_RESULTS = 5;

export const DEBOUNCE_MS = 300;

/** The facets of the results page: the URL parameter and the heading of each. */
export const FACETS = [
  { key: "giftType", parameter: "type", label: "Gift type" },
  { key: "recipient", parameter: "recipient", label: "Who it’s for" },
  { key: "occasion", parameter: "occasion", label: "Occasion" },
  { key: "priceTier", parameter: "price", label: "Price" },
] as const satisfies { key: FacetKey; parameter: string; label: string }[];

/** Stems of words that only say that gifts are searched for; in a longer query they are ignored. */
export const FILLER_STEMS: ReadonlySet<string> = new Set(["gift", "present", "idea"]);

/** The texts of the dialog and the results page, verbatim from the specification where it has them; it knows no collections. */
export const SEARCH_TEXTS = {
  placeholder: "Search for gifts, categories, or blog posts...",
  searching: "Searching...",
  empty: "No results found.",
  failedTitle: "Search failed",
  failedText: "We couldn't complete your search. Please try again.",
  gifts: "Gifts",
  posts: "Blog Posts",
  categories: "Categories",
  collections: "Collections",
  outOfStock: "Out of Stock",
  partial: "No gift matches all of these words. These match some of them.",
} as const;
