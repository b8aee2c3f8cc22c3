import type { UsualPrice } from "../../ask/usual-price.ts";

/** Factor that each doubling beyond the usual price takes, and the most that all of them take. */
const TOO_DEAR = 0.3;
const TOO_DEAR_MOST = 0.6;
/** The same for each halving below it: too little is less wrong than too much. */
const TOO_CHEAP = 0.1;
const TOO_CHEAP_MOST = 0.25;

/** Returns the factor for a price, in the same currency, beside what people usually spend: 1 within it, less the further off; an unknown price is taken as usual. */
export function usualPriceFactor(priceCents: number | null, usual: UsualPrice | null): number {
  if (usual === null || priceCents === null) return 1;
  if (priceCents > usual.maxCents) return 1 - Math.min(TOO_DEAR_MOST, TOO_DEAR * Math.log2(priceCents / usual.maxCents));
  if (priceCents < usual.minCents) return 1 - Math.min(TOO_CHEAP_MOST, TOO_CHEAP * Math.log2(usual.minCents / Math.max(priceCents, 1)));
  return 1;
}
