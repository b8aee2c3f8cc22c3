import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { withStartLock } from "./start-lock.server.ts";

let file = "";

beforeEach(async () => {
  file = path.join(await mkdtemp(path.join(tmpdir(), "presently-lock-")), "start.lock");
});
afterEach(() => rm(path.dirname(file), { recursive: true }));

const work = async () => "done";

describe("D1: a lock that a killed process has left is taken over", () => {
  test("of a number that nobody has", async () => {
    await writeFile(file, "4194303 1");
    expect(await withStartLock(file, work, 0)).toBe("done");
    expect(existsSync(file)).toBe(false);
  });

  test("of a number that another process has by now, as after a restart or in a container", async () => {
    await writeFile(file, `${process.pid} 1`);
    expect(await withStartLock(file, work, 0)).toBe("done");
  });

  test("an empty one of a process that died while making it", async () => {
    await writeFile(file, "");
    const long = new Date(Date.now() - 60_000);
    await utimes(file, long, long);
    expect(await withStartLock(file, work, 0)).toBe("done");
  });
});

test("the lock of a live process is respected, and work waits for it", async () => {
  let running = 0;
  let most = 0;
  const busy = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 20));
    running -= 1;
    return readFile(file, "utf8");
  };
  const owners = await Promise.all(Array.from({ length: 5 }, () => withStartLock(file, busy)));
  expect([most, new Set(owners).size]).toEqual([1, 1]);
  expect(owners[0]).toMatch(new RegExp(`^${process.pid} `));
});

test("who waits too long is told where to look", async () => {
  const outcome = await withStartLock(file, () => withStartLock(file, work, 0).catch((error: unknown) => String(error)));
  expect(outcome).toContain(`see ${file}`);
});
