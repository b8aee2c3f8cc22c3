import { sql } from "drizzle-orm";
import { database } from "#app/platform/db/database.server.ts";
import type { UnmetBrief } from "./types.ts";

/** Returns the most frequent briefs of the last `days` days that found few gifts, at most `limit`. */
export async function listUnmetBriefs(days: number, limit: number): Promise<UnmetBrief[]> {
  const { rows } = await database().execute<UnmetBrief & Record<string, unknown>>(sql`
    select words, limits, sum(count)::int as count, (array_agg(found order by day desc))[1] as found
    from unmet_briefs where day > current_date - ${days}::integer
    group by words, limits order by 3 desc, words, limits limit ${limit}`);
  return rows.map(({ words, limits, count, found }) => ({ words, limits, count, found }));
}
