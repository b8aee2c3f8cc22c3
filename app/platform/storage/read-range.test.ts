import { mkdtemp, readdir, readlink, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
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

test("a reader who leaves while the file is opened or read leaves it closed", async () => {
  for (let ticks = 0; ticks < 20; ticks++) {
    const reader = readFileRange(file, 0, 999_999).getReader();
    const next = reader.read();
    // So many microtasks later the file is not asked for yet, or is being opened.
    for (let tick = 0; tick < ticks; tick++) await Promise.resolve();
    await reader.cancel();
    await next;
  }
  const reader = readFileRange(file, 0, 999_999).getReader();
  await reader.read();
  await reader.cancel();
  // What was still being opened is there by then, and not collected yet.
  await sleep(200);
  expect(await countOpen()).toBe(0);
});
