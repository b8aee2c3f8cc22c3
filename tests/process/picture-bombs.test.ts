import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeSizes } from "#app/features/media/sizes.server.ts";
import { storage } from "#app/platform/storage/configured-storage.server.ts";
import { unservedKey } from "#app/platform/storage/storage.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "presently-bombs-"));
  process.env.DATA_DIR = folder;
});
afterAll(() => rm(folder, { recursive: true }));

/** Returns the memory of a process in MB; 0 where it has just ended. */
function memoryOf(pid: number): number {
  try {
    const [, kilobytes = "0"] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return 0;
  }
}

/** Returns the ids of the processes that this one has started and that still run. */
function listChildren(): number[] {
  const ids = readdirSync("/proc/self/task").flatMap((thread) => {
    try {
      return readFileSync(`/proc/self/task/${thread}/children`, "utf8").trim().split(" ");
    } catch {
      return [];
    }
  });
  return ids.filter((id) => id !== "").map(Number);
}

test("U2: ten bombs at once add less than 300 MB, and each gets its sizes", { timeout: 600_000 }, async () => {
  const bomb = await sharp({ create: { width: 8000, height: 5000, channels: 4, background: { r: 30, g: 77, b: 59, alpha: 0.5 } } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  const keys = Array.from({ length: 10 }, () => crypto.randomUUID());
  for (const key of keys) await storage().write(unservedKey(key), bomb);
  const before = new Set(listChildren());
  let [most, mostAtOnce] = [0, 0];
  const watch = setInterval(() => {
    const children = listChildren().filter((pid) => !before.has(pid));
    most = Math.max(
      most,
      children.map(memoryOf).reduce((sum, memory) => sum + memory, 0),
    );
    mostAtOnce = Math.max(mostAtOnce, children.length);
  }, 20);
  const outcomes = await Promise.all(keys.map((key) => makeSizes(key)));
  clearInterval(watch);
  expect(outcomes.map(({ ok }) => ok)).toEqual(keys.map(() => true));
  expect(mostAtOnce, "the processes were seen").toBeGreaterThan(0);
  expect(most).toBeGreaterThan(50);
  expect(most).toBeLessThan(300);
});
