import type { Caveat } from "../types.ts";

/** What a gift's card says of what is not known, or is less than was asked for. */
export const CAVEAT_TEXTS: Readonly<Record<Caveat, string>> = {
  "delivery-unknown": "Delivery time unknown, check at the store",
  "price-unknown": "Price unknown, check at the store",
  "a-little-below": "A little below what you asked for",
  "far-below": "Well below what you asked for",
};
