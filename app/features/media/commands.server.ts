import { randomUUID } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { database } from "#app/platform/db/database.server.ts";
import { storage } from "#app/platform/storage/configured-storage.server.ts";
import { unservedKey } from "#app/platform/storage/storage.ts";
import { CLAIM_SECONDS } from "./constants.ts";
import { measurePicture, type PictureFailure } from "./measure.service.server.ts";
import { isMediaPath, mediaKey, mediaPath, storedKeys } from "./rules.ts";
import { mediaFiles } from "./tables.server.ts";
import { makePictureSizes } from "./pending-pictures.commands.server.ts";

/**
 * Stores a picture that a list took from another shop and makes its sizes immediately, since the next page shows it. If this server is
 * killed meanwhile, a worker makes them. Returns its path (`/media/<key>`), or the reason why it was not stored.
 */
export async function storeListPicture(
  bytes: Uint8Array,
  name: string,
): Promise<{ ok: true; path: string } | { ok: false; reason: PictureFailure }> {
  const measured = await measurePicture(bytes);
  if (!measured.ok) return measured;
  const { width, height } = measured;
  const key = randomUUID();
  await storage().write(unservedKey(key), bytes);
  const claimedUntil = new Date(Date.now() + CLAIM_SECONDS * 1000);
  const [row] = await database()
    .insert(mediaFiles)
    .values({ key, name, kind: "image", origin: "list", width, height, byteSize: bytes.length, state: "waiting", claimedUntil })
    .returning({ id: mediaFiles.id });
  if (row === undefined) throw new Error("The picture was stored but not recorded");
  const outcome = await makePictureSizes({ id: row.id, key });
  // `put-back` counts as stored: the worker will make the sizes later.
  if (outcome !== "failed") return { ok: true, path: mediaPath(key) };
  await database().delete(mediaFiles).where(eq(mediaFiles.id, row.id));
  return { ok: false, reason: "not-an-image" };
}

/**
 * Deletes the rows and files of pictures that lists have stored, by their paths (`/media/<key>`). Paths of other origins and of deleted
 * pictures are ignored.
 */
export async function removeListPictures(paths: readonly string[]): Promise<void> {
  const keys = paths.filter(isMediaPath).map(mediaKey);
  if (keys.length === 0) return;
  const removed = await database()
    .delete(mediaFiles)
    .where(and(inArray(mediaFiles.key, keys), eq(mediaFiles.origin, "list")))
    .returning({ key: mediaFiles.key });
  await Promise.all(removed.flatMap(({ key }) => storedKeys("image", key)).map((file) => storage().remove(file)));
}

/** Records a picture that the site has generated and whose sizes are all stored under `key`; recording it again changes nothing. */
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
