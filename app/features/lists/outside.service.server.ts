import type { ProductLookUp } from "#app/platform/outgoing/look-up-product.server.ts";
import { createRateLimit } from "#app/platform/rate-limit/rate-limit.server.ts";

/** S3: how often somebody may send us out. Pages and pictures are counted apart, as every page may bring its picture. */
const pageLimit = createRateLimit({ name: "outside-pages", points: 10, durationSeconds: 60 });
const pictureLimit = createRateLimit({ name: "outside-pictures", points: 10, durationSeconds: 60 });

/** The way out comes with its first use: HTTP client and HTML parser are for the few who add something from another shop. */
const loadLookUp = () => import("#app/platform/outgoing/look-up-product.server.ts");

export type ShopPageLookUp = ProductLookUp | { ok: false; reason: "too-often"; retryAfterSeconds: number };

/** What a shop's page says of its product, for a signed-in person, ten times a minute at most (S3). */
export async function lookUpForPerson(userId: string, url: string): Promise<ShopPageLookUp> {
  const allowed = await pageLimit.consume(userId);
  if (!allowed.ok) return { ok: false, reason: "too-often", retryAfterSeconds: allowed.retryAfterSeconds };
  return (await loadLookUp()).lookUpProduct(url);
}

/** The bytes behind a picture link, or null where there is no picture to have or he has asked for too many (S3). */
export async function fetchPictureForPerson(userId: string, url: string): Promise<Uint8Array | null> {
  const allowed = await pictureLimit.consume(userId);
  return allowed.ok ? (await loadLookUp()).fetchOutsidePicture(url) : null;
}
