import { LRUCache } from "lru-cache";
import sharp from "sharp";
import { SITE_LOGO } from "./constants.ts";
import { findLookPicture } from "./stored-looks.queries.server.ts";
import type { LookPicture } from "./types.ts";

/** Pictures never change, so those that were drawn stay until others need the room. */
const drawn = new LRUCache<string, Buffer>({ max: 20 });

/** Returns a logo or an icon as a PNG in a square of this side, without a ground; null where there is no such picture. */
export async function drawLookPicture({ id, type }: Pick<LookPicture, "id" | "type">, side: number): Promise<Buffer | null> {
  const key = `${id} ${side}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const bytes = await findLookPicture(id, type);
  if (bytes === null) return null;
  // An SVG is drawn at a density at which it has more pixels than are needed.
  const picture = sharp(bytes, type === "svg" ? { density: 300 } : {});
  const png = await picture
    .resize(side, side, { fit: "contain", background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
  drawn.set(key, png);
  return png;
}

/** A logo for mails. */
interface DrawnLogo {
  png: Buffer;
  width: number;
  height: number;
}

const drawnLogos = new LRUCache<string, DrawnLogo>({ max: 5 });

/**
 * Returns a logo, or null's, the one as built, as a PNG as large as fits into this box, without a ground; null where there is no such
 * picture. It has at most 256 colors: a mail carries it, and is to be small.
 */
export async function drawLogoWithin(logo: Pick<LookPicture, "id" | "type"> | null, box: { width: number; height: number }) {
  const key = `${logo?.id ?? "as built"} ${box.width} ${box.height}`;
  const known = drawnLogos.get(key);
  if (known !== undefined) return known;
  const bytes = logo === null ? Buffer.from(SITE_LOGO) : await findLookPicture(logo.id, logo.type);
  if (bytes === null) return null;
  const { data, info } = await sharp(bytes, logo?.type === "png" ? {} : { density: 300 })
    .resize(box.width, box.height, { fit: "inside" })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true });
  const drawnLogo: DrawnLogo = { png: data, width: info.width, height: info.height };
  drawnLogos.set(key, drawnLogo);
  return drawnLogo;
}
