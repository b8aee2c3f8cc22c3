import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { useTestStorage } from "#tests/storage.ts";
import { UnavailableError } from "../errors.ts";
import { withCachedCopies } from "./cached-copies.server.ts";
import type { FoundFile, Storage } from "./storage.ts";

const stored = useTestStorage();
let folder: string;
let isAway: boolean;
let asked: string[];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "presently-copies-"));
  isAway = false;
  asked = [];
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The storage of the test as if it were on another machine. */
function elsewhere(): Storage {
  const ask = (what: string) => {
    asked.push(what);
    if (isAway) throw new UnavailableError("The media storage cannot be reached");
  };
  return {
    ...stored.current,
    async find(key) {
      ask(`find ${key}`);
      return stored.current.find(key);
    },
    async read(key) {
      ask(`read ${key}`);
      return stored.current.read(key);
    },
  };
}

const textOf = async (file: FoundFile | null) => file && (await new Response(file.stream(0, file.size - 1)).text());

test("what was asked for once is found while the storage is away, by a server that has started anew too; all else is away", async () => {
  const storage = withCachedCopies(elsewhere(), folder);
  await stored.current.write("ab/640.webp", Buffer.from("picture"));
  await stored.current.write("cd/640.webp", Buffer.from("unseen"));
  const seen = await storage.find("ab/640.webp");
  isAway = true;
  const kept = await storage.find("ab/640.webp");
  expect([await textOf(kept), kept?.contentType, kept?.etag]).toEqual(["picture", "image/webp", seen?.etag]);
  await expect(storage.find("cd/640.webp")).rejects.toThrow(UnavailableError);
  expect(await textOf(await withCachedCopies(elsewhere(), folder).find("ab/640.webp"))).toBe("picture");
});

test("a picture is fetched once, and a page's pictures do not each wait for a storage that was just away", async () => {
  const storage = withCachedCopies(elsewhere(), folder);
  await stored.current.write("a.webp", Buffer.from("picture"));
  for (let time = 0; time < 3; time++) await storage.find("a.webp");
  expect(asked).toEqual(["find a.webp", "read a.webp", "find a.webp", "find a.webp"]);
  isAway = true;
  asked = [];
  for (let time = 0; time < 3; time++) await storage.find("a.webp");
  expect(asked).toEqual(["find a.webp"]);
});

test("what the storage has no more is found no more, and its copy is gone", async () => {
  const storage = withCachedCopies(elsewhere(), folder);
  await stored.current.write("a.webp", Buffer.from("picture"));
  await storage.find("a.webp");
  expect(await readdir(folder)).toEqual(["a.webp"]);
  await stored.current.remove("a.webp");
  expect(await storage.find("a.webp")).toBeNull();
  expect(await readdir(folder)).toEqual([]);
});

test("a large file is not copied, and a folder that takes no copy hides no picture", async () => {
  const storage = withCachedCopies(elsewhere(), path.join(folder, "copies"));
  await stored.current.write("film.mp4", Buffer.alloc(1024 * 1024 + 1));
  await stored.current.write("a.webp", Buffer.from("picture"));
  expect((await storage.find("film.mp4"))?.size).toBe(1024 * 1024 + 1);
  expect(await readdir(folder)).toEqual([]);
  const nowhere = withCachedCopies(elsewhere(), "/dev/null/copies");
  expect(await textOf(await nowhere.find("a.webp"))).toBe("picture");
});
