import type { TaxonomyKey } from "#app/features/catalogue/taxonomies.ts";

/** Tags of the catalogue, by slug, that an entry stands for; each with how sure that is (0 to 1). */
export type TagWeights = Partial<Record<TaxonomyKey, Record<string, number>>>;

interface Entry {
  /** Kebab-case, unique over all files. */
  id: string;
  /** What a chip says. */
  name: string;
  /** Words and phrases by which shoppers say it, British and American, singular; the matcher knows plurals and one typo. */
  synonyms: string[];
  /** Phrases that describe somebody of whom it is true ("always has a book with her"): they count in briefs, not in gifts' texts. */
  describes?: string[];
  /** Phrases that hold one of the words above and mean something else ("coffee table"). */
  not?: string[];
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
  /** The day it falls on, for those that have one: a fixed day, the nth weekday (0 = Sunday) of a month, or listed days by year. */
  day?: { month: number; day: number } | { month: number; weekday: number; nth: number } | { byYear: Record<string, string> };
  /** Things made for it (in gifts' words). */
  products?: string[];
  avoid?: string[];
}

/** Personality, style or value. */
export interface Trait extends Entry {
  kind: "personality" | "style" | "value";
  tags: TagWeights;
  products?: string[];
}

/** A kind of thing or quality that can be excluded, avoided or already owned; `products` are the words that betray it in a gift's text. */
export interface Concept extends Entry {
  products: string[];
  /** Names by which shoppers ask for it or rule it out, and which mean something else in gifts' texts: "sharp", "a treat". */
  asked?: string[];
  tags?: TagWeights;
  /** Narrower concepts, and interests whose things are such, that go with it when it is excluded. */
  includes?: string[];
  /** Traits of a gift that has none of it: what is vegan holds no wool, whatever its text compares it to. */
  deniedBy?: string[];
  /** A cliché needs a reason to rank high. */
  isCliche?: boolean;
  /** Not below this age, in years. */
  minAge?: number;
  /** Above this age it would be a child's gift. */
  maxAge?: number;
}

/** Any entry, as the phrases in it are read. */
export type PhraseEntry = Entry & { products?: string[]; asked?: string[] };
