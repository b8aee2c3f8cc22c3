import type { FacetKey } from "./types.ts";

/** Longer queries are cut on the page and refused by the API (I4). */
export const MAX_QUERY_LENGTH = 200;

/** Beyond so many words nothing gets more precise. */
export const MAX_QUERY_WORDS = 16;

export const RESULTS_PER_PAGE = 24;

/** Matches that are gathered, ranked and paged: fifteen pages. Beyond them a list says "more than". */
export const MATCH_CAP = 15 * RESULTS_PER_PAGE;

/** With fewer matches than this, words that nothing has are looked at for typos. */
export const FEW_MATCHES = 5;

/** Categories on the results page. */
export const PAGE_CATEGORIES = 12;

/** Blog posts on the results page. */
export const PAGE_POSTS = 6;

/** Values of a facet that are shown at once; the rest are behind a switch. */
export const SHOWN_FACET_VALUES = 6;

/** Results of one kind in the search dialog, and by default in the API. */
export const DIALOG_RESULTS = 5;

export const DEBOUNCE_MS = 300;

/** What the results page narrows by: the parameter of its address, and its heading. */
export const FACETS = [
  { key: "giftType", parameter: "type", label: "Gift type" },
  { key: "recipient", parameter: "recipient", label: "Recipient" },
  { key: "occasion", parameter: "occasion", label: "Occasion" },
  { key: "priceTier", parameter: "price", label: "Price" },
] as const satisfies { key: FacetKey; parameter: string; label: string }[];

/** Words that say only that gifts are looked for; in a longer query they count for nothing. As word forms. */
export const FILLER_STEMS: ReadonlySet<string> = new Set(["gift", "present", "idea"]);

/** The texts of the dialog and the results page, word for word as the specification has them where it has them. */
export const SEARCH_TEXTS = {
  placeholder: "Search for gifts, categories, or blog posts...",
  searching: "Searching...",
  empty: "No results found.",
  failedTitle: "Search failed",
  failedText: "We couldn't complete your search. Please try again.",
  gifts: "Gifts",
  posts: "Blog Posts",
  categories: "Categories",
  outOfStock: "Out of Stock",
  partial: "No gift has all of these words. These have some of them.",
} as const;
