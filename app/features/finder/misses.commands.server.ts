import { sql } from "drizzle-orm";
import { database } from "#app/platform/db/database.server.ts";
import { describeMiss, FEW_GIFTS } from "./misses.rules.ts";
import type { Brief } from "./types.ts";

/** So many different briefs are counted in a day: whoever makes them up cannot fill the disk. */
const MOST_A_DAY = 1000;
const KEPT_DAYS = 180;

/** Counts a brief that found `found` gifts, where that is little. Of the person nothing is kept. */
export async function recordFinderMiss(brief: Brief, found: number): Promise<void> {
  const miss = found < FEW_GIFTS ? describeMiss(brief) : null;
  if (miss === null) return;
  const [words, limits] = [sql`${sql.param(miss.words)}::text[]`, sql`${sql.param(miss.limits)}::text[]`];
  await database().execute(sql`
    with old as (delete from finder_misses where day < current_date - ${KEPT_DAYS}::integer)
    insert into finder_misses (words, limits, found)
    select ${words}, ${limits}, ${found} where (select count(*) from finder_misses where day = current_date) < ${MOST_A_DAY}
      or exists (select from finder_misses where day = current_date and words = ${words} and limits = ${limits})
    on conflict (day, words, limits) do update set count = finder_misses.count + 1, found = excluded.found`);
}
