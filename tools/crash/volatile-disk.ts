import { closeSync, ftruncateSync, openSync, readSync, writeSync } from "node:fs";

/** The piece that a device writes as a whole or not at all. */
export const BLOCK_BYTES = 4096;

/** A disk with a write cache that loses its contents without power. Its file holds exactly what has been flushed. */
export interface VolatileDisk {
  /** Returns the newest contents, flushed or not. */
  read(offset: number, length: number): Buffer;
  /** Keeps `bytes` in the cache. */
  write(offset: number, bytes: Buffer): void;
  /** Writes the cache to the file. */
  flush(): void;
  /** Cuts the power: of the cache, each block that `survives` reaches the file, and the others are lost. Returns the number of both. */
  cut(survives: () => boolean): { kept: number; lost: number };
}

/** Opens the disk in `file`, which is extended to `size`. */
export function openVolatileDisk(file: string, size: number): VolatileDisk {
  const disk = openSync(file, "a+");
  ftruncateSync(disk, size);
  closeSync(disk);
  const image = openSync(file, "r+");
  const cache = new Map<number, Buffer>();

  function readBlock(number: number): Buffer {
    const cached = cache.get(number);
    if (cached !== undefined) return cached;
    const block = Buffer.alloc(BLOCK_BYTES);
    readSync(image, block, 0, BLOCK_BYTES, number * BLOCK_BYTES);
    return block;
  }

  const store = (number: number, block: Buffer) => writeSync(image, block, 0, BLOCK_BYTES, number * BLOCK_BYTES);

  return {
    read(offset, length) {
      const first = Math.floor(offset / BLOCK_BYTES);
      const count = Math.ceil((offset + length) / BLOCK_BYTES) - first;
      const blocks = Array.from({ length: count }, (_, index) => readBlock(first + index));
      const start = offset - first * BLOCK_BYTES;
      return Buffer.concat(blocks).subarray(start, start + length);
    },
    write(offset, bytes) {
      for (let done = 0; done < bytes.length;) {
        const number = Math.floor((offset + done) / BLOCK_BYTES);
        const start = offset + done - number * BLOCK_BYTES;
        const piece = bytes.subarray(done, done + BLOCK_BYTES - start);
        const block = readBlock(number);
        piece.copy(block, start);
        cache.set(number, block);
        done += piece.length;
      }
    },
    flush() {
      for (const [number, block] of cache) store(number, block);
      cache.clear();
    },
    cut(survives) {
      const all = cache.size;
      for (const [number, block] of cache) {
        if (!survives()) continue;
        store(number, block);
        cache.delete(number);
      }
      const lost = cache.size;
      cache.clear();
      return { kept: all - lost, lost };
    },
  };
}
