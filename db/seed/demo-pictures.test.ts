import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { createLocalStorage } from "#app/platform/storage/local-storage.server.ts";
import type { Storage } from "#app/platform/storage/storage.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createGift } from "#tests/factories/gifts.ts";
import { makeDemoPictures, withDemoPictures } from "./demo-pictures.ts";

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

test.each([
  ["320.avif", 320, "heif", "image/avif"],
  ["640.webp", 640, "webp", "image/webp"],
  ["1200.webp", 1200, "webp", "image/webp"],
])("a picture that is not made yet is made when it is asked for: %s", async (name, side, format, contentType) => {
  const file = await withDemoPictures(storage).read(`demo-1/${SLUG}/${name}`);
  expect(file?.contentType).toBe(contentType);
  expect(await sharp(file?.bytes).metadata()).toMatchObject({ width: side, height: side, format, hasAlpha: false });
});

test("it is made once, however many ask at the same time, and the same every time", async () => {
  const pictures = withDemoPictures(storage);
  const key = `demo-1/${SLUG}/320.webp`;
  const files = await Promise.all(Array.from({ length: 8 }, () => pictures.read(key)));
  expect(writes).toEqual([key]);
  expect(new Set(files.map((file) => file?.etag)).size).toBe(1);
  await storage.remove(key);
  expect((await pictures.read(key))?.etag).toBe(files[0]?.etag);
});

test.each([
  `demo-1/no-such-gift/320.avif`,
  `demo-1/${SLUG}/321.avif`,
  `demo-1/${SLUG}/320.png`,
  `demo-1/${SLUG}`,
  `demo-1/../${SLUG}/320.avif`,
  "elsewhere/320.avif",
])("nothing is made for %s", async (key) => {
  expect(await withDemoPictures(storage).read(key)).toBeNull();
  expect(writes).toEqual([]);
});

test("in the background the sizes of the cards are made for each gift that has a demo picture, and only once", async () => {
  await createGift({ name: "Balance bike", slug: "renamed", image: `/media/demo-1/${SLUG}` });
  await createGift({ image: "https://example.com/x.jpg" });
  await makeDemoPictures(storage).finished;
  expect(writes.toSorted()).toEqual(["320.avif", "320.webp", "640.avif", "640.webp"].map((name) => `demo-1/${SLUG}/${name}`));
  expect((await database().execute(sql`select key, origin, kind, alt from media_files`)).rows).toEqual([
    { key: `demo-1/${SLUG}`, origin: "demo", kind: "image", alt: "Balance bike" },
  ]);
  await makeDemoPictures(storage).finished;
  expect(writes).toHaveLength(4);
});

test("stopped half way, the next start goes on", async () => {
  await database().execute(sql`truncate gifts, media_files cascade`);
  await createGift({ image: `/media/demo-1/${SLUG}` });
  await makeDemoPictures(storage).stop();
  await makeDemoPictures(storage).finished;
  expect((await database().execute(sql`select key from media_files`)).rows).toHaveLength(1);
});
