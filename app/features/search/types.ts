import type { Category } from "#app/features/catalogue/types.ts";

/** The taxonomies that narrow the results page. */
export type FacetKey = "giftType" | "recipient" | "occasion" | "priceTier";

/** The slug that each narrowed taxonomy must have. */
export type SearchFilters = Partial<Record<FacetKey, string>>;

/** A word of a query: as it was typed (normalized), its stem (null for stop words such as "the"), and the codes of categories it names. */
export interface QueryWord {
  word: string;
  stem: string | null;
  codes: number[];
}

/** A parsed query. `needle` holds all its words, `signs` the whole text where it has none; one of them is empty. */
export interface ParsedQuery {
  needle: string;
  signs: string;
  words: QueryWord[];
  /** Codes of the gift types whose names contain the query. */
  typeCodes: number[];
}

/** Search terms as texts of PostgreSQL's tsquery, each wider than the one before; see find_gifts. */
export interface SearchTerms {
  name: string;
  start: string;
  about: string;
  any: string;
  /** The tsquery that matches are ranked by. */
  rank: string;
}

/** A query with corrected typos. With `replaces` nothing was found as typed; otherwise both are shown. */
export interface Correction {
  text: string;
  replaces: boolean;
}

export interface GiftMatches {
  /** The gifts of the requested page, best first. */
  ids: string[];
  /** Every match up to the cap, best first. */
  matchIds: string[];
  /** `matchIds.length`; with `isCapped` there are more. */
  total: number;
  isCapped: boolean;
  correction: Correction | null;
  /** True where no gift has all the words, and these have some of them. */
  isPartial: boolean;
}

export type CategoryHit = Pick<Category, "id" | "taxonomy" | "name" | "slug" | "icon" | "color" | "description">;

export interface PostHit {
  id: string;
  title: string;
  slug: string;
  excerpt: string;
}

/** A collection that a query names. */
export interface CollectionHit {
  id: string;
  title: string;
  slug: string;
  lead: string;
}

/** What a query finds besides gifts. */
export interface OtherHits {
  categories: CategoryHit[];
  posts: PostHit[];
  collections: CollectionHit[];
}

/** A query as what it finds besides gifts is looked for: all its words with at least one letter or digit, and those that a match must have. */
export type HitQuery = Pick<ParsedQuery, "needle" | "words">;

/** A value that the results can be narrowed to, and how many of them have it. */
export interface FacetValue {
  slug: string;
  name: string;
  count: number;
}

export type FacetValues = Record<FacetKey, FacetValue[]>;

/** Words that found nothing, and how often. */
export interface UnmetSearch {
  words: string;
  count: number;
  /** How often in the time before. */
  before: number;
}
