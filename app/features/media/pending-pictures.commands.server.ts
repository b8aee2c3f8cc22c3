import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { changeRows, readOneRow, readRow, rowOf, uuid } from "#app/platform/db/rows.server.ts";
import { wakeJob } from "#app/platform/jobs/run-jobs.server.ts";
import { storage } from "#app/platform/storage/configured-storage.server.ts";
import { unservedKey } from "#app/platform/storage/storage.ts";
import { CLAIM_SECONDS } from "./constants.ts";
import type { CropOrder } from "./crop.ts";
import { storedKeys } from "./media-paths.ts";
import { type MakeSizes, makeSizes } from "./sizes.server.ts";

/** The job that makes the sizes of waiting pictures. */
export const PICTURE_SIZES = "picture-sizes";
/** Number of crashed attempts after which a picture counts as failed. */
const MAX_ATTEMPTS = 3;
/** Longest pause in milliseconds before checking again, since another server may have finished or released its picture. */
const LOOK_AGAIN_MS = 500;
/** Seconds before the next attempt after a failure that the picture did not cause. */
const RETRY_SECONDS = 30;

export interface PendingPicture {
  id: string;
  key: string;
  /** What it is cut out of; null for one that was uploaded. */
  crop: CropOrder | null;
}

const share = z.number();
const claimedRow = rowOf({
  id: uuid,
  key: z.string(),
  attempts: z.int(),
  crop: z.strictObject({ from: z.string(), left: share, top: share, width: share, height: share }).nullable(),
});

/** Claims the oldest waiting picture that no server has claimed; null where there is none. */
async function claimWaitingPicture(): Promise<PendingPicture | null> {
  const claimed = await readRow(database(), claimedRow)`
    update media_files set attempts = attempts + 1, claimed_until = now() + make_interval(secs => ${CLAIM_SECONDS})
    where id = (
      select id from media_files where state = 'waiting' and (claimed_until is null or claimed_until < now())
      order by created_at for update skip locked limit 1
    )
    returning id, key, attempts, crop`;
  if (claimed === null) return null;
  const { attempts, ...picture } = claimed;
  if (attempts <= MAX_ATTEMPTS) return picture;
  await giveUp(claimed);
  return claimWaitingPicture();
}

async function giveUp({ id, key }: Pick<PendingPicture, "id" | "key">): Promise<void> {
  for (const file of storedKeys("image", key)) await storage().remove(file);
  await changeRows(database())`update media_files set state = 'failed', claimed_until = null where id = ${id} and state = 'waiting'`;
}

/**
 * Releases a picture: immediately after a crash, which counts as an attempt, and where the server stops; after a pause where the picture did
 * not cause the failure.
 */
async function putBack(id: string, reason: "crashed" | "failed" | "stopped"): Promise<void> {
  const pauseSeconds = reason === "failed" ? RETRY_SECONDS : null;
  await changeRows(database())`
    update media_files set claimed_until = now() + make_interval(secs => ${pauseSeconds}::int),
      attempts = greatest(attempts - ${reason === "crashed" ? 0 : 1}::int, 0)
    where id = ${id}`;
}

/**
 * Makes the sizes of a claimed picture and deletes the original. `failed` means that it cannot be decoded, ever; `put-back` that it waits
 * for another attempt. Errors of the storage and the database are thrown.
 */
export async function makePictureSizes(
  { id, key, crop }: PendingPicture,
  make: MakeSizes = makeSizes,
  signal?: AbortSignal,
): Promise<"ready" | "failed" | "put-back"> {
  const made = await make(key, signal, crop);
  if (made.ok) {
    await changeRows(database())`
      update media_files set state = 'ready', byte_size = ${made.byteSize}, claimed_until = null where id = ${id}`;
    await storage().remove(unservedKey(key));
    return "ready";
  }
  if (made.reason === "unreadable") {
    await giveUp({ id, key });
    return "failed";
  }
  await putBack(id, made.reason);
  return "put-back";
}

/** Returns the milliseconds until the next claim expires; null where no picture waits. */
async function timeUntilNextClaim(): Promise<number | null> {
  const { ms } = await readOneRow(database(), rowOf({ ms: z.number().nullable() }))`
    select extract(epoch from min(coalesce(claimed_until, now())) - now())::float8 * 1000 as ms from media_files where state = 'waiting'`;
  return ms;
}

/**
 * Makes the sizes of all waiting pictures, one after the other. Several servers never work on the same picture, and the claims of a killed
 * one are taken over. When `signal` aborts, the picture under way is given back. `onMade` is called after each picture, and first for those
 * that a killed server has made. Errors of the storage and the database are thrown.
 */
export async function makePendingPictures({
  make = makeSizes,
  signal,
  onMade,
}: { make?: MakeSizes; signal?: AbortSignal | undefined; onMade?: () => Promise<void> } = {}): Promise<void> {
  await onMade?.();
  while (!signal?.aborted) {
    const picture = await claimWaitingPicture();
    if (picture !== null) {
      await makePictureSizes(picture, make, signal);
      await onMade?.();
      continue;
    }
    const waitMs = await timeUntilNextClaim();
    if (waitMs === null) return;
    // The unreferenced timer does not keep the process alive.
    await sleep(Math.min(Math.max(waitMs, 100), LOOK_AGAIN_MS), undefined, { ref: false });
  }
}

/** Requests the sizes of waiting pictures now, instead of at the next regular time, outside of any request. */
export function requestPictureSizes(): void {
  wakeJob(PICTURE_SIZES);
}
