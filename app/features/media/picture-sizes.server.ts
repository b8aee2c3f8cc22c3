import sharp from "sharp";
import type { Storage } from "#app/platform/storage/storage.ts";
import { MAX_PIXELS } from "./constants.ts";
import type { CropOrder } from "./crop.ts";
import { MEDIA_FORMATS, MEDIA_WIDTHS, type MediaFormat, type MediaWidth, mediaSizeKey } from "./media-paths.ts";

/** The low effort is deliberate: a higher one saves a tenth of the bytes and takes three times as long. */
const ENCODERS = {
  avif: { quality: 62, effort: 1, chromaSubsampling: "4:2:0" },
  webp: { quality: 82, effort: 2 },
} as const;

const MAX_SECONDS = 20;

/** A picture that is truncated, too large (U2) or takes too long to decode. */
export class UnreadablePictureError extends Error {
  override name = "UnreadablePictureError";
}

/** An encoded picture in one format. */
export interface EncodedPicture {
  format: MediaFormat;
  bytes: Uint8Array;
}

/** Decoded pixels, at most as wide as the largest size. */
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
  // A fully opaque alpha channel would cost a third of the time and the bytes.
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
 * Encodes a picture at one width in each of `formats`; narrower pictures are not enlarged. sharp decodes any `source`, so its type has to
 * be checked before. Metadata is removed (U3). Throws UnreadablePictureError.
 */
export async function encodeWidth(
  source: Uint8Array,
  width: MediaWidth,
  formats: readonly MediaFormat[] = MEDIA_FORMATS,
): Promise<EncodedPicture[]> {
  return encodePixels(await readPixels(source, width), width, formats);
}

/**
 * Stores the `widths` of a picture under `key` and returns their bytes in total; existing files are not replaced. The picture is decoded
 * once, at the largest width. Throws UnreadablePictureError and errors of the storage.
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

/** Returns what a crop leaves of the largest stored size of a picture; null where that is gone. Throws UnreadablePictureError. */
export async function readCrop(storage: Storage, { from, left, top, width, height }: CropOrder): Promise<Uint8Array | null> {
  const file = await storage.read(mediaSizeKey(from, Math.max(...MEDIA_WIDTHS) as MediaWidth, "webp"));
  if (file === null) return null;
  try {
    const source = sharp(file.bytes, { limitInputPixels: MAX_PIXELS }).timeout({ seconds: MAX_SECONDS });
    const whole = await source.metadata();
    const start = {
      left: Math.min(Math.round(left * whole.width), whole.width - 1),
      top: Math.min(Math.round(top * whole.height), whole.height - 1),
    };
    const fit = (length: number, room: number) => Math.min(Math.max(Math.round(length), 1), room);
    const area = {
      ...start,
      width: fit(width * whole.width, whole.width - start.left),
      height: fit(height * whole.height, whole.height - start.top),
    };
    return await source.extract(area).png({ compressionLevel: 1 }).toBuffer();
  } catch (error) {
    throw new UnreadablePictureError("The picture cannot be cropped", { cause: error });
  }
}

/** Returns the total bytes of a picture's stored sizes, or null where one is missing. */
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
