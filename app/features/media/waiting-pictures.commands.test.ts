import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { storage } from "#app/platform/storage/configured-storage.server.ts";
import { unservedKey } from "#app/platform/storage/storage.ts";
import { useTestDatabase } from "#tests/database.ts";
import { paintPicture } from "#tests/factories/pictures.ts";
import { storeWidths, UnreadablePictureError } from "./picture-sizes.server.ts";
import { mediaSizeKey } from "./media-paths.ts";
import type { MakeSizes } from "./sizes.server.ts";
import { purgeRemovedUploads } from "./uploads.commands.server.ts";
import { makePendingPictures as makeAll } from "./pending-pictures.commands.server.ts";

useTestDatabase();

const leaveUses = () => Promise.resolve();

/** Does the same as make-sizes.process.ts, without a child process. */
const makeHere: MakeSizes = async (key) => {
  try {
    const source = await storage().read(unservedKey(key));
    return { ok: true, byteSize: await storeWidths(storage(), key, source?.bytes ?? new Uint8Array()) };
  } catch (error) {
    return { ok: false, reason: error instanceof UnreadablePictureError ? "unreadable" : "failed" };
  }
};
const makePendingPictures = (make = makeHere, signal?: AbortSignal) => makeAll({ make, signal });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "presently-waiting-"));
  process.env.DATA_DIR = folder;
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => void (await database().execute(sql`truncate media_files cascade`)));

async function leavePicture({
  bytes,
  claimedUntil = null,
  attempts = 0,
}: { bytes?: Buffer; claimedUntil?: string | null; attempts?: number } = {}) {
  const key = randomUUID();
  await storage().write(unservedKey(key), bytes ?? (await paintPicture(50, 40)));
  await database().execute(sql`
    insert into media_files (key, name, kind, byte_size, width, height, state, claimed_until, attempts)
    values (${key}, 'a.png', 'image', 9, 50, 40, 'waiting', ${claimedUntil}::timestamptz, ${attempts})`);
  return key;
}

const states = async () =>
  readRows(database(), rowOf({ state: z.string(), count: z.int() }))`select state, count(*)::int as count from media_files group by state`;
const readSize = async (key: string) => (await storage().read(mediaSizeKey(key, 320, "webp"))) !== null;

test("several workers share the waiting pictures, each is made once, and the files as they came go", async () => {
  const keys = await Promise.all(Array.from({ length: 6 }, () => leavePicture()));
  const writes = vi.spyOn(storage(), "write");
  await Promise.all([makePendingPictures(), makePendingPictures(), makePendingPictures()]);
  expect(writes.mock.calls.filter(([key]) => String(key).endsWith("/320.webp"))).toHaveLength(6);
  writes.mockRestore();
  expect(await states()).toEqual([{ state: "ready", count: 6 }]);
  expect(await Promise.all(keys.map(readSize))).toEqual(keys.map(() => true));
  expect(await Promise.all(keys.map(async (key) => (await storage().read(unservedKey(key))) === null))).toEqual(keys.map(() => true));
});

test("what a killed worker had is taken over when its time is up", async () => {
  const inAMoment = new Date(Date.now() + 300).toISOString();
  const key = await leavePicture({ claimedUntil: inAMoment, attempts: 1 });
  await makePendingPictures();
  expect([await readSize(key), await states()]).toEqual([true, [{ state: "ready", count: 1 }]]);
});

test("a picture that took three workers down with it is given up", async () => {
  const key = await leavePicture({ attempts: 3 });
  await makePendingPictures();
  expect([await readSize(key), await states()]).toEqual([false, [{ state: "failed", count: 1 }]]);
});

test("a picture that cannot be read is given up immediately, and nothing of it is stored", async () => {
  const key = await leavePicture({ bytes: Buffer.from("no picture") });
  await makePendingPictures();
  expect([await readSize(key), await storage().read(unservedKey(key)), await states()]).toEqual([
    false,
    null,
    [{ state: "failed", count: 1 }],
  ]);
});

test("a storage that is away is not the picture's fault: it is tried again later", async () => {
  const key = await leavePicture();
  let tries = 0;
  const making = makePendingPictures(async (wanted) => {
    tries += 1;
    return tries > 1 ? makeHere(wanted) : { ok: false, reason: "failed" };
  });
  // The claim of the try is longer than the pause after it, which ends here at once.
  const endPause = sql`update media_files set claimed_until = now() where claimed_until between now() and now() + interval '40 seconds' returning id`;
  await vi.waitFor(async () => expect((await database().execute(endPause)).rows).toHaveLength(1), { timeout: 20_000 });
  await making;
  expect([tries, await readSize(key)]).toEqual([2, true]);
});

test("a picture that brings every process down is tried three times", async () => {
  await leavePicture();
  let tries = 0;
  await makePendingPictures(async () => {
    tries += 1;
    return { ok: false, reason: "crashed" };
  });
  expect([tries, await states()]).toEqual([3, [{ state: "failed", count: 1 }]]);
});

test("a server that stops gives its picture back at once, and that does not count as an attempt", async () => {
  await leavePicture();
  const stopping = new AbortController();
  for (let stop = 0; stop < 4; stop++) {
    await makePendingPictures(async () => {
      stopping.abort();
      return { ok: false, reason: "stopped" };
    }, stopping.signal);
  }
  const { rows } = await database().execute(sql`select state, attempts, claimed_until from media_files`);
  expect(rows).toEqual([{ state: "waiting", attempts: 0, claimed_until: null }]);
});

test("the bytes of a removed file go after an hour, not before", async () => {
  const key = await leavePicture();
  await makePendingPictures();
  await database().execute(sql`update media_files set deleted_at = now()`);
  await purgeRemovedUploads(new Date(Date.now() + 59 * 60_000), leaveUses);
  expect([await readSize(key), await states()]).toEqual([true, [{ state: "ready", count: 1 }]]);
  await purgeRemovedUploads(new Date(Date.now() + 61 * 60_000), leaveUses);
  expect([await readSize(key), await states()]).toEqual([false, []]);
});
