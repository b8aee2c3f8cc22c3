import { sql } from "drizzle-orm";
import { z } from "zod";
import { cleanCategoryName } from "#app/features/catalogue/gift-tags.ts";
import { IS_IN_REGISTRY, taxonomyKey } from "#app/features/catalogue/taxonomies.queries.server.ts";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { buildTerms, cleanQuery, pickMeaningfulWords } from "./search-terms.ts";
import type { CategoryHit } from "./types.ts";
import { parseQuery } from "./words.queries.server.ts";

const categoryHit = rowOf({
  id: z.uuid(),
  taxonomy: taxonomyKey,
  name: z.string(),
  slug: z.string(),
  icon: z.string().nullable(),
  color: z.string().nullable(),
  description: z.string(),
});

/**
 * Returns at most `limit` values of the eleven taxonomies that a query names or whose name contains it, best match first; where there are
 * none, those that one of its words names ("coffee mug": Coffee). Typos are not corrected here, so callers pass the corrected query.
 */
export async function searchCategories(query: string, limit: number): Promise<CategoryHit[]> {
  const { text } = cleanQuery(query);
  if (text === "") return [];
  const { needle, words } = await parseQuery(text);
  if (needle === "") return [];
  const meaningful = pickMeaningfulWords(words);
  const terms = buildTerms(meaningful.map((word) => [word]));
  const rows = await readRows(readDatabase(), categoryHit)`
    with query as (
      select ${needle}::text collate "C" as needle, ${terms.start}::tsquery as starts,
        ${sql.param(meaningful.flatMap(({ codes }) => codes))}::int[] as codes
    ), named as (
      select c.*, c.document @@ starts or position(needle in c.words) > 0 as is_whole, query.*
      from categories c, query
      where (c.document @@ starts or c.code = any (codes) or position(needle in c.words) > 0) and ${IS_IN_REGISTRY}
    )
    select id, taxonomy, name, slug, icon, color, description
    from named
    where is_whole or not exists (select from named where is_whole)
    order by words = needle desc, position(' ' || needle || ' ' in ' ' || words || ' ') > 0 desc, document @@ starts desc,
      starts_with(words, needle) desc, length(words), words, code
    limit ${limit}`;
  return rows.map((row) => ({ ...row, name: cleanCategoryName(row.name) }));
}
