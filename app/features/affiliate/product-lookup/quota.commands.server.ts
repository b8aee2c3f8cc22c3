import { sql } from "drizzle-orm";
import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { readRow, rowOf } from "#app/platform/db/rows.server.ts";

/**
 * Reserves the next free slot for a request to the product API; `waitMs` is the time until then. Returns null when the day's requests are
 * used up, or when the wait would exceed `longestWaitMs`.
 */
export async function reserveApiRequest(
  dailyRequests: number,
  spacingMs: number,
  longestWaitMs: number,
): Promise<{ waitMs: number } | null> {
  const today = sql`(now() at time zone 'utc')::date`;
  const spacing = sql`make_interval(secs => ${spacingMs / 1000})`;
  const slot = await readRow(database(), rowOf({ waitMs: z.number() }))`
    update product_api_quota set
      next_at = greatest(next_at, clock_timestamp()) + ${spacing},
      used = case when day = ${today} then used + 1 else 1 end,
      day = ${today}
    where (day <> ${today} or used < ${dailyRequests}) and next_at < clock_timestamp() + make_interval(secs => ${longestWaitMs / 1000})
    returning (extract(epoch from next_at - ${spacing} - clock_timestamp()) * 1000)::float8 as "waitMs"`;
  return slot === null ? null : { waitMs: Math.max(0, Math.ceil(slot.waitMs)) };
}
