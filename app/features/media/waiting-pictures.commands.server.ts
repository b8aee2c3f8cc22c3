import { setTimeout as sleep } from "node:timers/promises";
import { and, eq, sql } from "drizzle-orm";
import { database } from "#app/platform/db/database.server.ts";
import { storage } from "#app/platform/storage/configured-storage.server.ts";
import { privateKey } from "#app/platform/storage/storage.ts";
import { CLAIM_SECONDS } from "./constants.ts";
import { storeWidths, UnreadablePictureError } from "./picture-sizes.commands.server.ts";
import { storedKeys } from "./rules.ts";
import { mediaFiles } from "./tables.server.ts";

/** A picture that has taken so many workers down is given up. */
const MAX_ATTEMPTS = 3;

export interface WaitingPicture {
  id: string;
  key: string;
}

/** Takes the oldest picture that waits for its sizes and that nobody has, for this worker alone; null where there is none. */
async function claimWaitingPicture(): Promise<WaitingPicture | null> {
  const { rows } = await database().execute<{ id: string; key: string; attempts: number }>(sql`
    update media_files set attempts = attempts + 1, claimed_until = now() + make_interval(secs => ${CLAIM_SECONDS})
    where id = (
      select id from media_files where state = 'waiting' and (claimed_until is null or claimed_until < now())
      order by created_at for update skip locked limit 1
    )
    returning id, key, attempts`);
  const claimed = rows[0];
  if (claimed === undefined) return null;
  if (claimed.attempts <= MAX_ATTEMPTS) return { id: claimed.id, key: claimed.key };
  await giveUp(claimed);
  return claimWaitingPicture();
}

async function giveUp({ id, key }: WaitingPicture): Promise<void> {
  for (const file of storedKeys("image", key)) await storage().remove(file);
  await database()
    .update(mediaFiles)
    .set({ state: "failed", claimedUntil: null })
    .where(and(eq(mediaFiles.id, id), eq(mediaFiles.state, "waiting")));
}

/**
 * Makes the sizes of a picture that this worker has to itself, and throws away the file as it came. False where it cannot be read: then
 * it stays among the files as failed. Throws what storage and database throw; the picture waits for the next try then.
 */
export async function makePictureSizes({ id, key }: WaitingPicture): Promise<boolean> {
  const source = await storage().read(privateKey(key));
  try {
    if (source === null) throw new UnreadablePictureError("The picture's file is gone");
    const byteSize = await storeWidths(storage(), key, source.bytes);
    await database().update(mediaFiles).set({ state: "ready", byteSize, claimedUntil: null }).where(eq(mediaFiles.id, id));
    await storage().remove(privateKey(key));
    return true;
  } catch (error) {
    if (error instanceof UnreadablePictureError) {
      await giveUp({ id, key });
      return false;
    }
    // A storage that is away is not the picture's fault: only workers that went down with it count.
    await database()
      .update(mediaFiles)
      .set({ attempts: sql`greatest(attempts - 1, 0)` })
      .where(eq(mediaFiles.id, id));
    throw error;
  }
}

/** How long until a picture that another worker has may be taken over, in milliseconds; null where none waits. */
async function timeUntilNextClaim(): Promise<number | null> {
  const { rows } = await database().execute<{ ms: number | null }>(
    sql`select extract(epoch from min(claimed_until) - now())::float8 * 1000 as ms from media_files where state = 'waiting'`,
  );
  return rows[0]?.ms ?? null;
}

/**
 * Makes the sizes of all pictures that wait, one after the other, until none does or `signal` says stop. Of several workers each takes
 * others; what a killed one had is taken over. Throws what storage and database throw.
 */
export async function makeWaitingPictures(signal?: AbortSignal): Promise<void> {
  while (signal?.aborted !== true) {
    const picture = await claimWaitingPicture();
    if (picture !== null) {
      await makePictureSizes(picture);
      continue;
    }
    const waitMs = await timeUntilNextClaim();
    if (waitMs === null) return;
    await sleep(Math.max(waitMs, 100), undefined, { signal }).catch(() => undefined);
  }
}

/** True while a picture waits for its sizes. */
export async function arePicturesWaiting(): Promise<boolean> {
  const { rows } = await database().execute<{ waiting: boolean }>(
    sql`select exists (select from media_files where state = 'waiting') as waiting`,
  );
  return rows[0]?.waiting === true;
}
