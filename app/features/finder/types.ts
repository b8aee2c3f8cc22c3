import type { TaxonomyKey } from "#app/features/catalogue/taxonomies.ts";
import type { Gender } from "#app/features/catalogue/types.ts";

/** Where a part of the brief comes from: said in words, chosen in the form, or assumed from something else that was said. */
export type BriefSource = "text" | "form" | "assumed";

/** One thing understood of the person, as the shopper sees and can remove it. `id` is stable for the same understanding. */
export interface Understood<Value> {
  value: Value;
  source: BriefSource;
  /** The words it was read from, as written; empty when chosen or assumed. */
  words: string;
}

/** US cents; either side may be open. `target` is the sum that "around $40" names. */
export interface Budget {
  minCents: number | null;
  maxCents: number | null;
  targetCents: number | null;
}

/** Ages in whole years, inclusive. */
export interface AgeSpan {
  min: number;
  max: number;
}

/** What a shopper finds out more of: each nudges the ranking, none is a limit. */
export type Lean = "cheaper" | "more-personal" | "more-practical" | "faster";

/**
 * A described person and the limits of the search. Ids are lexicon ids (`lexicon/*.json`); dates are ISO days. Everything here
 * stands in the address of a result, so that it can be shared and reloaded.
 */
export interface Brief {
  text: string;
  person: Understood<string> | null;
  age: Understood<AgeSpan> | null;
  gender: Understood<"male" | "female"> | null;
  occasion: Understood<string> | null;
  /** The day the gift is given, when said or known from the occasion. */
  date: Understood<string> | null;
  budget: Understood<Budget> | null;
  interests: Understood<string>[];
  /** Personality, style and values: lexicon traits. */
  traits: Understood<string>[];
  /** What must not be given: lexicon concepts, or a plain word that the lexicon does not know. */
  excluded: Understood<string>[];
  /** The gift has to be there after so many days at most, counted from today. */
  withinDays: Understood<number> | null;
  /** Two-letter country that it ships to. */
  shipsTo: Understood<string> | null;
  /** Words of the text that nothing above has used and that may name a thing. */
  otherWords: string[];
  leans: Lean[];
  /** 0 (best fit) to 100 (surprise me); the same number gives the same result. */
  surprise: number;
  /** Gifts that the shopper waved away. */
  notThese: string[];
  /** Gifts that the shopper wants more like. */
  likeThese: string[];
}

/** What the engine knows of a gift: the row, its tags by slug, and nothing that the catalogue does not say. */
export interface GiftProfile {
  id: string;
  slug: string;
  name: string;
  description: string;
  brandName: string | null;
  priceCents: number | null;
  inStock: boolean;
  shippingDays: number | null;
  gender: Gender;
  isFeatured: boolean;
  isTrending: boolean;
  createdAt: Date;
  tags: Partial<Record<TaxonomyKey, string[]>>;
}

/** A gift that fits, how well (0 to 1), and why, in one line with the words of the brief. */
export interface FoundGift {
  id: string;
  /** As the gift was when it was found. */
  name: string;
  /** Null when it is not known or may not be shown. */
  priceCents: number | null;
  score: number;
  reasons: string[];
}

/** A limit that stands in the way of any result, and what one click on it would bring. */
export interface Loosening {
  limit: "budget" | "excluded" | "withinDays" | "date" | "age" | "person";
  /** What to show on the button, such as "Up to $60 instead of $40". */
  label: string;
  brief: Brief;
  /** How many gifts there would be. */
  gifts: number;
}

export interface FinderResult {
  brief: Brief;
  gifts: FoundGift[];
  /** Only when `gifts` is empty. */
  loosenings: Loosening[];
  engine: "local" | "llm";
  tookMs: number;
}

/** Ids of the lexicon with how surely they are meant, 0 to 1; a Map is one. */
export interface WeightsById extends Iterable<[id: string, weight: number]> {
  readonly size: number;
  get(id: string): number | undefined;
  has(id: string): boolean;
  forEach(visit: (weight: number, id: string) => void): void;
}

/**
 * A gift as the engine reads it, from its tags and its words: lexicon ids with how sure it is (0 to 1). `age` and `gender` say whom
 * it suits; null where nothing says so.
 */
export interface GiftReading {
  profile: GiftProfile;
  interests: WeightsById;
  persons: WeightsById;
  occasions: WeightsById;
  traits: WeightsById;
  concepts: WeightsById;
  age: AgeSpan | null;
  /** Years below which its own text says that it is not safe, or not meant; null where it says nothing. */
  safeFrom: number | null;
  gender: "male" | "female" | null;
}

/** A kind of brief that found little: what was wished for and what narrowed it, how often, and how many gifts it found the last time. */
export interface FinderMiss {
  words: string[];
  limits: string[];
  count: number;
  found: number;
}
