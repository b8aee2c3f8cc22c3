import { isStoreLink } from "#app/features/affiliate/store-links.ts";
import { findGift } from "#app/features/catalogue/gifts.queries.server.ts";
import type { GiftDetail } from "#app/features/catalogue/types.ts";

/**
 * Returns the gift with this id or slug as pages show it, or null. A brand whose website is a page of the store has no link: the only way
 * to the store is the button labeled as a paid link.
 */
export async function findShownGift(idOrSlug: string): Promise<GiftDetail | null> {
  const gift = await findGift(idOrSlug);
  if (gift === null || gift.brandUrl === null || !isStoreLink(gift.brandUrl)) return gift;
  return { ...gift, brandUrl: null };
}
