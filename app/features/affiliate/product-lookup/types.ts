import type { FoundProduct } from "#app/features/catalogue/editing/found-product.types.ts";

/** The reasons why a look-up found nothing. */
export type LookUpFailure = "no-product-id" | "not-found" | "marketplace" | "credentials" | "shortened" | "unavailable" | "too-often";

export type ProductLookUp = { ok: true; product: FoundProduct } | { ok: false; reason: LookUpFailure };
