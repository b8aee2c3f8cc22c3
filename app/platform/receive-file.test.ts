import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { receiveFile, removeAbandonedFiles } from "./receive-file.server.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "presently-receive-"));
});
afterEach(() => rm(folder, { recursive: true }));

const options = (changes = {}) => ({ folder, maxBytes: 1000, stallMs: 5000, seconds: 5, ...changes });

function bodyOf(pull: (controller: ReadableStreamDefaultController<Uint8Array>, count: number) => void): ReadableStream<Uint8Array> {
  let count = 0;
  return new ReadableStream({
    pull(controller) {
      // A limit that fails should fail the test, not fill the disk.
      if (count === 10_000) controller.close();
      else return pull(controller, count++);
    },
  });
}

test("a body becomes a file, and goes when it is no longer needed", async () => {
  const receipt = await receiveFile(new Blob(["paper ", "and ribbon"]).stream(), options());
  if (!receipt.ok) throw new Error(receipt.reason);
  expect([receipt.file.size, await readFile(receipt.file.path, "utf8")]).toEqual([16, "paper and ribbon"]);
  await receipt.file.discard();
  expect(await readdir(folder)).toEqual([]);
});

test("U2: too large a body is refused while it streams and leaves nothing behind", async () => {
  let sent = 0;
  const endless = bodyOf((controller) => {
    sent += 100;
    controller.enqueue(new Uint8Array(100));
  });
  expect(await receiveFile(endless, options())).toEqual({ ok: false, reason: "too-large" });
  expect(sent).toBeLessThan(2000);
  expect(await readdir(folder)).toEqual([]);
});

test("a body that breaks off half way leaves nothing behind", async () => {
  const broken = bodyOf((controller, count) =>
    count === 0 ? controller.enqueue(new Uint8Array(10)) : controller.error(new Error("gone")),
  );
  expect(await receiveFile(broken, options())).toEqual({ ok: false, reason: "cut-off" });
  expect(await readdir(folder)).toEqual([]);
});

test("U2: a sender that falls silent is not waited for, nor one who takes too long in all", async () => {
  const silent = bodyOf((controller, count) => {
    if (count === 0) controller.enqueue(new Uint8Array(10));
    else return new Promise(() => undefined);
  });
  expect(await receiveFile(silent, options({ stallMs: 30 }))).toEqual({ ok: false, reason: "too-slow" });
  const drip = bodyOf(async (controller) => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    controller.enqueue(new Uint8Array(1));
  });
  expect(await receiveFile(drip, options({ seconds: 0.2 }))).toEqual({ ok: false, reason: "too-slow" });
  expect(await readdir(folder)).toEqual([]);
});

test("U2: a sender who never falls silent is not waited for beyond the time of the whole file", async () => {
  const slow = bodyOf(async (controller) => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    controller.enqueue(new Uint8Array(1));
  });
  expect(await receiveFile(slow, options({ stallMs: 1000, seconds: 0.2 }))).toEqual({ ok: false, reason: "too-slow" });
  expect(await readdir(folder)).toEqual([]);
});

test("Z7: a disk that takes no more keeps no half of a file", async () => {
  const body = bodyOf((controller, count) => {
    if (count === 0) controller.enqueue(new Uint8Array(10));
    // Nothing but bytes can be written, so the file's own write fails.
    else controller.enqueue(Symbol("no bytes") as unknown as Uint8Array);
  });
  await expect(receiveFile(body, options())).rejects.toThrow(TypeError);
  expect(await readdir(folder)).toEqual([]);
});

test("nothing at all is an empty file", async () => {
  expect(await receiveFile(null, options())).toEqual({ ok: false, reason: "empty" });
  expect(await receiveFile(new Blob([]).stream(), options())).toEqual({ ok: false, reason: "empty" });
});

test("what a killed server left is removed once it is old", async () => {
  for (const name of ["old.part", "young.part", "old.txt"]) await writeFile(path.join(folder, name), "x");
  for (const name of ["old.part", "old.txt"]) await utimes(path.join(folder, name), 0, 0);
  await removeAbandonedFiles(folder, 60_000);
  expect((await readdir(folder)).sort()).toEqual(["old.txt", "young.part"]);
  await removeAbandonedFiles(path.join(folder, "nowhere"), 60_000);
});
