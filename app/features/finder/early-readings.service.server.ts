import { setTimeout as wait } from "node:timers/promises";
import { log } from "#app/platform/log.server.ts";
import { MOST_READINGS, readGiftOnce } from "./engine/read-gift/kept-readings.ts";
import { listGiftProfiles, listNewestGiftIds } from "./profiles.queries.server.ts";

const GIFTS_A_QUERY = 100;
/** So many gifts take a few milliseconds, the longest that a page has to wait for them. */
const GIFTS_A_TURN = 10;
/** For each millisecond of reading so many of rest. */
const REST = 2;

/**
 * Reads the newest gifts before anybody asks for them, as many as are remembered, so that the first briefs after a start are answered as
 * fast as later ones. It works a third of the time and ends by itself.
 */
export async function readGiftsAhead(): Promise<void> {
  try {
    const ids = await listNewestGiftIds(MOST_READINGS);
    for (const some of inLots(ids, GIFTS_A_QUERY)) {
      for (const few of inLots(await listGiftProfiles(some), GIFTS_A_TURN)) {
        const startedAt = performance.now();
        few.forEach(readGiftOnce);
        await wait(REST * (performance.now() - startedAt), undefined, { ref: false });
      }
    }
  } catch (error) {
    log.warn({ err: error }, "the finder could not read gifts ahead; it reads them when somebody asks");
  }
}

function inLots<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, lot) => items.slice(lot * size, (lot + 1) * size));
}
