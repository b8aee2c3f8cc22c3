/** A price tier's bounds in dollars: from `min` up to, but not including, `max`; null is no bound. */
export interface PriceTier {
  id: string;
  min: number | null;
  max: number | null;
}

/** Returns the tier that a price in dollars falls into, the lowest where several fit; null where none does. */
export function findPriceTier<Tier extends PriceTier>(tiers: readonly Tier[], price: number): Tier | null {
  const fitting = tiers.filter(({ min, max }) => (min !== null || max !== null) && price >= (min ?? 0) && (max === null || price < max));
  return fitting.toSorted((one, other) => (one.min ?? 0) - (other.min ?? 0))[0] ?? null;
}
