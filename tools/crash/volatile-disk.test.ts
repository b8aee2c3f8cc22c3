import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { BLOCK_BYTES, openVolatileDisk } from "./volatile-disk.ts";

async function makeDisk() {
  const folder = await mkdtemp(path.join(tmpdir(), "presently-volatile-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, "disk.img");
  const disk = openVolatileDisk(file, 8 * BLOCK_BYTES);
  return { disk, stored: (offset: number, length: number) => readFileSync(file).toString("latin1", offset, offset + length) };
}

test("what was written can be read at once, and is stored by a flush only", async () => {
  const { disk, stored } = await makeDisk();
  disk.write(BLOCK_BYTES - 3, Buffer.from("across"));
  expect(disk.read(BLOCK_BYTES - 3, 6).toString()).toBe("across");
  expect(stored(BLOCK_BYTES - 3, 6)).toBe("\0".repeat(6));
  disk.flush();
  expect(stored(BLOCK_BYTES - 3, 6)).toBe("across");
});

test("a write changes its own bytes of a block and no others", async () => {
  const { disk } = await makeDisk();
  disk.write(0, Buffer.from("abcdef"));
  disk.flush();
  disk.write(2, Buffer.from("XY"));
  expect(disk.read(0, 6).toString()).toBe("abXYef");
});

test("a power cut loses what was not flushed, except the blocks that happen to survive", async () => {
  const { disk, stored } = await makeDisk();
  disk.write(0, Buffer.from("flushed"));
  disk.flush();
  disk.write(0, Buffer.from("LOSTLOS"));
  disk.write(BLOCK_BYTES, Buffer.from("kept"));
  const fates = [false, true];
  expect(disk.cut(() => fates.shift() as boolean)).toEqual({ kept: 1, lost: 1 });
  expect(stored(0, 7)).toBe("flushed");
  expect(stored(BLOCK_BYTES, 4)).toBe("kept");
});
