import { centsIn } from "#app/platform/money.ts";
import { type UsualPrice, usualPriceOf } from "../../ask/usual-price.ts";
import type { Brief, GiftProfile } from "../../types.ts";
import { type RankingConstants, RANKING } from "../constants.ts";
import type { Score } from "../score.ts";

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

/** True for a price within what people usually spend, and for one of which nobody knows. */
export function isAtUsualPrice({ priceCents, currency }: Pick<GiftProfile, "priceCents" | "currency">, usual: UsualPrice | null): boolean {
  const cents = usual === null ? null : centsIn(usual.currency, priceCents, currency);
  return usual === null || cents === null || (cents >= usual.minCents && cents <= usual.maxCents);
}

interface Priced extends Pick<Score, "isOnTopic"> {
  reading: { profile: Pick<GiftProfile, "priceCents" | "currency"> };
  parts: Pick<Score["parts"], "interests">;
}

/** Fit to a liking from which a gift is one for it. */
const FOR_LIKING = 0.45;

/**
 * Returns the gifts at the price that an occasion usually has, a stocking filler's for one, where there are some for what is asked; of the
 * others stay those for a liking that nothing at that price is for. What people spend on somebody is wider, and only decides the order.
 */
export function keepToUsualPrice<Gift extends Priced>(
  gifts: readonly Gift[],
  brief: Brief,
  { fewest }: Pick<RankingConstants, "fewest"> = RANKING,
): Gift[] {
  const usual = usualPriceOf(brief);
  if (usual?.isOfOccasion !== true) return [...gifts];
  const within = gifts.filter(({ reading }) => isAtUsualPrice(reading.profile, usual));
  const some = gifts.some(({ isOnTopic }) => isOnTopic) ? within.filter(({ isOnTopic }) => isOnTopic) : within;
  if (some.length < fewest) return [...gifts];
  const likingsOf = ({ parts }: Gift) => parts.interests.flatMap(({ id, fit }) => (fit >= FOR_LIKING ? [id] : []));
  const met = new Set(within.flatMap(likingsOf));
  return gifts.filter((gift) => within.includes(gift) || likingsOf(gift).some((id) => !met.has(id)));
}
