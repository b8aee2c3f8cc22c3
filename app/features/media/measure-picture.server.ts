import { setTimeout as sleep } from "node:timers/promises";
import sharp, { type Metadata } from "sharp";
import { MAX_PIXELS } from "./constants.ts";
import { exceedsDecodeMemory } from "./decode-memory.ts";

/**
 * Formats that sharp may decode. SVG is not one of them: sharp would decode it whatever the file's name, but it can contain scripts (U1).
 */
const PICTURE_FORMATS = new Set(["jpeg", "png", "webp", "avif", "gif", "heif"]);

/** How long a header may take to be read. */
const DEADLINE_MS = 5000;

const readHead = (source: Uint8Array | string): Promise<Metadata> => sharp(source, { limitInputPixels: false }).metadata();

export type PictureFailure = "not-an-image" | "too-many-pixels" | "too-heavy";

/**
 * Returns the dimensions of a picture as it is displayed, or the reason why it is refused. The type is determined from the bytes, never
 * from the name, and only the header is read, for five seconds at most: one that takes longer is too heavy. `source` is the bytes or the path
 * of a file.
 */
export async function measurePicture(
  source: Uint8Array | string,
  { read = readHead, deadlineMs = DEADLINE_MS }: { read?: typeof readHead; deadlineMs?: number } = {},
): Promise<{ ok: true; width: number; height: number } | { ok: false; reason: PictureFailure }> {
  try {
    const head = await Promise.race([read(source), sleep(deadlineMs, null, { ref: false })]);
    if (head === null) return { ok: false, reason: "too-heavy" };
    const { format, width, height, autoOrient } = head;
    if (!PICTURE_FORMATS.has(format)) return { ok: false, reason: "not-an-image" };
    if (width * height > MAX_PIXELS) return { ok: false, reason: "too-many-pixels" };
    if (exceedsDecodeMemory(head)) return { ok: false, reason: "too-heavy" };
    return { ok: true, width: autoOrient.width, height: autoOrient.height };
  } catch {
    return { ok: false, reason: "not-an-image" };
  }
}
