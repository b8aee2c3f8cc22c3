import type { TaxonomyKey } from "../taxonomies.ts";
import type { GuessSource } from "./types.ts";

/** A guess that an editor may confirm or refuse. */
export interface OpenGuess {
  giftId: string;
  giftName: string;
  categoryId: string;
  categoryName: string;
  taxonomy: TaxonomyKey;
  source: GuessSource;
  confidence: number;
  evidence: string | null;
  /** True where the shop shows the guess already. */
  isShown: boolean;
}

/** A category with the number of its open guesses. */
export interface SuggestedCategory {
  slug: string;
  name: string;
  guesses: number;
}

/** What the screen of suggestions is narrowed to. */
export interface SuggestionFilters {
  taxonomy: TaxonomyKey | null;
  /** The slug of a category of that taxonomy. */
  category: string | null;
  page: number;
}

/** What an editor can make of a guess. */
export type GuessDecision = "confirmed" | "refused";
