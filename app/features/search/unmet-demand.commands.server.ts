import { database } from "#app/platform/db/database.server.ts";
import { changeRows } from "#app/platform/db/rows.server.ts";
import { MAX_UNMET_PER_DAY, UNMET_DAYS, unmetWords } from "./unmet-demand.ts";

/** Counts a search that found nothing. Searches that may be personal are not counted. */
export async function recordUnmetSearch(query: string): Promise<void> {
  const words = unmetWords(query);
  if (words === null) return;
  await changeRows(database())`
    with old as (delete from unmet_searches where day < current_date - ${UNMET_DAYS}::integer)
    insert into unmet_searches (words)
    select ${words} where (select count(*) from unmet_searches where day = current_date) < ${MAX_UNMET_PER_DAY}
      or exists (select from unmet_searches where day = current_date and words = ${words})
    on conflict (day, words) do update set count = unmet_searches.count + 1`;
}
