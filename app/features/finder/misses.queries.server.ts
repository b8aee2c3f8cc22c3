import { sql } from "drizzle-orm";
import { database } from "#app/platform/db/database.server.ts";
import type { FinderMiss } from "./types.ts";

/** What was described most often in the last `days` days and found little, at most `limit`. */
export async function listFinderMisses(days: number, limit: number): Promise<FinderMiss[]> {
  const { rows } = await database().execute<FinderMiss & Record<string, unknown>>(sql`
    select words, limits, sum(count)::int as count, (array_agg(found order by day desc))[1] as found
    from finder_misses where day > current_date - ${days}::integer
    group by words, limits order by 3 desc, words, limits limit ${limit}`);
  return rows.map(({ words, limits, count, found }) => ({ words, limits, count, found }));
}
