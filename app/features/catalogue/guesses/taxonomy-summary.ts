import type { TaxonomyKey } from "../taxonomies.ts";

/** How far the gifts are described in one taxonomy. */
export interface TaxonomySummary {
  key: TaxonomyKey;
  /** Gifts that people or the file have described. */
  said: number;
  /** Other gifts, of which a guess is sure enough to be shown. */
  sure: number;
  /** Guesses that need an eye. */
  open: number;
}
