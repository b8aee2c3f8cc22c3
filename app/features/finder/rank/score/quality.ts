import { DAY_MS } from "#app/platform/days.ts";
import { centsIn, CURRENCY } from "#app/platform/money.ts";
import type { Brief, Budget, GiftProfile, Lean } from "../../types.ts";

const NEW_FOR_MS = 60 * DAY_MS;
const TELLING_LENGTH = 80;

/** Returns from when on a gift is new, in milliseconds since 1970. */
export const newSince = (today: string): number => Date.parse(today) - NEW_FOR_MS;

/** Returns how good an offer is regardless of the brief, 0 to 1: featured by editors, trending, well described, priced, and new. */
export function qualityOf(profile: GiftProfile, newSinceMs: number): number {
  const { isFeatured, isTrending, description, priceCents, createdAt } = profile;
  const isNew = createdAt.getTime() >= newSinceMs;
  return (
    0.2 +
    (isFeatured ? 0.25 : 0) +
    (isTrending ? 0.2 : 0) +
    (description.length >= TELLING_LENGTH ? 0.15 : 0) +
    (priceCents === null ? 0 : 0.1) +
    (isNew ? 0.1 : 0)
  );
}

/** Returns how well a gift follows a nudge of the shopper, 0 to 1; `personal` and `practical` are the gift's own degrees of these. */
export function leanFit(lean: Lean, profile: GiftProfile, budget: Budget | null, personal: number, practical: number): number {
  switch (lean) {
    case "cheaper": {
      const priceCents = centsIn(budget?.currency ?? CURRENCY, profile.priceCents, profile.currency);
      // The price is measured against the budget, or against $100; a tenth of that gets the full score.
      return priceCents === null ? 0.3 : Math.min(1, Math.max(0, 1.1 - priceCents / (budget?.maxCents ?? 10_000)));
    }
    case "faster":
      return profile.shippingDays === null ? 0.2 : Math.max(0, 1 - profile.shippingDays / 8);
    case "more-personal":
      return personal;
    case "more-practical":
      return practical;
  }
}

/** Returns the nudges of a brief, and what its own words come to: "something personalized" asks for what is more personal. */
export function wishedLeans({ leans, traits }: Pick<Brief, "leans" | "traits">): Lean[] {
  const isPersonal = traits.some(({ value, source }) => value === "personalised" && source !== "assumed");
  return isPersonal ? [...new Set([...leans, "more-personal" as const])] : leans;
}
