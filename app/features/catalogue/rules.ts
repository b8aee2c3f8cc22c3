import { BADGE_TAXONOMIES } from "./constants.ts";
import { categoryTag, giftTag, taxonomy, taxonomyTag } from "./taxonomies.ts";
import type { Category, GiftCard, GiftDetail, PriceNote } from "./types.ts";

/** How long a price that came from a store's API may be shown (the affiliate programme's rule). */
export const API_PRICE_MAX_AGE_MS = 24 * 60 * 60 * 1000;

/**
 * Thousands separated as in the United States. Not by Intl: its first use takes a browser up to 30 ms, and every page with a price
 * would spend them before it answers.
 */
function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, ",");
}

/** US cents (whole, at least 0) as dollars with two decimals: 104850 → "$1,048.50". */
export function formatPrice(cents: number): string {
  const [dollars = "", rest] = (cents / 100).toFixed(2).split(".");
  return `$${groupThousands(dollars)}.${rest}`;
}

/** A whole number with thousands separators. */
export function formatCount(count: number): string {
  return groupThousands(String(count));
}

/** A moment as the day it falls on in UTC, so that server and browser say the same: "Nov 20, 2026". */
export function formatDay(moment: Date): string {
  return moment.toLocaleDateString("en-US", { year: "numeric", month: "short", day: "numeric", timeZone: "UTC" });
}

/** A product name as it is shown: asterisks and underscores stripped, whitespace collapsed. A name of nothing else stays as it is. */
export function cleanName(name: string): string {
  const clean = name.replace(/[*_]+/g, "").replace(/\s+/g, " ").trim();
  return clean === "" ? name.trim() : clean;
}

/** A category's name as it is shown: the possessive "S" of title-casing corrected ("Mother'S Day" → "Mother's Day"). */
export function cleanCategoryName(name: string): string {
  return name.replace(/(\p{L})(['’])S(?!\p{L})/gu, "$1$2s");
}

/**
 * True when a price may be shown at `now`. Prices of editors and imports may always be shown; one from a store's API only
 * for 24 hours, and never when nobody knows how old it is.
 */
export function isPriceShowable({ priceCents, priceSource, priceCheckedAt }: PriceNote, now: Date): boolean {
  if (priceCents === null) return false;
  if (priceSource !== "api") return true;
  return priceCheckedAt !== null && now.getTime() - priceCheckedAt.getTime() <= API_PRICE_MAX_AGE_MS;
}

/** The price note as it may be shown at `now`: without its price where that has become too old. */
export function withholdStalePrice<T extends PriceNote>(gift: T, now: Date): T {
  return isPriceShowable(gift, now) ? gift : { ...gift, priceCents: null };
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const SLUG = /^[a-z0-9_]+(-[a-z0-9_]+)*$/;

/** True for the text of a UUID, so that it can be handed to the database as one. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/** True for a text that can be a slug. */
export function isSlug(text: string): boolean {
  return text.length <= 300 && SLUG.test(text);
}

/** True for an address that a link may lead to: http or https, and nothing that runs. */
export function isWebAddress(url: string | null): url is string {
  return url !== null && /^https?:\/\//i.test(url.trim());
}

/** Only what a card shows of a gift, for pages that send many. */
export function shownOnCard({ id, name, image, inStock, priceCents, priceTier, badges }: GiftCard) {
  return { id, name, image, inStock, priceCents, priceTier, badges };
}

/** Only what a pill shows of a category. */
export function shownOnPill({ taxonomy: key, slug, name, icon }: Category) {
  return { taxonomy: key, slug, name, icon };
}

/** The page tags of gift cards: the gifts, and the taxonomies that their badges and price tiers name. */
export function tagsOfGiftCards(cards: readonly Pick<GiftCard, "id">[]): string[] {
  if (cards.length === 0) return [];
  return [
    ...cards.map(({ id }) => giftTag(id)),
    ...[...BADGE_TAXONOMIES, "priceTier" as const].map((key) => taxonomyTag(taxonomy(key).table)),
  ];
}

/** The page tags of a gift's own page: the gift and every value that it names. */
export function tagsOfGift({ id, tags }: Pick<GiftDetail, "id" | "tags">): string[] {
  return [giftTag(id), ...tags.map((tag) => categoryTag(taxonomy(tag.taxonomy).table, tag.id))];
}
