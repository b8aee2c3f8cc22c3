import type { Currency } from "#app/platform/money.ts";
import type { GiftTableFilters } from "./gift-table-filters.ts";
import type { TableGiftValues } from "../gift-fields.ts";
import type { TaxonomyKey } from "../taxonomies.ts";
import type { PriceSource } from "../types.ts";

export type LinkState = "alive" | "dead" | "unsure";

/**
 * The result of checking a link. `failing`: the server did not answer as it should; `blocked`: it answers others but not us; `unknown`: no
 * request was made. Only repeated failures make a link dead.
 */
export type LinkCheckResult = "alive" | "dead" | "failing" | "blocked" | "unknown";

/** A value that a gift carries; one that nobody has said is guessed from the gift's texts. */
export interface CarriedValue {
  id: string;
  name: string;
  isStated: boolean;
}

/** Why the shop does not show a gift. */
export const UNSHOWN = { draft: "Draft", hidden: "Hidden", waiting: "Not shown yet", over: "No longer shown" } as const;

export interface GiftTableRow extends TableGiftValues {
  id: string;
  version: number;
  name: string;
  /** Its own picture, or the drawing that shoppers see in its place. */
  image: string;
  priceCents: number | null;
  currency: Currency;
  priceSource: PriceSource;
  /** True for a price from the shop's API that is too old to be shown. */
  isPriceStale: boolean;
  inStock: boolean;
  isFeatured: boolean;
  isTrending: boolean;
  affiliateUrl: string | null;
  linkState: LinkState | null;
  addedAt: Date;
  updatedAt: Date;
  /** The values of those taxonomies that have a column. */
  values: Partial<Record<TaxonomyKey, CarriedValue[]>>;
  /** Null for a gift that the shop shows. */
  unshown: keyof typeof UNSHOWN | null;
}

export interface GiftTablePage {
  rows: GiftTableRow[];
  /** The number of matches; with `isMore`, there are at least this many. */
  total: number;
  isMore: boolean;
  /** True when there are no gifts at all. */
  isCatalogueEmpty: boolean;
}

/** The total number of gifts, and how many of them carry each mark. */
export type GiftMarkCounts = Record<"total" | GiftTableFilters["mark"][number], number>;
