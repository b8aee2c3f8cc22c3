import { readlinkSync } from "node:fs";
import { type FileHandle, mkdtemp, open, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLocalStorage } from "./local-storage.server.ts";
import { contentTypeOf } from "./storage.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "presently-storage-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("gives back what was written, with the type of its ending", async () => {
  const storage = createLocalStorage(folder);
  await storage.write("ab/640.webp", Buffer.from("picture"));
  expect(await storage.read("ab/640.webp")).toMatchObject({ bytes: Buffer.from("picture"), contentType: "image/webp" });
});

test("finds a file without reading it, and reads it in pieces", async () => {
  const storage = createLocalStorage(folder);
  await storage.write("film.mp4", Buffer.alloc(600_000, "0123456789"));
  const file = await storage.find("film.mp4");
  expect(file).toMatchObject({ size: 600_000, contentType: "video/mp4" });
  expect(await new Response(file?.stream(599_993, 599_995)).text()).toBe("345");
  const pieces = await Array.fromAsync(file?.stream(0, 599_999) ?? []);
  expect(pieces.map(({ length }) => length)).toEqual([262_144, 262_144, 75_712]);
  expect([await storage.find("nowhere.mp4"), await storage.find("../secret")]).toEqual([null, null]);
});

test("many readers at once get every byte of a file", async () => {
  const storage = createLocalStorage(folder);
  const content = Buffer.from(Array.from({ length: 100_000 }, (_, place) => `${place} `).join(""));
  await storage.write("film.mp4", content);
  const file = await storage.find("film.mp4");
  const read = async () => Buffer.from(await new Response(file?.stream(0, content.length - 1)).arrayBuffer()).equals(content);
  expect(await Promise.all(Array.from({ length: 20 }, read))).toEqual(Array(20).fill(true));
});

test("U3: a stored file is never overwritten", async () => {
  const storage = createLocalStorage(folder);
  await storage.write("a.png", Buffer.from("first"));
  await storage.write("a.png", Buffer.from("second"));
  expect((await storage.read("a.png"))?.bytes.toString()).toBe("first");
  expect(await readdir(folder)).toEqual(["a.png"]);
});

test.runIf(process.platform === "linux")(
  "D2: a file, its name and the new folders above it are flushed before it counts as written",
  async () => {
    const probe = await open(folder);
    const handles = Object.getPrototypeOf(probe) as FileHandle;
    const sync = handles.sync;
    const flushed: string[] = [];
    const spy = vi.spyOn(handles, "sync").mockImplementation(function (this: FileHandle) {
      flushed.push(path.relative(folder, readlinkSync(`/proc/self/fd/${this.fd}`)));
      return sync.call(this);
    });
    await probe.close();
    await createLocalStorage(folder).write("ab/cd/640.webp", Buffer.from("picture"));
    spy.mockRestore();
    expect(flushed).toEqual(["ab", "", expect.stringMatching(/^ab\/cd\/640\.webp\..*\.part$/), "ab/cd"]);
  },
);

test.each(["../secret", "a/../../secret", "/etc/passwd", "a//b", "a/.", "%2e%2e/secret", "a\0b", ""])(
  "no key leaves the folder: %j",
  async (key) => {
    await writeFile(path.join(folder, "..", "secret"), "x").catch(() => undefined);
    const storage = createLocalStorage(folder);
    expect(await storage.read(key)).toBeNull();
    await expect(storage.write(key, Buffer.from("x"))).rejects.toThrow("Not a storage key");
    await rm(path.join(folder, "..", "secret"), { force: true });
  },
);

test("a file or folder that is not there is null", async () => {
  const storage = createLocalStorage(folder);
  await storage.write("ab/640.webp", Buffer.from("picture"));
  expect([await storage.read("ab"), await storage.read("cd/1.png"), await storage.read("ab/640.webp/x")]).toEqual([null, null, null]);
});

test("lists every whole file, or those of a folder", async () => {
  const storage = createLocalStorage(folder);
  expect(await Array.fromAsync(createLocalStorage(path.join(folder, "nowhere")).list(""))).toEqual([]);
  for (const key of ["a.png", "ab/640.webp", "ab/1200.webp", "incoming/x"]) await storage.write(key, Buffer.from("x"));
  await writeFile(path.join(folder, "a.png.5d1c.part"), "half");
  expect((await Array.fromAsync(storage.list(""))).toSorted()).toEqual(["a.png", "ab/1200.webp", "ab/640.webp", "incoming/x"]);
  expect(await Array.fromAsync(storage.list("incoming/"))).toEqual(["incoming/x"]);
});

test.each([
  ["ab12/640.avif", "image/avif"],
  ["paper.pdf", "application/pdf"],
  ["page.html", "application/octet-stream"],
  ["drawing.svg", "application/octet-stream"],
  ["nothing", "application/octet-stream"],
])("U4: %s is sent as %s", (key, type) => {
  expect(contentTypeOf(key)).toBe(type);
});
