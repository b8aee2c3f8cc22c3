import { setTimeout as wait } from "node:timers/promises";
import { MAX_READINGS, readGiftOnce } from "./engine/read-gift/cached-readings.ts";
import { listGiftProfiles, listNewestGiftIds } from "./profiles.queries.server.ts";

const GIFTS_PER_QUERY = 100;
/** Reading ten gifts takes a few milliseconds, which is the longest that a page has to wait for the warm-up. */
const GIFTS_PER_TURN = 10;
/** Milliseconds of rest per millisecond of reading. */
const REST = 2;

/**
 * Reads the newest gifts before anybody asks for them, as many as the cache holds, so that the first briefs after a start are answered as
 * fast as later ones. It uses a third of the time and ends when they are read, or when `signal` aborts.
 */
export async function warmUpReadings(signal?: AbortSignal): Promise<void> {
  const ids = await listNewestGiftIds(MAX_READINGS);
  for (const some of chunk(ids, GIFTS_PER_QUERY)) {
    for (const few of chunk(await listGiftProfiles(some), GIFTS_PER_TURN)) {
      if (signal?.aborted) return;
      const startedAt = performance.now();
      few.forEach(readGiftOnce);
      await wait(REST * (performance.now() - startedAt), undefined, { ref: false });
    }
  }
}

function chunk<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, lot) => items.slice(lot * size, (lot + 1) * size));
}
