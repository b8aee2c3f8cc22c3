import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MAKE_SIZES_PROGRAM } from "#app/features/media/make-sizes.process.ts";
import { LEAN, makeSizes } from "#app/features/media/sizes.server.ts";
import { storage } from "#app/platform/storage/configured-storage.server.ts";
import { unservedKey } from "#app/platform/storage/storage.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "presently-sizes-"));
  process.env.DATA_DIR = folder;
});
afterAll(() => rm(folder, { recursive: true }));

/** Returns the peak memory of a process in MB; 0 where the system does not report it. */
function peakMemory(pid: number): number {
  try {
    const [, kilobytes = "0"] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return 0;
  }
}

async function measureSizes(key: string): Promise<number> {
  const child = fork(MAKE_SIZES_PROGRAM, [key], { env: { ...process.env, ...LEAN }, execArgv: [] });
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, peakMemory(child.pid ?? 0));
  }, 20);
  await once(child, "close");
  clearInterval(watch);
  return peak;
}

const canvas = () => sharp({ create: { width: 8000, height: 5000, channels: 4, background: { r: 30, g: 77, b: 59, alpha: 0.5 } } });

test.each([
  ["PNG", () => canvas().png({ compressionLevel: 9 })],
  ["interlaced PNG", () => canvas().removeAlpha().png({ compressionLevel: 9, progressive: true })],
  ["progressive JPEG", () => canvas().jpeg({ progressive: true })],
  ["WebP", () => canvas().webp({ effort: 0 })],
])("U2: a %s of 40 megapixels takes less than 300 MB, the process itself included", async (_what, paint) => {
  const key = crypto.randomUUID();
  await storage().write(unservedKey(key), await paint().toBuffer());
  const peak = await measureSizes(key);
  expect(await storage().read(`${key}/1200.avif`)).not.toBeNull();
  expect(peak).toBeLessThan(300);
});

test("a picture that cannot be read, or is not there, is told apart from a failure", async () => {
  const key = crypto.randomUUID();
  expect(await makeSizes(key)).toEqual({ ok: false, reason: "unreadable" });
  await storage().write(unservedKey(key), Buffer.from("no picture"));
  expect(await makeSizes(key)).toEqual({ ok: false, reason: "unreadable" });
});

test("a restored picture that is said to wait, but whose sizes are all there, is ready", async () => {
  const key = crypto.randomUUID();
  await storage().write(
    unservedKey(key),
    await sharp({ create: { width: 40, height: 30, channels: 3, background: "red" } })
      .png()
      .toBuffer(),
  );
  const made = await makeSizes(key);
  await storage().remove(unservedKey(key));
  expect(await makeSizes(key)).toEqual(made);
  await storage().remove(`${key}/640.webp`);
  expect(await makeSizes(key)).toEqual({ ok: false, reason: "unreadable" });
});

test("a picture that nobody wants any more is stopped, and so is one that waits for its turn", async () => {
  const key = crypto.randomUUID();
  await storage().write(unservedKey(key), await canvas().png().toBuffer());
  const stopping = new AbortController();
  const both = Promise.all([makeSizes(key, stopping.signal), makeSizes(key, stopping.signal)]);
  setTimeout(() => stopping.abort(), 300);
  const startedAt = performance.now();
  expect(await both).toEqual([
    { ok: false, reason: "stopped" },
    { ok: false, reason: "stopped" },
  ]);
  expect(performance.now() - startedAt).toBeLessThan(5000);
});
