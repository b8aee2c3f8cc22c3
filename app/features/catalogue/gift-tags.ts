import { toLine } from "#app/platform/text.ts";
import { groupThousands } from "#app/platform/money.ts";
import { BADGE_TAXONOMIES } from "./constants.ts";
import { categoryTag, giftTag, taxonomyTag } from "./taxonomies.ts";
import type { Category, GiftCard, GiftDetail } from "./types.ts";

/** Returns a whole number with thousands separators. */
export function formatCount(count: number): string {
  return groupThousands(String(count));
}

/** Returns a product name for display: asterisks and underscores are stripped and whitespace is collapsed. A name of nothing else stays. */
export function cleanName(name: string): string {
  const clean = toLine(name.replace(/[*_]+/g, ""));
  return clean === "" ? name.trim() : clean;
}

/** Returns a category's name for display, with the possessive "S" of title-casing corrected ("Mother'S Day" → "Mother's Day"). */
export function cleanCategoryName(name: string): string {
  // Nearly every name has none, and a page of fifty cards has two hundred names.
  if (!name.includes("'S") && !name.includes("’S")) return name;
  return name.replace(/(\p{L})(['’])S(?!\p{L})/gu, "$1$2s");
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const SLUG = /^[a-z0-9_]+(-[a-z0-9_]+)*$/;

/** Returns true for the text of a UUID, which is then safe to cast in the database. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/** Returns true for a text that can be a slug. */
export function isSlug(text: string): boolean {
  return text.length <= 300 && SLUG.test(text);
}

/** Returns true for an address that a link may lead to: http or https only, never a scheme that runs code. */
export function isWebAddress(url: string | null): url is string {
  return url !== null && /^https?:\/\//i.test(url.trim());
}

/** Returns only the fields of a gift that a card shows, for pages with many cards. */
export function shownOnCard({ id, name, image, inStock, priceCents, currency, priceAsOf, priceTier, priceRange, badges }: GiftCard) {
  const shown = { id, name, image, inStock, priceCents, currency, priceTier, badges };
  // What a gift does not have is left out to keep pages with many gifts small.
  return { ...shown, ...(priceAsOf === null ? {} : { priceAsOf }), ...(priceRange === null ? {} : { priceRange }) };
}

/** Returns only the fields of a category that a pill shows. */
export function shownOnPill({ taxonomy: key, slug, name, icon }: Category) {
  return { taxonomy: key, slug, name, icon };
}

/** Returns the page tags of gift cards: the gifts, and the taxonomies that their badges and price tiers name. */
export function tagsOfGiftCards(cards: readonly Pick<GiftCard, "id">[]): string[] {
  if (cards.length === 0) return [];
  return [...cards.map(({ id }) => giftTag(id)), ...[...BADGE_TAXONOMIES, "priceTier" as const].map(taxonomyTag)];
}

/** Returns the page tags of a gift's own page: the gift and every value that it names. */
export function tagsOfGift({ id, tags }: Pick<GiftDetail, "id" | "tags">): string[] {
  return [giftTag(id), ...tags.map((tag) => categoryTag(tag.id))];
}
