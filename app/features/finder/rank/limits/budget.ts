import { centsIn, type Currency } from "#app/platform/money.ts";
import type { Brief, GiftProfile } from "../../types.ts";

/** "Around $50" means $40 to $60. */
const AROUND = 0.2;
/** Share of a lower end down to which a price is a little below it; below "between $100 and $150" nothing cheaper is shown. */
export const A_LITTLE_BELOW = 0.6;

/** A budget's prices in cents: no gift costs less than `least` or more than `most`, and those from `first` on come first. */
export interface PriceBand {
  least: number;
  first: number;
  most: number;
  currency: Currency;
}

/**
 * Returns the prices that a budget stands for. "Around" and "between" in somebody's own words say where to begin; "over", "at least", and
 * two ends that were chosen in a form are strict.
 */
export function priceBandOf({ value, source }: NonNullable<Brief["budget"]>): PriceBand {
  const { minCents, maxCents, targetCents, currency } = value;
  const most = maxCents ?? (targetCents === null ? Infinity : Math.round(targetCents * (1 + AROUND)));
  if (targetCents !== null) return { least: minCents ?? 0, first: minCents ?? Math.round(targetCents * (1 - AROUND)), most, currency };
  const first = minCents ?? 0;
  const isStrict = maxCents === null || source === "form";
  return { least: isStrict ? first : Math.round(first * A_LITTLE_BELOW), first, most, currency };
}

/** True for a price that does not break the budget: an unknown one breaks none, and one in another currency every one. */
export function isInBand(price: Pick<GiftProfile, "priceCents" | "currency">, { least, most, currency }: PriceBand): boolean {
  const cents = centsIn(currency, price.priceCents, price.currency);
  return price.priceCents === null || (cents !== null && cents >= least && cents <= most);
}
