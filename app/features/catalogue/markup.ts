import { toDollarText } from "#app/platform/money.ts";
import { giftPath } from "./addresses.ts";
import type { GiftCard, GiftDetail } from "./types.ts";

/** A breadcrumb: a label and, except for the current page, a path. */
export interface Crumb {
  label: string;
  to?: string;
}

/** Returns a schema.org BreadcrumbList. `path` is the current page's, for the last crumb; `siteUrl` has no trailing slash. */
export function breadcrumbMarkup(siteUrl: string, path: string, crumbs: readonly Crumb[]): object {
  const itemListElement = crumbs.map(({ label, to }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    item: siteUrl + (to ?? path),
  }));
  return { "@type": "BreadcrumbList", itemListElement };
}

/** Returns a schema.org ItemList of the gifts on one page of a list; `offset` is the number of gifts on earlier pages. */
export function giftListMarkup(siteUrl: string, name: string, gifts: readonly Pick<GiftCard, "id">[], offset: number): object {
  const itemListElement = gifts.map((gift, index) => ({
    "@type": "ListItem",
    position: offset + index + 1,
    url: siteUrl + giftPath(gift.id),
  }));
  return { "@type": "ItemList", name, numberOfItems: gifts.length, itemListElement };
}

/** Returns the absolute URL of a gift's picture. */
function pictureUrl(siteUrl: string, image: string): string {
  if (image.startsWith("/media/")) return `${siteUrl}${image}/1200.webp`;
  return image.startsWith("/") ? siteUrl + image : image;
}

/**
 * Returns a schema.org Product with only what the page shows: an availability only where the page shows "Out of Stock", and no ratings.
 * Returns null without a shown price, because a Product needs an offer. `gift.priceCents` is the shown price or null.
 */
export function productMarkup(siteUrl: string, gift: GiftDetail): object | null {
  if (gift.priceCents === null) return null;
  const url = siteUrl + giftPath(gift.id);
  const images = [...(gift.image === null ? [] : [gift.image]), ...gift.pictures.map(({ image }) => image)].map((image) =>
    pictureUrl(siteUrl, image),
  );
  return {
    "@type": "Product",
    name: gift.name,
    url,
    ...(gift.description === "" ? {} : { description: gift.description }),
    ...(images.length === 0 ? {} : { image: images.length === 1 ? images[0] : images }),
    ...(gift.brandName === null ? {} : { brand: { "@type": "Brand", name: gift.brandName } }),
    offers: offerMarkup(url, gift.priceCents, gift),
  };
}

function offerMarkup(url: string, priceCents: number, { currency, inStock }: GiftDetail): object {
  const offer = { "@type": "Offer", price: toDollarText(priceCents), priceCurrency: currency, url };
  return inStock ? offer : { ...offer, availability: "https://schema.org/OutOfStock" };
}
