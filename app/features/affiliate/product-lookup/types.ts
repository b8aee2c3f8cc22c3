import type { FoundProduct } from "#app/features/catalogue/editing/found-product.types.ts";

/** Why nothing was found. */
export type LookUpFailure = "no-product-id" | "not-found" | "marketplace" | "credentials" | "shortened" | "unavailable" | "too-often";

export type ProductLookUp = { ok: true; product: FoundProduct } | { ok: false; reason: LookUpFailure };
