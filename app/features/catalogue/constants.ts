import type { TaxonomyKey } from "./taxonomies.ts";

/** The taxonomies that a gift card's badges come from, most important first: the first value of each, at most three badges in all. */
export const BADGE_TAXONOMIES = ["interest", "ecoLabel", "theme", "giftType"] as const satisfies TaxonomyKey[];
export const MAX_BADGES = 3;

/** Deleted gifts stay in the trash, from which they can be restored, for so many days. */
export const TRASH_DAYS = 30;
/** An import, or a change of many gifts at once, can be undone for so many days. */
export const IMPORT_DAYS = 30;

/** What the fields of a category hold, in characters; an image’s address in bytes too, as rows of its index hold at most 2,704. */
export const CATEGORY_LIMITS = { name: 120, slug: 200, description: 2000, image: 2000, icon: 16 } as const;

/** The number of gifts on one page of a category. */
export const GIFTS_PER_PAGE = 50;
/** A list counts its gifts, and has pages, up to this number of gifts; of a longer one it says that there are more. */
export const MAX_LISTED = 20_000;
/** The number of gifts under "Similar gifts". */
export const MAX_SIMILAR_GIFTS = 8;
/** The number of related categories at the bottom of a category's page. */
export const MAX_RELATED_CATEGORIES = 8;

/** The texts of the categories page, word for word from the specification. */
export const CATEGORIES_TEXTS = {
  title: "Browse Gift Categories",
  tabs: { occasion: "By Occasion", recipient: "By Recipient", interest: "By Interest" },
  loadFailure: "Failed to load categories. Please try again later.",
  tryAgain: "Try Again",
  /** Returns "No {kind} categories found". */
  empty: (kind: string) => `No ${kind} categories found`,
} as const;

/** The texts of a category's page. */
export const CATEGORY_TEXTS = {
  back: "Back to categories",
  /** Returns "Found N gift(s) in this category"; of a list that `isCapped`, that there are more. */
  found: (count: number, formatted: string, isCapped: boolean) =>
    `Found ${isCapped ? "more than " : ""}${formatted} ${count === 1 ? "gift" : "gifts"} in this category`,
  emptyTitle: "No gifts found",
  empty: "We couldn't find any gifts for this category yet.",
  /** What may be done about it: a sentence for the gift finder, by the kind of category. */
  emptyHelp: "The gift finder looks through everything here and finds what comes close.",
  finderSentences: {
    recipient: (name: string) => `A gift for ${name}`,
    occasion: (name: string) => `A gift for ${name}`,
    interest: (name: string) => `A gift for someone who likes ${name}`,
  } as Partial<Record<TaxonomyKey, (name: string) => string>>,
  findGift: "Find a Gift",
  emptyFiltered: "No gifts in this category match these filters.",
  /** The heading and the note above gifts that are only guessed to belong here. */
  likely: (name: string) => `Our best guesses for ${name}`,
  likelyNote: "Picked from each gift's description. We haven't checked them ourselves yet.",
  browseOthers: "Browse other categories",
  clearFilters: "Clear filters",
  unknown: (id: string) => `Category not found: ${id}`,
  loadFailure: "Failed to load category details. Please try again later.",
  invalidPrice: "That isn't a dollar amount, so we ignored it.",
} as const;

/** The texts of a gift's page. */
export const GIFT_TEXTS = {
  outOfStock: "Out of Stock",
  featured: "Featured",
  /** Returns "Ships in N day(s)". */
  shipsIn: (days: number) => `Ships in ${days} ${days === 1 ? "day" : "days"}`,
  by: (brand: string) => `By ${brand}`,
  priceNote: "Prices and stock can change after we check them. What the store shows when you buy is what counts.",
  notFoundTitle: "Gift Not Found",
  notFoundToast: { title: "Gift not found", description: "The gift you're looking for doesn't exist or has been removed." },
  errorToast: { title: "Error", description: "There was a problem loading the gift details." },
  noId: "No gift ID provided",
  loadFailure: "Failed to load gift details",
} as const;

/** The page of a missing gift stays this long before it redirects to `/not-found`. */
export const MISSING_GIFT_REDIRECT_MS = 500;

/** The texts for sharing a gift or a post. */
export const SHARE_TEXTS = {
  shared: "Shared successfully",
  copied: {
    gift: { title: "Link copied", description: "Gift link copied to clipboard" },
    post: { title: "Link copied", description: "Post link copied to clipboard" },
  },
  sharedOn: (network: string) => `Shared on ${network}`,
} as const;

export const SHARE_TEXT_LENGTH = 100;
export const SHARE_WINDOW = { width: 600, height: 400 } as const;
