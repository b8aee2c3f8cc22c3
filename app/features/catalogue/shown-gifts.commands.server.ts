import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { changeRows, readOneRow, rowOf } from "#app/platform/db/rows.server.ts";

/** Gifts whose dates have come are looked for so often; the job waits for a date that comes sooner. */
export const GIFT_DATES_SECONDS = 10;

const waitRow = rowOf({ wait_ms: z.number().nullable() });

/**
 * Shows and hides the gifts whose dates come before the next run, each to the second. Their pages are dropped, and searches find them or no
 * longer do.
 */
export async function followGiftDates(signal: AbortSignal): Promise<void> {
  const end = performance.now() + GIFT_DATES_SECONDS * 1000;
  while (!signal.aborted) {
    const { wait_ms: waitMs } = await readOneRow(database(), waitRow)`
      select (extract(epoch from min(shown_changes_at) - now()) * 1000)::float8 as wait_ms from gifts where shown_changes_at is not null`;
    if (waitMs === null || performance.now() + waitMs > end) return;
    if (waitMs > 0) await sleep(Math.ceil(waitMs), undefined, { signal }).catch(() => undefined);
    else await changeRows(database())`select apply_gift_dates()`;
  }
}
