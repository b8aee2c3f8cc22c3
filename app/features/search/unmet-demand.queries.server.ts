import { sql } from "drizzle-orm";
import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { readRows, rowOf } from "#app/platform/db/rows.server.ts";
import type { UnmetSearch } from "./types.ts";

/** Returns the most frequent searches of the last `days` days that found nothing, at most `limit`; `before` counts as many days before those. */
export function listUnmetSearches(days: number, limit: number): Promise<UnmetSearch[]> {
  const isNow = sql`(day > current_date - ${days}::integer)`;
  return readRows(database(), rowOf({ words: z.string(), count: z.int(), before: z.int() }))`
    select words, sum(count) filter (where ${isNow})::int as count, coalesce(sum(count) filter (where not ${isNow}), 0)::int as before
    from unmet_searches where day > current_date - 2 * ${days}::integer
    group by words having bool_or(${isNow}) order by 2 desc, 1 limit ${limit}`;
}
