import type { TaxonomyKey } from "./taxonomies.ts";

export type PriceSource = "editor" | "import" | "api";
export type Gender = "unisex" | "male" | "female";

/** A price in US cents with where and when it was read; null in a gift means that the price is not known. */
export interface PriceNote {
  priceCents: number | null;
  priceSource: PriceSource;
  priceCheckedAt: Date | null;
}

/** A value of a taxonomy as it is shown on a gift. */
export interface GiftTag {
  taxonomy: TaxonomyKey;
  id: string;
  name: string;
  slug: string;
}

/** What a gift card shows. `priceTier` is the tier's name; `badges` are at most three tag names. */
export interface GiftCard extends PriceNote {
  id: string;
  slug: string;
  name: string;
  image: string | null;
  inStock: boolean;
  isFeatured: boolean;
  priceTier: string | null;
  badges: string[];
}

/** Everything the gift page shows. */
export interface GiftDetail extends PriceNote {
  id: string;
  slug: string;
  name: string;
  description: string;
  image: string | null;
  affiliateUrl: string | null;
  inStock: boolean;
  isFeatured: boolean;
  brandName: string | null;
  brandUrl: string | null;
  brandLogoUrl: string | null;
  shippingDays: number | null;
  updatedAt: Date;
  tags: GiftTag[];
}

/** A value of one taxonomy. `color` is a hex colour. */
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
