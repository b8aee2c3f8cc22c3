import type { ReactElement } from "react";
import { type CachedRendering, RenderCache } from "#app/platform/render-cache.ts";
import { doDearWork } from "#app/platform/work/do-dear-work.server.ts";
import { storage } from "#app/platform/storage/configured-storage.server.ts";
import { formatMoney } from "#app/platform/money.ts";
import { countGiftsOfCategory } from "../category-counts.queries.server.ts";
import { findCategory } from "../categories.queries.server.ts";
import { findGift } from "../gifts.queries.server.ts";
import { findCategoryIcon, tintColor } from "../category-looks.ts";
import { nameTier } from "../price-tiers.ts";
import { centsWithoutStamp } from "../prices.ts";
import { formatCount } from "../gift-tags.ts";
import { taxonomyOfAddress } from "../taxonomies.ts";
import { drawLookPicture } from "#app/features/look/draw-icon.server.ts";
import { CategoryShare, GiftShare, SiteShare } from "./components/share-pictures.tsx";
import { SHARE_PICTURE_HEIGHT, type ShareFace } from "./constants.ts";
import { drawEmoji, drawGiftStill, drawSharePicture, drawSiteLogo, readOwnPicture } from "./draw-share-picture.server.tsx";

const EMBLEM_SIZE = 280;

/** One picture may have several who wait for it, so it is drawn though the first of them has gone. */
const pictures = new RenderCache({
  maxBytes: 32 * 1024 * 1024,
  inTurn: (draw) => doDearWork("share-picture", draw, { signal: null }),
});

/** The cache key is everything that the picture shows, so that it is drawn anew when, and only when, that changes. */
function renderCached(shown: Record<string, unknown>, compose: () => Promise<ReactElement>): Promise<CachedRendering> {
  return pictures.findOrRender(JSON.stringify(shown), async () => drawSharePicture(await compose()));
}

/** Returns the site's logo as a data URL: its owner's, or the one as built. */
async function drawSign({ logo }: ShareFace): Promise<string> {
  const own = logo === null ? null : await drawLookPicture(logo, EMBLEM_SIZE);
  return own === null ? drawSiteLogo(EMBLEM_SIZE) : `data:image/png;base64,${own.toString("base64")}`;
}

/** Returns the site's own share picture. */
export function drawSiteShare(face: ShareFace, tagline: string): Promise<CachedRendering> {
  return renderCached({ face, tagline }, async () => <SiteShare face={face} tagline={tagline} sign={await drawSign(face)} />);
}

/** Returns the share picture of a gift, by id or slug, or null. Rejects with QueueFullError when too many are being drawn. */
export async function findGiftShare(idOrSlug: string, face: ShareFace): Promise<CachedRendering | null> {
  const gift = await findGift(idOrSlug);
  if (gift === null) return null;
  const { name, image } = gift;
  // Other sites cache this picture for weeks, but a price from the store's API may be shown for only an hour.
  const cents = centsWithoutStamp(gift);
  const price = cents === null ? null : formatMoney(cents, gift.currency);
  const tier = gift.tags.find((tag) => tag.taxonomy === "priceTier")?.name ?? null;
  // A price says more than its tier.
  const priceTier = price === null ? nameTier({ priceTier: tier, priceRange: gift.priceRange }) : null;
  return renderCached({ face, id: gift.id, name, price, priceTier, image }, async () => {
    const drawn = image === null ? drawGiftStill(gift, SHARE_PICTURE_HEIGHT) : readOwnPicture(storage(), image, SHARE_PICTURE_HEIGHT);
    const [sign, picture] = await Promise.all([drawSign(face), drawn]);
    return <GiftShare {...{ face, sign, name, price, priceTier, picture }} />;
  });
}

/** Returns the share picture of anything with a title and a picture of its own; `note` is a line below. Rejects like findGiftShare. */
export function drawTitledShare(shown: { face: ShareFace; title: string; note: string; image: string | null }): Promise<CachedRendering> {
  const { face, title, note, image } = shown;
  return renderCached(shown, async () => {
    const [sign, picture] = await Promise.all([drawSign(face), readOwnPicture(storage(), image, SHARE_PICTURE_HEIGHT)]);
    return <GiftShare {...{ face, sign, name: title, price: null, priceTier: note, picture }} />;
  });
}

/** Returns the share picture of a category, by the words of its address, or null. Rejects like findGiftShare. */
export async function findCategoryShare(type: string, slug: string, face: ShareFace): Promise<CachedRendering | null> {
  const { key } = taxonomyOfAddress(type);
  const category = await findCategory(key, slug);
  if (category === null) return null;
  const gifts = await countGiftsOfCategory(category.id);
  const { name } = category;
  const color = tintColor(category.color);
  const icon = findCategoryIcon(category);
  const count = `${formatCount(gifts)} gift ${gifts === 1 ? "idea" : "ideas"}`;
  return renderCached({ face, name, color, icon, count }, async () => {
    const [sign, emblem] = await Promise.all([drawSign(face), drawEmoji(icon, EMBLEM_SIZE)]);
    return <CategoryShare {...{ face, sign, name, count, color, emblem }} />;
  });
}
