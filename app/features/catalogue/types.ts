import type { Currency } from "#app/platform/money.ts";
import type { GiftValues, PublicGiftValues } from "./gift-fields.ts";
import type { TaxonomyKey } from "./taxonomies.ts";

export type PriceSource = "editor" | "import" | "api";
export type Gender = GiftValues["gender"];

/** A price in cents with its currency, its source and the time when it was read; null in a gift means that the price is unknown. */
export interface PriceNote {
  priceCents: number | null;
  currency: Currency;
  priceSource: PriceSource;
  priceCheckedAt: Date | null;
  /** The stamp that has to stand beside the price, such as "14:11 UTC"; null where it needs none. */
  priceAsOf: string | null;
}

/** How prices of Amazon's products are shown: as they were entered, or only as its API provides them (affiliate rules). */
export type AmazonPrices = "as-entered" | "api-only";

/** A stored price, with the facts that decide whether it may be shown. */
export interface StoredPrice extends Omit<PriceNote, "priceAsOf"> {
  /** True for Amazon's products where the owner has chosen to show only the prices of its API. */
  isApiOnly: boolean;
}

/** What a card shows of a gift beside its name: `codes` are those of its categories in the search rows. */
export interface CardFacts {
  image: string | null;
  price: StoredPrice;
  codes: readonly number[];
}

/** A value of a taxonomy as a gift shows it. */
export interface GiftTag {
  taxonomy: TaxonomyKey;
  id: string;
  name: string;
  slug: string;
}

/** The fields of a gift card. `priceTier` is the tier's name, `priceRange` its bounds in words; `badges` are at most three names of values. */
export interface GiftCard extends PriceNote {
  id: string;
  slug: string;
  name: string;
  image: string | null;
  inStock: boolean;
  isFeatured: boolean;
  priceTier: string | null;
  priceRange: string | null;
  badges: string[];
}

/** A gift as its page shows it. */
export interface GiftDetail extends PriceNote, PublicGiftValues {
  id: string;
  updatedAt: Date;
  tags: GiftTag[];
  /** The bounds of its price tier in words. */
  priceRange: string | null;
  /** What is shown on its page: its own picture, or a drawing of its kind. */
  shownImage: string;
}

/** What names a value of a taxonomy in addresses and files. */
export type CategoryName = Pick<Category, "taxonomy" | "slug">;

/** A value of one taxonomy. `color` is a hex color. */
export interface Category {
  id: string;
  taxonomy: TaxonomyKey;
  name: string;
  slug: string;
  description: string;
  icon: string | null;
  color: string | null;
  sortOrder: number;
  isFeatured: boolean;
}
