import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { createLocalStorage } from "#app/platform/storage/local-storage.server.ts";
import type { Storage } from "#app/platform/storage/storage.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createGift } from "#tests/factories/gifts.ts";
import { makeDemoPictures } from "./make-demo-pictures.ts";

useTestDatabase();

const SLUG = "first-balance-bike-in-sage-green";
let folder: string;
let storage: Storage;
let writes: string[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "presently-pictures-"));
  const local = createLocalStorage(folder);
  writes = [];
  storage = {
    ...local,
    write: (key, bytes) => {
      writes.push(key);
      return local.write(key, bytes);
    },
  };
});
afterEach(() => rm(folder, { recursive: true }));

test("in the background the sizes of the cards are made for each gift that has a demo picture, and only once", async () => {
  await createGift({ name: "Balance bike", slug: "renamed", image: `/media/demo-1/${SLUG}` });
  await createGift({ image: "https://example.com/x.jpg" });
  await makeDemoPictures(storage);
  expect(writes.toSorted()).toEqual(["320.avif", "320.webp", "640.avif", "640.webp"].map((name) => `demo-1/${SLUG}/${name}`));
  expect((await database().execute(sql`select key, origin, kind, alt from media_files`)).rows).toEqual([
    { key: `demo-1/${SLUG}`, origin: "demo", kind: "image", alt: "Balance bike" },
  ]);
  await makeDemoPictures(storage);
  expect(writes).toHaveLength(4);
});

test("stopped half way, the next start goes on", async () => {
  await database().execute(sql`truncate gifts, media_files cascade`);
  await createGift({ image: `/media/demo-1/${SLUG}` });
  await makeDemoPictures(storage, AbortSignal.abort());
  expect(writes).toEqual([]);
  await makeDemoPictures(storage);
  expect((await database().execute(sql`select key from media_files`)).rows).toHaveLength(1);
});
