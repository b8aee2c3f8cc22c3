import { LRUCache } from "lru-cache";
import sharp from "sharp";
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
