import { sql } from "drizzle-orm";
import { database } from "#app/platform/db/database.server.ts";
import type { UnmetSearch } from "./types.ts";

/** Returns the most frequent searches of the last `days` days that found nothing, at most `limit`. */
export async function listUnmetSearches(days: number, limit: number): Promise<UnmetSearch[]> {
  const { rows } = await database().execute<UnmetSearch & Record<string, unknown>>(sql`
    select words, sum(count)::int as count from unmet_searches where day > current_date - ${days}::integer
    group by words order by 2 desc, 1 limit ${limit}`);
  return rows.map(({ words, count }) => ({ words, count }));
}
