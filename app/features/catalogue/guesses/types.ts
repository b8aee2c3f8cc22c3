import type { TaxonomyKey } from "../taxonomies.ts";

/** The readers of a gift's texts, the one that is believed most first. */
export const GUESS_SOURCES = ["model", "learnt", "words"] as const;
export type GuessSource = (typeof GUESS_SOURCES)[number];

/** The shop shows a guess that is right nine times in ten; `show_guesses` has the same number. */
export const SHOWN_FROM = 0.9;

/** A page of a category names likely gifts from here on; `likely_gifts` has the same number. */
export const LIKELY_FROM = 0.7;

/** A category that a reader guesses from a gift's texts. */
export interface Guess {
  taxonomy: TaxonomyKey;
  slug: string;
  source: GuessSource;
  /** How well the gift suits the category, 0 to 1. */
  weight: number;
  /** The probability that an editor would say so too, 0 to 1. */
  confidence: number;
  /** The words that say so, as written; null where no single ones do. */
  evidence: string | null;
}

/** Reads a gift's texts. `version` changes with what it reads, so that every gift is read again. */
export interface GiftReader {
  version: string;
  /** The sources that it speaks for: what they said earlier and do not say again is forgotten. */
  sources: readonly GuessSource[];
  read(name: string, description: string, brandName?: string | null): Guess[];
}

/** A category as new shops are offered it: the columns of its row. */
export interface StandardCategory {
  taxonomy: TaxonomyKey;
  slug: string;
  [column: string]: unknown;
}

/** What the reading of gifts needs beside the database. */
export interface ReadingTools {
  reader: GiftReader;
  standardCategories: () => Promise<readonly StandardCategory[]>;
}
