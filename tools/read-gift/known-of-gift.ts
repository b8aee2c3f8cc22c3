import type { TaxonomyKey } from "#app/features/catalogue/taxonomies.ts";
import type { ModelClaim } from "#app/features/catalogue/model-reading/types.ts";
import type { ShopReader } from "#app/features/finder/read/learnt/current-reader.ts";

/** What is known of a gift: its texts, and all that its shop knows beside them. */
export interface KnownOfGift {
  name: string;
  description: string;
  brandName: string | null;
  /** What the shop has taught its reader; null before it has taught anything. */
  shop: ShopReader | null;
  /** What a language model has read; null where none has. */
  modelClaims: readonly ModelClaim[] | null;
  /** Categories that people and files give it, and those that people have refused, as "taxonomy slug". */
  said: readonly { key: string; source: "person" | "file"; weight: number }[];
  refused: readonly string[];
  /** The taxonomies that people or the file have filled: nothing is guessed there. */
  filled: readonly TaxonomyKey[];
  /** What people have said of children and sexes while they taught the shop, from 0 to 1. */
  told: Readonly<Partial<Record<"child" | "male" | "female", number>>>;
  /** The categories that the shop has, as "taxonomy slug"; null without a shop. */
  categories: ReadonlySet<string> | null;
}

/** A gift of which only texts are known. */
export function textsAlone(name: string, description: string): KnownOfGift {
  return {
    name,
    description,
    brandName: null,
    shop: null,
    modelClaims: null,
    said: [],
    refused: [],
    filled: [],
    told: {},
    categories: null,
  };
}
