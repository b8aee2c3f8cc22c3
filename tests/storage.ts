import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach } from "vitest";
import { createLocalStorage } from "#app/platform/storage/local-storage.server.ts";
import type { Storage } from "#app/platform/storage/storage.ts";

/** A local storage in a separate folder for each test, with the keys written to it in their order. */
export interface TestStorage {
  current: Storage;
  writes: string[];
}

/** Gives each test of the file such a storage. */
export function useTestStorage(): TestStorage {
  const made = { writes: [] as string[] } as TestStorage;
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "presently-storage-"));
    const local = createLocalStorage(folder);
    made.writes = [];
    made.current = {
      ...local,
      write: (key, bytes) => {
        made.writes.push(key);
        return local.write(key, bytes);
      },
    };
  });
  afterEach(() => rm(folder, { recursive: true }));
  return made;
}
