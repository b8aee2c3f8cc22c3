import { giftPath } from "./addresses.rules.ts";
import type { GiftCard, GiftDetail } from "./types.ts";

/** A step of the way to a page: its name and, but for the page itself, its path. */
export interface Crumb {
  label: string;
  to?: string;
}

/** schema.org BreadcrumbList. `path` is the page's own, for the last crumb; `siteUrl` has no slash at its end. */
export function breadcrumbMarkup(siteUrl: string, path: string, crumbs: readonly Crumb[]): object {
  const itemListElement = crumbs.map(({ label, to }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    item: siteUrl + (to ?? path),
  }));
  return { "@type": "BreadcrumbList", itemListElement };
}

/** schema.org ItemList of the gifts on one page of a list; `offset` is how many stand on the pages before. */
export function giftListMarkup(siteUrl: string, name: string, gifts: readonly Pick<GiftCard, "id">[], offset: number): object {
  const itemListElement = gifts.map((gift, index) => ({
    "@type": "ListItem",
    position: offset + index + 1,
    url: siteUrl + giftPath(gift.id),
  }));
  return { "@type": "ItemList", name, numberOfItems: gifts.length, itemListElement };
}

/** The whole address of a gift's picture. */
function pictureUrl(siteUrl: string, image: string): string {
  if (image.startsWith("/media/")) return `${siteUrl}${image}/1200.webp`;
  return image.startsWith("/") ? siteUrl + image : image;
}

/**
 * schema.org Product as a snippet of what the page shows, and nothing else: an offer only with a price that is shown, an
 * availability only where the page says "Out of Stock", no ratings. `gift.priceCents` is the shown price or null.
 */
export function productMarkup(siteUrl: string, gift: GiftDetail): object {
  const url = siteUrl + giftPath(gift.id);
  return {
    "@type": "Product",
    name: gift.name,
    url,
    ...(gift.description === "" ? {} : { description: gift.description }),
    ...(gift.image === null ? {} : { image: pictureUrl(siteUrl, gift.image) }),
    ...(gift.brandName === null ? {} : { brand: { "@type": "Brand", name: gift.brandName } }),
    ...(gift.priceCents === null ? {} : { offers: offerMarkup(url, gift.priceCents, gift.inStock) }),
  };
}

function offerMarkup(url: string, priceCents: number, inStock: boolean): object {
  const offer = { "@type": "Offer", price: (priceCents / 100).toFixed(2), priceCurrency: "USD", url };
  return inStock ? offer : { ...offer, availability: "https://schema.org/OutOfStock" };
}
