import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { untilReady, useSiteProcesses } from "./site-process.ts";

const site = useSiteProcesses();

/** Runs in the server when it gets SIGUSR2: holds a hundred megabytes, of which each part is replaced ten times, and says how large the heap became. */
const REPLACE_OFTEN = `
import { setTimeout as rest } from "node:timers/promises";
import { getHeapStatistics } from "node:v8";
const used = () => getHeapStatistics().used_heap_size;
process.on("SIGUSR2", async () => {
  const parts = Array.from({ length: 60_000 }, (_, at) => new Array(200).fill(at));
  const held = used();
  let most = held;
  for (let turn = 0; turn < 600_000; turn++) {
    parts[(turn * 7919) % parts.length] = new Array(200).fill(turn);
    if (turn % 1000 !== 0) continue;
    most = Math.max(most, used());
    // A collection goes on beside the work and in its pauses.
    await rest(3);
  }
  process.stderr.write("grew " + most / held + " times");
});`;

test("the server's heap does not grow to a multiple of what it holds before garbage is collected", async () => {
  const { child, url, errors } = await site.start({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(REPLACE_OFTEN)}` });
  await untilReady(url);
  child.kill("SIGUSR2");
  while (!errors().includes("times")) await sleep(100);
  expect(Number(/grew ([\d.]+) times/.exec(errors())?.[1])).toBeLessThan(2.5);
});
