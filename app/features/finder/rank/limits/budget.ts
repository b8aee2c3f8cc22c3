import type { Brief } from "../../types.ts";

/** "Around $50" means $40 to $60. */
const AROUND = 0.2;
/** Share of a lower end down to which a price is a little below it; below "between $100 and $150" nothing cheaper is shown. */
export const A_LITTLE_BELOW = 0.6;

/** A budget's prices in US cents: no gift costs less than `least` or more than `most`, and those from `first` on come first. */
export interface PriceBand {
  least: number;
  first: number;
  most: number;
}

/**
 * Returns the prices that a budget stands for. "Around" and "between" in somebody's own words say where to begin; "over", "at least", and
 * two ends that were chosen in a form are strict.
 */
export function priceBandOf({ value, source }: NonNullable<Brief["budget"]>): PriceBand {
  const { minCents, maxCents, targetCents } = value;
  const most = maxCents ?? (targetCents === null ? Infinity : Math.round(targetCents * (1 + AROUND)));
  if (targetCents !== null) return { least: minCents ?? 0, first: minCents ?? Math.round(targetCents * (1 - AROUND)), most };
  const first = minCents ?? 0;
  const isStrict = maxCents === null || source === "form";
  return { least: isStrict ? first : Math.round(first * A_LITTLE_BELOW), first, most };
}

/** True for a price that is not known to break the budget: an unknown one breaks none. */
export function isInBand(priceCents: number | null, { least, most }: PriceBand): boolean {
  return priceCents === null || (priceCents >= least && priceCents <= most);
}
