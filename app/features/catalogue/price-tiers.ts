import { centsIn, type Currency, type Money } from "#app/platform/money.ts";

/** A price tier's bounds: from `minCents` up to, but not including, `maxCents`; null is no bound. */
export interface PriceTier {
  id: string;
  minCents: number | null;
  maxCents: number | null;
  currency: Currency;
}

/** Returns the tier that a price falls into, the lowest where several fit; null where none does. */
export function findPriceTier<Tier extends PriceTier>(tiers: readonly Tier[], price: Money): Tier | null {
  const fitting = tiers.filter(({ minCents, maxCents, currency }) => {
    const cents = centsIn(currency, price.cents, price.currency);
    return (
      cents !== null && (minCents !== null || maxCents !== null) && cents >= (minCents ?? 0) && (maxCents === null || cents < maxCents)
    );
  });
  return fitting.toSorted((one, other) => (one.minCents ?? 0) - (other.minCents ?? 0))[0] ?? null;
}
