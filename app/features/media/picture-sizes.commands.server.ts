import sharp from "sharp";
import type { Storage } from "#app/platform/storage/storage.ts";
import { MAX_PIXELS } from "./constants.ts";
import { MEDIA_FORMATS, MEDIA_WIDTHS, type MediaFormat, type MediaWidth, mediaSizeKey } from "./rules.ts";

/** The effort is low on purpose: more of it saves a tenth of the bytes and takes three times as long. */
const ENCODERS = {
  avif: { quality: 62, effort: 1, chromaSubsampling: "4:2:0" },
  webp: { quality: 82, effort: 2 },
} as const;

const MAX_SECONDS = 20;

/** A picture that breaks off, is too large (U2) or takes too long. */
export class UnreadablePictureError extends Error {
  override name = "UnreadablePictureError";
}

/** A picture's file in one format. */
export interface EncodedPicture {
  format: MediaFormat;
  bytes: Uint8Array;
}

/** Pixels as they are resized, in memory: at most the largest width that pages use. */
type Pixels = Awaited<ReturnType<typeof readPixels>>;

async function readPixels(source: Uint8Array, width: MediaWidth) {
  try {
    return await sharp(source, { limitInputPixels: MAX_PIXELS })
      .timeout({ seconds: MAX_SECONDS })
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    throw new UnreadablePictureError("The picture cannot be read", { cause: error });
  }
}

function isOpaque(pixels: Uint8Array): boolean {
  for (let index = 3; index < pixels.length; index += 4) if (pixels[index] !== 255) return false;
  return true;
}

function encodePixels({ data, info }: Pixels, width: MediaWidth, formats: readonly MediaFormat[]): Promise<EncodedPicture[]> {
  // An alpha channel that hides nothing would cost a third of the time and of the bytes.
  const keepsAlpha = info.channels === 4 && !isOpaque(data);
  return Promise.all(
    formats.map(async (format) => {
      const pixels = sharp(data, { raw: info }).resize({ width, withoutEnlargement: true });
      if (!keepsAlpha) pixels.removeAlpha();
      return { format, bytes: await (format === "avif" ? pixels.avif(ENCODERS.avif) : pixels.webp(ENCODERS.webp)).toBuffer() };
    }),
  );
}

/**
 * One width of a picture in each of `formats`; a picture that is narrower keeps its own width. `source` is anything that the image
 * library reads: check what it is before. Metadata is left behind (U3). Throws UnreadablePictureError.
 */
export async function encodeWidth(
  source: Uint8Array,
  width: MediaWidth,
  formats: readonly MediaFormat[] = MEDIA_FORMATS,
): Promise<EncodedPicture[]> {
  return encodePixels(await readPixels(source, width), width, formats);
}

/**
 * Keeps the `widths` of a picture under `key` and returns the bytes that they take; what is kept already stays. The picture is read once,
 * in the largest of them. Throws UnreadablePictureError, and whatever the storage throws.
 */
export async function storeWidths(
  storage: Storage,
  key: string,
  source: Uint8Array,
  widths: readonly MediaWidth[] = MEDIA_WIDTHS,
): Promise<number> {
  const pixels = await readPixels(source, Math.max(...widths) as MediaWidth);
  let byteSize = 0;
  for (const width of widths) {
    for (const { format, bytes } of await encodePixels(pixels, width, MEDIA_FORMATS)) {
      await storage.write(mediaSizeKey(key, width, format), bytes);
      byteSize += bytes.length;
    }
  }
  return byteSize;
}

/** The bytes that the sizes of a picture take where all of them are there, else null. */
export async function measureStoredWidths(storage: Storage, key: string): Promise<number | null> {
  let byteSize = 0;
  for (const width of MEDIA_WIDTHS) {
    for (const format of MEDIA_FORMATS) {
      const file = await storage.read(mediaSizeKey(key, width, format));
      if (file === null) return null;
      byteSize += file.bytes.length;
    }
  }
  return byteSize;
}
