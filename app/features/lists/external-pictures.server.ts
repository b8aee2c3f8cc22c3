import type { ProductLookUp } from "#app/platform/outgoing/look-up-product.server.ts";
import { createRateLimit } from "#app/platform/rate-limit/rate-limit.server.ts";

/**
 * S3: limits how often a user may cause requests to other servers. Pages and pictures are counted separately, since every page may have a
 * picture.
 */
const pageLimit = createRateLimit({ name: "outside-pages", points: 10, durationSeconds: 60 });
const pictureLimit = createRateLimit({ name: "outside-pictures", points: 10, durationSeconds: 60 });

/** HTTP client and HTML parser are loaded on first use, since few users add gifts from other shops. */
const loadLookUp = () => import("#app/platform/outgoing/look-up-product.server.ts");

export type ShopPageLookUp = ProductLookUp | { ok: false; reason: "too-often"; retryAfterSeconds: number };

/** Reads the product from a shop's page for a signed-in user, ten times a minute at most (S3). */
export async function lookUpForUser(userId: string, url: string): Promise<ShopPageLookUp> {
  const allowed = await pageLimit.consume(userId);
  if (!allowed.ok) return { ok: false, reason: "too-often", retryAfterSeconds: allowed.retryAfterSeconds };
  return (await loadLookUp()).lookUpProduct(url);
}

/** Returns the bytes behind a picture link, or null where there is no usable picture or the user has requested too many (S3). */
export async function fetchPictureForUser(userId: string, url: string): Promise<Uint8Array | null> {
  const allowed = await pictureLimit.consume(userId);
  return allowed.ok ? (await loadLookUp()).fetchExternalPicture(url) : null;
}
