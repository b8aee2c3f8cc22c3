import { z } from "zod";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { readOneRow, rowOf } from "#app/platform/db/rows.server.ts";
import { cacheAnswers } from "#app/platform/page-cache/cached-answers.server.ts";
import type { GiftCondition } from "./gift-filters.queries.server.ts";
import { categoryTag } from "./taxonomies.ts";

/** Returns the number of a list's gifts, counted no further than one beyond `most`. */
export async function countUpTo(most: number, { members }: Pick<GiftCondition, "members">): Promise<number> {
  const { count } = await readOneRow(readDatabase(), rowOf({ count: z.int() }))`
    select count(*)::int as count from (select from (${members}) members limit ${most + 1}) listed`;
  return count;
}

/** Returns true where no more than `most` gifts are of these categories; the condition must not have filters of the form. */
export const isListWithin = cacheAnswers({
  most: 5000,
  keyOf: (most: number, { ids }: GiftCondition) => `${ids.join(" ")} ${most}`,
  read: async (most, condition) => (await countUpTo(most, condition)) <= most,
  // A gift of the whole shop that is put into a category is announced to that alone.
  tagsOf: (_isWithin, _most, { ids }) => (ids.length === 0 ? null : ids.map(categoryTag)),
});
