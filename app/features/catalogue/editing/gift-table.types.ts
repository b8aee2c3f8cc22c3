import type { PriceSource } from "../types.ts";

export type LinkState = "alive" | "dead" | "unsure";

/** A gift as a row of the editors' table. */
export interface GiftTableRow {
  id: string;
  slug: string;
  name: string;
  image: string | null;
  priceCents: number | null;
  priceSource: PriceSource;
  /** Of the shop's API and too old to be shown. */
  isPriceStale: boolean;
  inStock: boolean;
  isFeatured: boolean;
  isTrending: boolean;
  shippingDays: number | null;
  affiliateUrl: string | null;
  linkState: LinkState | null;
  /** Names of its gift types. */
  categories: string[];
}

/** One page of the table. */
export interface GiftTablePage {
  rows: GiftTableRow[];
  /** How many match; `isMore`: at least so many. */
  total: number;
  isMore: boolean;
  /** True when there is no gift at all. */
  isCatalogueEmpty: boolean;
}
