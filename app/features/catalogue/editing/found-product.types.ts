/** A product as it was found; null where nothing was said. */
export interface FoundProduct {
  name: string;
  description: string | null;
  /** US cents. */
  priceCents: number | null;
  /** An address at the store: never copied (the programme's rule). */
  image: string | null;
  affiliateUrl: string;
  brand: string | null;
  inStock: boolean | null;
  shippingDays: number | null;
  /** The store's API, the product's page, or made up because there are no credentials. */
  source: "api" | "page" | "sample";
  /** What could not be taken over, for the editor. */
  note: string | null;
}
