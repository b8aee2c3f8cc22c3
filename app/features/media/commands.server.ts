import { randomUUID } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { database } from "#app/platform/db/database.server.ts";
import { storage } from "#app/platform/storage/configured-storage.server.ts";
import { privateKey } from "#app/platform/storage/storage.ts";
import { CLAIM_SECONDS } from "./constants.ts";
import { measurePicture, type PictureFailure } from "./measure.service.server.ts";
import { isMediaPath, mediaKey, mediaPath, storedKeys } from "./rules.ts";
import { mediaFiles } from "./tables.server.ts";
import { makePictureSizes } from "./waiting-pictures.commands.server.ts";

/**
 * Keeps a picture that a list brings from another shop, and makes its sizes at once: whoever added it sees it on the next page. Should
 * this server be killed meanwhile, a worker does the rest. Returns its address (`/media/<key>`), or why it is not kept.
 */
export async function storeListPicture(
  bytes: Uint8Array,
  name: string,
): Promise<{ ok: true; path: string } | { ok: false; reason: PictureFailure }> {
  const measured = await measurePicture(bytes);
  if (!measured.ok) return measured;
  const { width, height } = measured;
  const key = randomUUID();
  await storage().write(privateKey(key), bytes);
  const claimedUntil = new Date(Date.now() + CLAIM_SECONDS * 1000);
  const [row] = await database()
    .insert(mediaFiles)
    .values({ key, name, kind: "image", origin: "list", width, height, byteSize: bytes.length, state: "waiting", claimedUntil })
    .returning({ id: mediaFiles.id });
  if (row === undefined) throw new Error("The picture was stored but not recorded");
  const outcome = await makePictureSizes({ id: row.id, key });
  // What could not be made now will be a little later.
  if (outcome !== "failed") return { ok: true, path: mediaPath(key) };
  await database().delete(mediaFiles).where(eq(mediaFiles.id, row.id));
  return { ok: false, reason: "not-an-image" };
}

/** Removes pictures that lists brought (`/media/<key>`), rows and files. Of other origins, and what is gone already, nothing happens. */
export async function removeListPictures(paths: readonly string[]): Promise<void> {
  const keys = paths.filter(isMediaPath).map(mediaKey);
  if (keys.length === 0) return;
  const removed = await database()
    .delete(mediaFiles)
    .where(and(inArray(mediaFiles.key, keys), eq(mediaFiles.origin, "list")))
    .returning({ key: mediaFiles.key });
  await Promise.all(removed.flatMap(({ key }) => storedKeys("image", key)).map((file) => storage().remove(file)));
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
