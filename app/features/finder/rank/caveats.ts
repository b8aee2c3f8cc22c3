import { centsIn } from "#app/platform/money.ts";
import type { Brief, Caveat, GiftProfile } from "../types.ts";
import { daysLeft, mayComeTooLate } from "./delivery.ts";
import { A_LITTLE_BELOW, priceBandOf } from "./limits/budget.ts";
import type { Score } from "./score.ts";

/** Steps by which each caveat moves a gift behind those that are known to fit: an unknown price stands last. */
const STEPS: Readonly<Record<Caveat, number>> = { "a-little-below": 1, "delivery-unknown": 2, "far-below": 3, "price-unknown": 6 };

/** Returns a function that lists what is not known of a gift though the brief asks for it, or is less than it asks for. */
export function caveatsOf(brief: Brief, today: string): (profile: GiftProfile) => Caveat[] {
  const days = daysLeft(brief, today);
  const band = brief.budget === null ? null : priceBandOf(brief.budget);
  return ({ priceCents: ownCents, currency, shippingDays }) => {
    const priceCents = band === null ? null : centsIn(band.currency, ownCents, currency);
    const caveats: Caveat[] = [];
    if (mayComeTooLate(shippingDays, days)) caveats.push("delivery-unknown");
    if (band !== null && priceCents === null) caveats.push("price-unknown");
    if (band !== null && priceCents !== null && priceCents < band.first)
      caveats.push(priceCents >= band.first * A_LITTLE_BELOW ? "a-little-below" : "far-below");
    return caveats;
  };
}

/** Fit from which a gift is surely for something that the brief names. */
const NAMED_FROM = 0.4;

export function isForNamed({ parts }: Pick<Score, "parts">): boolean {
  return [...parts.interests, ...parts.situations, ...parts.words].some(({ fit }) => fit >= NAMED_FROM);
}

interface Standing {
  isOnTopic: boolean;
  caveats: readonly Caveat[];
}

/**
 * Returns by how many steps each of these gifts stands behind those without a caveat. What the brief names comes before what merely fits: a
 * coffee grinder of unknown delivery before a lamp that comes tomorrow.
 */
export function stepsBehind(gifts: readonly Standing[]): number[] {
  const stepsOf = ({ caveats }: Standing) => caveats.reduce((sum, caveat) => sum + STEPS[caveat], 0);
  const most = Math.max(0, ...gifts.filter(({ isOnTopic }) => isOnTopic).map(stepsOf));
  return gifts.map((gift) => (gift.isOnTopic || most === 0 ? stepsOf(gift) : most + 1 + stepsOf(gift)));
}

/** More than all else that decides an order can make up for, a near-twin's loss above all, though full surprise counts a score for a fifth. */
const STEP = 100;

/** Returns the gifts with a score by which those without a caveat come first, whatever the order is made of. */
export function lowerByCaveats<Gift extends Pick<Score, "parts" | "score"> & { caveats: readonly Caveat[] }>(
  gifts: readonly Gift[],
): (Gift & { fit: number })[] {
  const steps = stepsBehind(gifts.map((gift) => ({ isOnTopic: isForNamed(gift), caveats: gift.caveats })));
  return gifts.map((gift, place) => ({ ...gift, fit: gift.score, score: gift.score - STEP * (steps[place] ?? 0) }));
}
