import type { TaxonomyKey } from "#app/features/catalogue/taxonomies.ts";

/** Tags of the catalogue, by slug, that an entry stands for, each with a confidence (0 to 1). */
export type TagWeights = Partial<Record<TaxonomyKey, Record<string, number>>>;

interface Entry {
  /** Kebab-case id, unique over all files. */
  id: string;
  /** The label of a chip. */
  name: string;
  /** Words and phrases that shoppers use for it, British and American, singular; the matcher knows plurals and one typo. */
  synonyms: string[];
  /** Phrases that describe a person of whom it is true ("always has a book with her"): they count in briefs, not in gifts' texts. */
  describes?: string[];
  /** Phrases that contain one of the words above and mean something else ("coffee table"). */
  not?: string[];
  /** Names that shoppers use for it, and which mean something else in gifts' texts: "sharp", "a treat", "companion". */
  asked?: string[];
  /** Weak words of things: they count in gifts' texts, and little. */
  hints?: string[];
}

/** Something people like. `products` are words of things (in names and descriptions of gifts) that please such a person. */
export interface Interest extends Entry {
  products: string[];
  tags: TagWeights;
  /** Ids of wider interests: gifts for those fit too, less well. */
  broader?: string[];
  /** Concepts that such a person would not want (a vegan: leather). */
  avoid?: string[];
}

/** A recipient, a relationship or a life stage. */
export interface Person extends Entry {
  tags: TagWeights;
  gender?: "male" | "female";
  age?: { min: number; max: number };
  avoid?: string[];
}

export interface Occasion extends Entry {
  tags: TagWeights;
  /** Words in gifts' texts for things made for it. */
  products?: string[];
  avoid?: string[];
}

/** A trait of personality, style or values. */
export interface Trait extends Entry {
  kind: "personality" | "style" | "value";
  tags: TagWeights;
  products?: string[];
}

/** A kind of thing or quality that can be excluded, avoided or already owned; `products` are the words that betray it in a gift's text. */
export interface Concept extends Entry {
  products: string[];
  tags?: TagWeights;
  /** Narrower concepts, and interests whose things belong to it; they are excluded with it. */
  includes?: string[];
  /** Traits of a gift that has none of it: a vegan gift contains no wool, whatever its text compares it to. */
  deniedBy?: string[];
  /** True for a cliché, which needs a reason to rank high. */
  isCliche?: boolean;
  /** Minimum age in years. */
  minAge?: number;
  /** Age in years above which it would be a child's gift. */
  maxAge?: number;
}

/** Any entry, with the fields that contain phrases. */
export type PhraseEntry = Entry & { products?: string[] };
