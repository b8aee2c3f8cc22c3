import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { readRows, rowOf } from "#app/platform/db/rows.server.ts";
import type { UnmetBrief } from "../types.ts";

const UNMET_BRIEF = rowOf({ words: z.array(z.string()), limits: z.array(z.string()), count: z.int(), found: z.int() });

/** Returns the most frequent briefs of the last `days` days that found few gifts, at most `limit`. */
export function listUnmetBriefs(days: number, limit: number): Promise<UnmetBrief[]> {
  return readRows(database(), UNMET_BRIEF)`
    select words, limits, sum(count)::int as count, (array_agg(found order by day desc))[1] as found
    from unmet_briefs where day > current_date - ${days}::integer
    group by words, limits order by 3 desc, words, limits limit ${limit}`;
}
