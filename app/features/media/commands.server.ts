import { randomUUID } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import sharp from "sharp";
import { database } from "#app/platform/db/database.server.ts";
import { storage } from "#app/platform/storage/configured-storage.server.ts";
import { MAX_PIXELS } from "./constants.ts";
import { storeWidths, UnreadablePictureError } from "./picture-sizes.commands.server.ts";
import { isMediaPath, MEDIA_FORMATS, MEDIA_WIDTHS, mediaKey, mediaPath, mediaSizeKey } from "./rules.ts";
import { mediaFiles } from "./tables.server.ts";

/** What an upload may be. SVG is not: the image library would read it, but it can run scripts (U1). */
const PICTURE_FORMATS = new Set(["jpeg", "png", "webp", "avif", "gif", "heif", "tiff"]);

export interface StoredImage {
  id: string;
  /** The address for `image` columns, `/media/<key>`. */
  path: string;
  width: number;
  height: number;
}

export type StoreImageFailure = "not-an-image" | "too-many-pixels";

/** The size of a picture as it is shown, or why it cannot be kept. Its type is told from its bytes, never from its name. */
async function measureImage(
  bytes: Uint8Array,
): Promise<{ ok: true; width: number; height: number } | { ok: false; reason: StoreImageFailure }> {
  try {
    const { format, width, height, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (!PICTURE_FORMATS.has(format)) return { ok: false, reason: "not-an-image" };
    if (width * height > MAX_PIXELS) return { ok: false, reason: "too-many-pixels" };
    return { ok: true, width: autoOrient.width, height: autoOrient.height };
  } catch {
    return { ok: false, reason: "not-an-image" };
  }
}

/**
 * Keeps an uploaded picture under a random name in the sizes that the pages use, re-encoded and without metadata (U3), and records it.
 * `name` is what editors see, and only of `origin` "upload". A file that is no picture, or breaks off half way, comes back as a reason.
 */
export async function storeImage(
  bytes: Uint8Array,
  { name, alt = "", origin = "upload" }: { name: string; alt?: string; origin?: "upload" | "list" },
): Promise<({ ok: true } & StoredImage) | { ok: false; reason: StoreImageFailure }> {
  const measured = await measureImage(bytes);
  if (!measured.ok) return measured;
  const { width, height } = measured;
  const key = randomUUID();
  const byteSize = await storeWidths(storage(), key, bytes).catch((error: unknown) => {
    if (error instanceof UnreadablePictureError) return null;
    throw error;
  });
  if (byteSize === null) return { ok: false, reason: "not-an-image" };
  const [row] = await database()
    .insert(mediaFiles)
    .values({ key, name, kind: "image", origin, width, height, byteSize, alt })
    .returning({ id: mediaFiles.id });
  if (row === undefined) throw new Error("The picture was stored but not recorded");
  return { ok: true, id: row.id, path: mediaPath(key), width, height };
}

/** Removes pictures that lists brought (`/media/<key>`), rows and files. Of other origins, and what is gone already, nothing happens. */
export async function removeListPictures(paths: readonly string[]): Promise<void> {
  const keys = paths.filter(isMediaPath).map(mediaKey);
  if (keys.length === 0) return;
  const removed = await database()
    .delete(mediaFiles)
    .where(and(inArray(mediaFiles.key, keys), eq(mediaFiles.origin, "list")))
    .returning({ key: mediaFiles.key });
  const files = removed.flatMap(({ key }) =>
    MEDIA_WIDTHS.flatMap((width) => MEDIA_FORMATS.map((format) => mediaSizeKey(key, width, format))),
  );
  await Promise.all(files.map((file) => storage().remove(file)));
}

/** Records a picture that we made ourselves and that lies complete under `key`; a second time changes nothing. */
export async function recordMadePicture(picture: {
  key: string;
  name: string;
  alt: string;
  side: number;
  byteSize: number;
}): Promise<void> {
  const { key, name, alt, side, byteSize } = picture;
  await database()
    .insert(mediaFiles)
    .values({ key, name, kind: "image", origin: "demo", width: side, height: side, byteSize, alt })
    .onConflictDoNothing();
}
