import type { FoundProduct } from "#app/features/catalogue/editing/found-product.ts";

/** The messages under the toast "Failed to Fetch Product" (specification, section 8). */
export const LOOK_UP_FAILURES: Record<LookUpFailure, string> = {
  "no-product-id": "Could not find a valid product ID in the URL. Please use a direct Amazon product URL.",
  "not-found": "No product found with this URL. Please check it, or fill in the details by hand.",
  marketplace: "The product may be from a different marketplace. Please use a link from one of your marketplaces.",
  credentials: "There is an issue with the API credentials. Please contact the administrator.",
  shortened: "Could not resolve the shortened URL. Please use the full product URL.",
  unavailable: "The service is unavailable. Please try again later.",
  "too-often": "Too many products were looked up just now. Please try again in a minute.",
};

/** The reasons why a look-up found nothing. */
type LookUpFailure = "no-product-id" | "not-found" | "marketplace" | "credentials" | "shortened" | "unavailable" | "too-often";

export type ProductLookUp =
  | { ok: true; product: FoundProduct }
  /** `retryAfterSeconds` is there for `too-often`. */
  | { ok: false; reason: LookUpFailure; retryAfterSeconds?: number };
