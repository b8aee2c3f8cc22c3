import { LRUCache } from "lru-cache";
import { UnavailableError } from "../errors.ts";
import { log } from "../log.server.ts";
import { createLocalStorage } from "./local-storage.server.ts";
import type { FoundFile, Storage } from "./storage.ts";

/** What all copies may take on the disk. */
const CACHED_BYTES = 512 * 1024 * 1024;
/** Larger files, such as films, are not copied: pictures in their sizes are smaller. */
const COPY_BYTES = 1024 * 1024;
/** A store that was away is not asked again for this long, so that no picture of a page waits for it. */
const REST_MS = 5000;

/**
 * Gives a storage elsewhere copies in a folder of this machine: what was asked for once is found while the storage is away, the oldest copies
 * go first. Whatever the storage says counts, as a file never changes under its key: what it has no more loses its copy.
 */
export function withCachedCopies(storage: Storage, folder: string): Storage {
  const copies = createLocalStorage(folder);
  let awayUntil = 0;
  const drop = (key: string) => copies.remove(key).catch((error: unknown) => log.warn({ err: error, key }, "a copy could not be removed"));
  const sizes = new LRUCache<string, number>({
    maxSize: CACHED_BYTES,
    sizeCalculation: (size) => Math.max(size, 1),
    dispose: (_size, key, reason) => void (reason === "set" ? undefined : drop(key)),
  });

  async function findCopy(key: string): Promise<FoundFile | null> {
    const copy = await copies.find(key);
    if (copy !== null) sizes.set(key, copy.size);
    return copy;
  }

  async function keepCopy(key: string): Promise<FoundFile | null> {
    const file = await storage.read(key);
    if (file === null) return null;
    try {
      await copies.write(key, file.bytes);
    } catch (error) {
      // A full disk is no reason to show no picture.
      log.warn({ err: error, key }, "a file could not be copied");
      return null;
    }
    return findCopy(key);
  }

  // Copies of an earlier run count too.
  void (async () => {
    for await (const key of copies.list("")) await findCopy(key);
  })().catch((error: unknown) => log.warn({ err: error }, "the copies of files could not be listed"));

  return {
    ...storage,
    async find(key) {
      const resting = performance.now() < awayUntil ? await findCopy(key) : null;
      if (resting !== null) return resting;
      try {
        const found = await storage.find(key);
        if (found === null) {
          sizes.delete(key);
          await drop(key);
        }
        if (found === null || found.size > COPY_BYTES) return found;
        return (await findCopy(key)) ?? (await keepCopy(key)) ?? found;
      } catch (error) {
        if (!(error instanceof UnavailableError)) throw error;
        awayUntil = performance.now() + REST_MS;
        const copy = await findCopy(key);
        if (copy === null) throw error;
        return copy;
      }
    },
  };
}
