import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createLocalStorage } from "./local-storage.server.ts";
import { withRecentPictures } from "./recent-pictures.server.ts";
import type { Storage } from "./storage.ts";

let folder: string;
let stored: Storage;
let reads: string[];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "presently-recent-"));
  stored = createLocalStorage(folder);
  reads = [];
});
afterEach(() => rm(folder, { recursive: true }));

/** Makes the storage under test, which notes what is read of the files below it. */
const makeStorage = () =>
  withRecentPictures({
    ...stored,
    async find(key) {
      const found = await stored.find(key);
      return (
        found && {
          ...found,
          stream(start, end) {
            reads.push(key);
            return found.stream(start, end);
          },
        }
      );
    },
  });

const textOf = async (storage: Storage, key: string, start: number, end: number) => {
  const found = await storage.find(key);
  return found && new Response(found.stream(start, end)).text();
};

test("a picture is read once, and any part of it is there afterwards", async () => {
  await stored.write("a/640.webp", Buffer.from("0123456789"));
  const storage = makeStorage();
  expect(await textOf(storage, "a/640.webp", 0, 9)).toBe("0123456789");
  expect(await textOf(storage, "a/640.webp", 2, 4)).toBe("234");
  expect(reads).toEqual(["a/640.webp"]);
});

test("one that was removed is gone, also where another server has removed it", async () => {
  await stored.write("a/640.webp", Buffer.from("0123456789"));
  const storage = makeStorage();
  await textOf(storage, "a/640.webp", 0, 9);
  await stored.remove("a/640.webp");
  expect(await storage.find("a/640.webp")).toBeNull();
});

test("large pictures and other files are streamed each time", async () => {
  await stored.write("a/2400.webp", Buffer.alloc(200 * 1024));
  await stored.write("a/film.mp4", Buffer.from("film"));
  const storage = makeStorage();
  for (const key of ["a/2400.webp", "a/film.mp4", "a/2400.webp", "a/film.mp4"]) await textOf(storage, key, 0, 3);
  expect(reads).toHaveLength(4);
});

test("an empty picture is no error", async () => {
  await stored.write("a/empty.png", Buffer.alloc(0));
  const found = await makeStorage().find("a/empty.png");
  expect(found?.size).toBe(0);
});
