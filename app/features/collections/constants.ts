/** Cache tag of what shows a collection; the triggers of migration 0260 notify it. */
export const COLLECTIONS_TAG = "collections";

/** How the gifts of a collection are ordered. By hand is for gifts that are all chosen by hand. */
export const COLLECTION_SORTS = ["hand", "fit", "price-asc", "price-desc", "newest"] as const;

export const COLLECTION_STATES = ["draft", "shown"] as const;

export const COLLECTION_LIMITS = {
  title: 120,
  lead: 300,
  story: 4000,
  slug: 120,
  imageAlt: 300,
  seoTitle: 120,
  metaDescription: 300,
  /** Gifts that are chosen by hand, and gifts that are left out. */
  gifts: 200,
  /** Values of one taxonomy in a rule. */
  values: 50,
  words: 20,
  word: 40,
  days: 3650,
} as const;

export const MAX_COLLECTIONS = 500;
/** Versions of each collection that are retained. */
export const RETAINED_COLLECTION_VERSIONS = 50;
/** Days for which a deleted collection can be brought back. */
export const COLLECTION_TRASH_DAYS = 30;

/** Collections on one page of their index, and of the list in the admin area. */
export const COLLECTIONS_PER_PAGE = 24;
export const ADMIN_COLLECTIONS_PER_PAGE = 50;
/** The first gifts, whose pictures are the cover of a collection without a picture of its own. */
export const COVER_GIFTS = 3;
/** The first gifts among which a drawn cover looks for three kinds of things. */
export const COVER_CANDIDATES = 8;
/** Collections below the categories. */
export const BROWSED_COLLECTIONS = 6;
/** Gifts that the editor lists of those that match. */
export const LISTED_MATCHES = 60;
/** The largest file of collections. */
export const MAX_COLLECTION_FILE_BYTES = 1_000_000;
/** Collections among which the editor of a post chooses. */
export const MAX_COLLECTION_CHOICES = 100;
