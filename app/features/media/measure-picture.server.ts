import sharp from "sharp";
import { MAX_PIXELS } from "./constants.ts";
import { exceedsDecodeMemory } from "./decode-memory.ts";

/**
 * Formats that sharp may decode. SVG is not one of them: sharp would decode it whatever the file's name, but it can contain scripts (U1).
 */
const PICTURE_FORMATS = new Set(["jpeg", "png", "webp", "avif", "gif", "heif"]);

export type PictureFailure = "not-an-image" | "too-many-pixels" | "too-heavy";

/**
 * Returns the dimensions of a picture as it is displayed, or the reason why it is refused. The type is determined from the bytes, never
 * from the name, and only the header is read. `source` is the bytes or the path of a file.
 */
export async function measurePicture(
  source: Uint8Array | string,
): Promise<{ ok: true; width: number; height: number } | { ok: false; reason: PictureFailure }> {
  try {
    const head = await sharp(source, { limitInputPixels: false }).metadata();
    const { format, width, height, autoOrient } = head;
    if (!PICTURE_FORMATS.has(format)) return { ok: false, reason: "not-an-image" };
    if (width * height > MAX_PIXELS) return { ok: false, reason: "too-many-pixels" };
    if (exceedsDecodeMemory(head)) return { ok: false, reason: "too-heavy" };
    return { ok: true, width: autoOrient.width, height: autoOrient.height };
  } catch {
    return { ok: false, reason: "not-an-image" };
  }
}
