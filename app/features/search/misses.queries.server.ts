import { sql } from "drizzle-orm";
import { database } from "#app/platform/db/database.server.ts";
import type { SearchMiss } from "./types.ts";

/** What was searched for in vain most often in the last `days` days, at most `limit`. */
export async function listSearchMisses(days: number, limit: number): Promise<SearchMiss[]> {
  const { rows } = await database().execute<SearchMiss & Record<string, unknown>>(sql`
    select words, sum(count)::int as count from search_misses where day > current_date - ${days}::integer
    group by words order by 2 desc, 1 limit ${limit}`);
  return rows.map(({ words, count }) => ({ words, count }));
}
