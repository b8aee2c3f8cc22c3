import { dayIn, formatClockIn, formatDayIn } from "#app/platform/time-zones.ts";
import type { PriceNote, StoredPrice } from "./types.ts";

/** The maximum age at which a price from the store's API may be shown (affiliate rules: offers at most 1 h old). */
export const API_PRICE_MAX_AGE_MS = 60 * 60 * 1000;

/** The sentence that Amazon's program requires near a price from its API (affiliate rules). */
export const API_PRICE_NOTICE =
  "Product prices and availability are accurate as of the date/time indicated and are subject to change. Any price and availability information displayed on Amazon at the time of purchase will apply to the purchase of this product.";

/**
 * Matches addresses of Amazon's shops and its shortened ones; JavaScript and PostgreSQL read the pattern alike, case-insensitively. It is
 * wider than the marketplaces with a program, because the rule on prices depends on the seller, not on whether the link earns.
 */
export const AMAZON_URL_PATTERN =
  "^\\s*https?://([^/?#]*@)?([a-z0-9-]+\\.)*(amazon\\.[a-z.]{2,6}|amzn\\.(to|eu|asia|com|in)|a\\.co)(:[0-9]+)?([/?#]|\\s*$)";

const AMAZON_URL = new RegExp(AMAZON_URL_PATTERN, "i");

/** Returns true for an address of Amazon's. */
export function isAmazonUrl(url: string): boolean {
  return AMAZON_URL.test(url);
}

/**
 * Returns true when a price from the API is within its maximum age. A future time comes from a clock that was set back, so the age is
 * unknown.
 */
function isFresh(checkedAt: Date | null, now: Date): checkedAt is Date {
  const ageMs = checkedAt === null ? -1 : now.getTime() - checkedAt.getTime();
  return ageMs >= 0 && ageMs <= API_PRICE_MAX_AGE_MS;
}

/**
 * Returns true when a price may be shown at `now`. A price from the store's API may be shown for an hour, and never when its age is
 * unknown. An entered or imported price may be shown unless it is Amazon's and the owner has chosen to show only the API's.
 */
export function isPriceShowable({ priceCents, priceSource, priceCheckedAt, isApiOnly }: StoredPrice, now: Date): boolean {
  if (priceCents === null) return false;
  if (priceSource === "api") return isFresh(priceCheckedAt, now);
  return !isApiOnly;
}

/** Returns a time as the stamp beside a price: the time alone on the same day, else the date before it. */
function formatStamp(moment: Date, now: Date, timeZone: string): string {
  const time = formatClockIn(timeZone, moment);
  return dayIn(timeZone, moment) === dayIn(timeZone, now) ? time : `${formatDayIn(timeZone, moment)}, ${time}`;
}

/**
 * Returns the price as any visitor may see it at `now`: without its amount where that may not be shown, with a stamp where one is required.
 */
export function toShownPrice(stored: StoredPrice, now: Date, timeZone = "UTC"): PriceNote {
  const { priceCents, currency, priceSource, priceCheckedAt } = stored;
  if (!isPriceShowable(stored, now)) return { priceCents: null, currency, priceSource, priceCheckedAt, priceAsOf: null };
  const isStamped = priceSource === "api" && priceCheckedAt !== null;
  return { priceCents, currency, priceSource, priceCheckedAt, priceAsOf: isStamped ? formatStamp(priceCheckedAt, now, timeZone) : null };
}

/** Returns the amount for places without room for a stamp: sums, pictures, sentences. Null where a stamp would be required. */
export function centsWithoutStamp({
  priceCents,
  priceAsOf,
}: Pick<PriceNote, "priceCents" | "currency"> & { priceAsOf?: string | null }): number | null {
  return priceAsOf === null || priceAsOf === undefined ? priceCents : null;
}
