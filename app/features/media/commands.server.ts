import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { changeRows, idRow, readOneRow, readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { storage } from "#app/platform/storage/configured-storage.server.ts";
import { unservedKey } from "#app/platform/storage/storage.ts";
import { CLAIM_SECONDS } from "./constants.ts";
import { measurePicture, type PictureFailure } from "./measure-picture.server.ts";
import { isMediaPath, mediaKey, mediaPath, storedKeys } from "./media-paths.ts";
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
  const { id } = await readOneRow(database(), idRow)`
    insert into media_files (key, name, kind, origin, width, height, byte_size, state, claimed_until)
    values (${key}, ${name}, 'image', 'list', ${width}, ${height}, ${bytes.length}, 'waiting', ${claimedUntil}) returning id`;
  const outcome = await makePictureSizes({ id, key, crop: null });
  // `put-back` counts as stored: the worker will make the sizes later.
  if (outcome !== "failed") return { ok: true, path: mediaPath(key) };
  await changeRows(database())`delete from media_files where id = ${id}`;
  return { ok: false, reason: "not-an-image" };
}

/**
 * Deletes the rows and files of pictures that lists have stored, by their paths (`/media/<key>`). Paths of other origins and of deleted
 * pictures are ignored.
 */
export async function removeListPictures(paths: readonly string[]): Promise<void> {
  const keys = paths.filter(isMediaPath).map(mediaKey);
  if (keys.length === 0) return;
  const removed = await readRows(database(), rowOf({ key: z.string() }))`
    delete from media_files where key = any(${sql.param(keys)}::text[]) and origin = 'list' returning key`;
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
  await changeRows(database())`
    insert into media_files (key, name, kind, origin, width, height, byte_size, alt)
    values (${key}, ${name}, 'image', 'demo', ${side}, ${side}, ${byteSize}, ${alt}) on conflict do nothing`;
}
