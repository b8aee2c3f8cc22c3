import { setTimeout as sleep } from "node:timers/promises";
import { and, eq, sql } from "drizzle-orm";
import { database } from "#app/platform/db/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import { storage } from "#app/platform/storage/configured-storage.server.ts";
import { privateKey } from "#app/platform/storage/storage.ts";
import { CLAIM_SECONDS } from "./constants.ts";
import { storedKeys } from "./rules.ts";
import { type MakeSizes, makeSizes } from "./sizes.service.server.ts";
import { mediaFiles } from "./tables.server.ts";

/** A picture that has brought down so many processes is given up. */
const MAX_ATTEMPTS = 3;
/** Another server may have done, or given up, what it has. */
const LOOK_AGAIN_MS = 500;
/** After a failure that is not the picture's fault. */
const RETRY_SECONDS = 30;

export interface WaitingPicture {
  id: string;
  key: string;
}

/** Takes the oldest picture that waits for its sizes and that nobody has, for this server alone; null where there is none. */
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

/** Puts a picture back: at once where it brought a process down, which counts; a little later where it is not its fault. */
async function putBack(id: string, isItsFault: boolean): Promise<void> {
  const later = sql`now() + make_interval(secs => ${RETRY_SECONDS})`;
  await database()
    .update(mediaFiles)
    .set(isItsFault ? { claimedUntil: null } : { claimedUntil: later, attempts: sql`greatest(attempts - 1, 0)` })
    .where(eq(mediaFiles.id, id));
}

/**
 * Makes the sizes of a picture that this server has to itself, and throws away the file as it came. `failed`: it cannot be read and stays
 * so; `put-back`: it waits for another try. Throws what storage and database throw.
 */
export async function makePictureSizes({ id, key }: WaitingPicture, make: MakeSizes = makeSizes): Promise<"ready" | "failed" | "put-back"> {
  const made = await make(key);
  if (made.ok) {
    await database().update(mediaFiles).set({ state: "ready", byteSize: made.byteSize, claimedUntil: null }).where(eq(mediaFiles.id, id));
    await storage().remove(privateKey(key));
    return "ready";
  }
  if (made.reason === "unreadable") {
    await giveUp({ id, key });
    return "failed";
  }
  await putBack(id, made.reason === "crashed");
  return "put-back";
}

/** How long until a picture that somebody has may be taken over, in milliseconds; null where none waits. */
async function timeUntilNextClaim(): Promise<number | null> {
  const { rows } = await database().execute<{ ms: number | null }>(
    sql`select extract(epoch from min(coalesce(claimed_until, now())) - now())::float8 * 1000 as ms from media_files where state = 'waiting'`,
  );
  return rows[0]?.ms ?? null;
}

/**
 * Makes the sizes of all pictures that wait, one after the other, until none does. Of several servers each takes others; what a killed one
 * had is taken over. Throws what storage and database throw.
 */
export async function makeWaitingPictures(make: MakeSizes = makeSizes): Promise<void> {
  for (;;) {
    const picture = await claimWaitingPicture();
    if (picture !== null) {
      await makePictureSizes(picture, make);
      continue;
    }
    const waitMs = await timeUntilNextClaim();
    if (waitMs === null) return;
    // A process that only waits for this may end.
    await sleep(Math.min(Math.max(waitMs, 100), LOOK_AGAIN_MS), undefined, { ref: false });
  }
}

let isAtWork = false;
let isWantedAgain = false;

/** Makes sure that this server makes the sizes of the pictures that wait, behind its requests. */
export function wakePictureWorker(): void {
  // It may have looked for the last time already.
  isWantedAgain = true;
  if (isAtWork) return;
  isAtWork = true;
  void workOff();
}

async function workOff(): Promise<void> {
  while (isWantedAgain) {
    isWantedAgain = false;
    try {
      await makeWaitingPictures();
    } catch (error) {
      log.warn({ err: error }, "not all picture sizes could be made; they are tried again later");
      await sleep(RETRY_SECONDS * 1000, undefined, { ref: false });
      isWantedAgain = true;
    }
  }
  isAtWork = false;
}
