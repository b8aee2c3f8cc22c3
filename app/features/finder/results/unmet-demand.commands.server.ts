import { sql } from "drizzle-orm";
import { MAX_UNMET_PER_DAY, UNMET_DAYS } from "#app/features/search/unmet-demand.ts";
import { database } from "#app/platform/db/database.server.ts";
import { changeRows } from "#app/platform/db/rows.server.ts";
import { describeUnmetBrief, FEW_GIFTS, type UnmetTerms } from "./unmet-demand.ts";
import type { Brief, FinderResult } from "../types.ts";

/**
 * Counts a brief that found few gifts, and each of its likings that no gift was about, as a wish of its own. Nothing about the person is
 * stored.
 */
export async function recordUnmetBrief(
  brief: Brief,
  { gifts, missingLikings }: Pick<FinderResult, "gifts" | "missingLikings">,
): Promise<void> {
  const found = gifts.length;
  const few = found < FEW_GIFTS ? describeUnmetBrief(brief) : null;
  if (few !== null) await recordTerms(few, found);
  for (const liking of missingLikings) await recordTerms({ words: [liking], limits: [] }, 0);
}

async function recordTerms(unmet: UnmetTerms, found: number): Promise<void> {
  const [words, limits] = [sql`${sql.param(unmet.words)}::text[]`, sql`${sql.param(unmet.limits)}::text[]`];
  await changeRows(database())`
    with old as (delete from unmet_briefs where day < current_date - ${UNMET_DAYS}::integer)
    insert into unmet_briefs (words, limits, found)
    select ${words}, ${limits}, ${found} where (select count(*) from unmet_briefs where day = current_date) < ${MAX_UNMET_PER_DAY}
      or exists (select from unmet_briefs where day = current_date and words = ${words} and limits = ${limits})
    on conflict (day, words, limits) do update set count = unmet_briefs.count + 1, found = excluded.found`;
}
