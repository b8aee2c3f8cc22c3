import type { Currency } from "#app/platform/money.ts";

/** A product found by a look-up; a field is null where the source does not state it. */
export interface FoundProduct {
  name: string;
  description: string | null;
  priceCents: number | null;
  currency: Currency;
  /** An address at the store, which is never copied (rule of Amazon's program). */
  image: string | null;
  affiliateUrl: string;
  brand: string | null;
  inStock: boolean | null;
  shippingDays: number | null;
  /** The source: the store's API, the product's page, or test data where there are no credentials. */
  source: "api" | "page" | "sample";
  /** A note for the editor about what could not be adopted. */
  note: string | null;
}
