import type { TaxonomyKey } from "#app/features/catalogue/taxonomies.ts";
import type { Currency, Money } from "#app/platform/money.ts";
import type { COLLECTION_SORTS, COLLECTION_STATES } from "./constants.ts";

export type CollectionSort = (typeof COLLECTION_SORTS)[number];
export type CollectionState = (typeof COLLECTION_STATES)[number];

/** The taxonomies that a rule may name: prices have limits of their own. */
export type RuleTaxonomy = Exclude<TaxonomyKey, "priceTier">;
/** Slugs of taxonomy values. A slug of before a renaming or a merge still means the value. */
export type RuleValues = Partial<Record<RuleTaxonomy, string[]>>;

/** What the gifts of a collection have in common: all of this, and of each taxonomy one of the values. */
export interface CollectionRule {
  values: RuleValues;
  /** A gift with one of these is left out. */
  without: RuleValues;
  /** A gift whose name contains one of these is left out. */
  withoutWords: string[];
  currency: Currency;
  minPriceCents: number | null;
  maxPriceCents: number | null;
  newWithinDays: number | null;
  /** Gifts of which nobody has stated how soon they ship are left out. */
  shipsWithinDays: number | null;
  inStockOnly: boolean;
}

/** What decides which gifts a collection has, in which order. */
export interface CollectionPick {
  rule: CollectionRule | null;
  sort: CollectionSort;
  /** Ids of gifts that are chosen by hand. */
  pinned: string[];
  /** Ids of gifts that the rule finds and that are left out. */
  leftOut: string[];
}

/** A collection as its editor has it: everything as it was typed. */
export interface CollectionDocument {
  title: string;
  slug: string;
  lead: string;
  story: string;
  /** A path of the library, or empty. */
  image: string;
  imageAlt: string;
  isByRule: boolean;
  values: Record<string, string[]>;
  without: Record<string, string[]>;
  /** With commas between them. */
  withoutWords: string;
  minPrice: string;
  maxPrice: string;
  newWithinDays: string;
  shipsWithinDays: string;
  inStockOnly: boolean;
  sort: CollectionSort;
  pinned: string[];
  leftOut: string[];
  state: CollectionState;
  /** Moments in UTC as ISO 8601, or empty. */
  shownFrom: string;
  shownUntil: string;
  seoTitle: string;
  metaDescription: string;
}

/** A document whose fields have been checked and read. */
export interface CollectionValues extends CollectionPick {
  title: string;
  slug: string;
  lead: string;
  story: string;
  image: string | null;
  imageAlt: string;
  state: CollectionState;
  shownFrom: string | null;
  shownUntil: string | null;
  seoTitle: string;
  metaDescription: string;
}

/** A collection as its page shows it. */
export interface ShownCollection extends CollectionPick {
  id: string;
  slug: string;
  title: string;
  lead: string;
  story: string;
  image: string | null;
  imageAlt: string;
  seoTitle: string;
  metaDescription: string;
}

/** A collection as a tile shows it; `cover` has its own picture, or those of its first gifts. */
export interface CollectionCard {
  id: string;
  slug: string;
  title: string;
  lead: string;
  cover: string[];
  gifts: number;
}

export type CollectionStanding = "draft" | "shown" | "scheduled" | "ended" | "deleted";

/** A collection in the list of the admin area. */
export interface ListedCollection {
  id: string;
  slug: string;
  title: string;
  isByRule: boolean;
  standing: CollectionStanding;
  shownFrom: Date | null;
  shownUntil: Date | null;
  changedAt: Date;
  gifts: number;
}

/** A collection as its editor is opened. */
export interface CollectionToEdit {
  /** Null for one that nobody has saved yet. */
  id: string | null;
  /** 0 for a new one. */
  version: number;
  standing: CollectionStanding;
  document: CollectionDocument;
}

/** A gift in the editor of a collection. */
export interface CollectionGift {
  id: string;
  name: string;
  image: string | null;
  price: Money | null;
  inStock: boolean;
  /** False for a draft and for a hidden gift, which shoppers do not see. */
  isShown: boolean;
}

/** The gifts that a collection would have. */
export interface CollectionMatches {
  /** The first of them, in their order. */
  gifts: CollectionGift[];
  total: number;
  /** Those that the editor names by hand, also where they are hidden. */
  chosen: CollectionGift[];
}

/** A value of a taxonomy that a rule can name. */
export interface RuleChoice {
  slug: string;
  name: string;
  icon: string | null;
}
