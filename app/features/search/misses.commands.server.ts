import { sql } from "drizzle-orm";
import { database } from "#app/platform/db/database.server.ts";
import { missedWords } from "./misses.rules.ts";

/** So many different searches are counted in a day: whoever makes words up cannot fill the disk. */
const MOST_A_DAY = 1000;
const KEPT_DAYS = 180;

/** Counts a search that found nothing. What may be personal is not counted. */
export async function recordSearchMiss(query: string): Promise<void> {
  const words = missedWords(query);
  if (words === null) return;
  await database().execute(sql`
    with old as (delete from search_misses where day < current_date - ${KEPT_DAYS}::integer)
    insert into search_misses (words)
    select ${words} where (select count(*) from search_misses where day = current_date) < ${MOST_A_DAY}
      or exists (select from search_misses where day = current_date and words = ${words})
    on conflict (day, words) do update set count = search_misses.count + 1`);
}
