import { centsIn, type Currency, formatShortMoney, type Money } from "#app/platform/money.ts";

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

/** Says a price tier's bounds: "Under $15", "$15 to $35", "$150 and up"; null where it has none, or where there is no tier. */
export function describeTier({
  minCents,
  maxCents,
  currency,
}: Omit<PriceTier, "id" | "currency"> & { currency: Currency | null }): string | null {
  if (currency === null) return null;
  if (maxCents === null) return minCents === null ? null : `${formatShortMoney(minCents, currency)} and up`;
  const most = formatShortMoney(maxCents, currency);
  return minCents === null || minCents === 0 ? `Under ${most}` : `${formatShortMoney(minCents, currency)} to ${most}`;
}

/** Names a price tier with what the name means: "Thoughtful: $15 to $35". A name with a number in it says that itself. */
export function nameTier({ priceTier, priceRange }: { priceTier: string | null; priceRange?: string | null }): string | null {
  if (priceTier === null || !priceRange || /\d/.test(priceTier)) return priceTier;
  return `${priceTier}: ${priceRange.replace(/^Under/, "under")}`;
}
