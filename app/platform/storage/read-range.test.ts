import { mkdtemp, readdir, readlink, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readFileRange } from "./read-range.server.ts";

let folder = "";
let file = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "presently-range-"));
  file = path.join(folder, "film.mp4");
  await writeFile(file, Buffer.alloc(1_000_000, "film"));
});
afterAll(() => rm(folder, { recursive: true }));

/** Returns how often this process has the file open. */
async function countOpen(): Promise<number> {
  const targets = await Promise.all((await readdir("/proc/self/fd")).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => "")));
  return targets.filter((target) => target === file).length;
}

test("a range is read whole, and the file is closed", async () => {
  expect(await new Response(readFileRange(file, 4, 700_003)).text()).toBe("film".repeat(175_000));
  expect(await countOpen()).toBe(0);
});

test.each([
  ["before the first piece", 0],
  ["after it", 1],
])("a reader who leaves %s leaves no file open", async (_when, pieces) => {
  const reader = readFileRange(file, 0, 999_999).getReader();
  for (let piece = 0; piece < pieces; piece++) await reader.read();
  const next = reader.read();
  await reader.cancel();
  await next;
  await vi.waitFor(async () => expect(await countOpen()).toBe(0), { timeout: 5000 });
});
