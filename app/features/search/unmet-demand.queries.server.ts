import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { readRows, rowOf } from "#app/platform/db/rows.server.ts";
import type { UnmetSearch } from "./types.ts";

/** Returns the most frequent searches of the last `days` days that found nothing, at most `limit`. */
export function listUnmetSearches(days: number, limit: number): Promise<UnmetSearch[]> {
  return readRows(database(), rowOf({ words: z.string(), count: z.int() }))`
    select words, sum(count)::int as count from unmet_searches where day > current_date - ${days}::integer
    group by words order by 2 desc, 1 limit ${limit}`;
}
