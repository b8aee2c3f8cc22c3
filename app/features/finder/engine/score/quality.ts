import type { GiftProfile, Lean } from "../../types.ts";
const NEW_FOR_MS = 60 * 86_400_000;
const TELLING_LENGTH = 80;

/** How good an offer is by itself, 0 to 1: what editors feature and shoppers look at, well described, priced, and new. */
export function qualityOf(profile: GiftProfile, today: string): number {
  const { isFeatured, isTrending, description, priceCents, createdAt } = profile;
  const isNew = createdAt.getTime() >= Date.parse(today) - NEW_FOR_MS;
  return (
    0.2 +
    (isFeatured ? 0.25 : 0) +
    (isTrending ? 0.2 : 0) +
    (description.length >= TELLING_LENGTH ? 0.15 : 0) +
    (priceCents === null ? 0 : 0.1) +
    (isNew ? 0.1 : 0)
  );
}

/** How well a gift answers what the shopper asked for more of, 0 to 1; `personal` and `practical` are how much it is so. */
export function leanFit(lean: Lean, profile: GiftProfile, maxCents: number | null, personal: number, practical: number): number {
  switch (lean) {
    case "cheaper":
      // Measured against the budget, or against $100; a tenth of that is as cheap as it gets.
      return profile.priceCents === null ? 0.3 : Math.min(1, Math.max(0, 1.1 - profile.priceCents / (maxCents ?? 10_000)));
    case "faster":
      return profile.shippingDays === null ? 0.2 : Math.max(0, 1 - profile.shippingDays / 8);
    case "more-personal":
      return personal;
    case "more-practical":
      return practical;
  }
}
