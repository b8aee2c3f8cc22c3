import { sql } from "drizzle-orm";
import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { readRows, rowOf } from "#app/platform/db/rows.server.ts";
import type { UnmetBrief } from "../types.ts";

const UNMET_BRIEF = rowOf({ words: z.array(z.string()), limits: z.array(z.string()), count: z.int(), before: z.int(), found: z.int() });

/** Returns the most frequent briefs of the last `days` days that found few gifts, at most `limit`; `before` counts as many days before those. */
export function listUnmetBriefs(days: number, limit: number): Promise<UnmetBrief[]> {
  const isNow = sql`(day > current_date - ${days}::integer)`;
  return readRows(database(), UNMET_BRIEF)`
    select words, limits, sum(count) filter (where ${isNow})::int as count,
      coalesce(sum(count) filter (where not ${isNow}), 0)::int as before, (array_agg(found order by day desc))[1] as found
    from unmet_briefs where day > current_date - 2 * ${days}::integer
    group by words, limits having bool_or(${isNow}) order by 3 desc, words, limits limit ${limit}`;
}
