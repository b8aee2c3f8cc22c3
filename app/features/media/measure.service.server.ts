import sharp from "sharp";
import { MAX_PIXELS } from "./constants.ts";
import { isTooHeavy } from "./weight.rules.ts";

/** What the image library may be asked to read. SVG is not: it would read it under any name, but it can run scripts (U1). */
const PICTURE_FORMATS = new Set(["jpeg", "png", "webp", "avif", "gif", "heif"]);

export type PictureFailure = "not-an-image" | "too-many-pixels" | "too-heavy";

/**
 * The size of a picture as it is shown, or why it cannot be kept. Its type is told from its bytes, never from its name; only its head is
 * read. `source`: bytes, or the path of a file.
 */
export async function measurePicture(
  source: Uint8Array | string,
): Promise<{ ok: true; width: number; height: number } | { ok: false; reason: PictureFailure }> {
  try {
    const head = await sharp(source, { limitInputPixels: false }).metadata();
    const { format, width, height, autoOrient } = head;
    if (!PICTURE_FORMATS.has(format)) return { ok: false, reason: "not-an-image" };
    if (width * height > MAX_PIXELS) return { ok: false, reason: "too-many-pixels" };
    if (isTooHeavy(head)) return { ok: false, reason: "too-heavy" };
    return { ok: true, width: autoOrient.width, height: autoOrient.height };
  } catch {
    return { ok: false, reason: "not-an-image" };
  }
}
