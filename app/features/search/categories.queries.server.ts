import { sql } from "drizzle-orm";
import { cleanCategoryName } from "#app/features/catalogue/rules.ts";
import { TAXONOMIES } from "#app/features/catalogue/taxonomies.ts";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { buildTerms, cleanQuery, pickMeaningfulWords } from "./rules.ts";
import type { CategoryHit } from "./types.ts";
import { parseQuery } from "./words.queries.server.ts";

type CategoryRow = CategoryHit & Record<string, unknown>;

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
  const details = TAXONOMIES.map(
    ({ key, table }) => sql`
      select hit.place, c.id, ${key}::text as taxonomy, c.name, c.slug, c.icon, c.color, c.description
      from hit join ${sql.identifier(table)} c on c.id = hit.category_id`,
  );
  const { rows } = await readDatabase().execute<CategoryRow>(sql`
    with query as (
      select ${needle}::text collate "C" as needle, ${terms.start}::tsquery as starts,
        ${sql.param(meaningful.flatMap(({ codes }) => codes))}::int[] as codes
    ), named as (
      select s.*, s.document @@ starts or position(needle in s.words) > 0 as is_whole, query.*
      from category_search s, query
      where s.document @@ starts or s.code = any (codes) or position(needle in s.words) > 0
    ), hit as materialized (
      select category_id, row_number() over (
        order by words = needle desc, position(' ' || needle || ' ' in ' ' || words || ' ') > 0 desc, document @@ starts desc,
          starts_with(words, needle) desc, length(words), words, code) as place
      from named
      where is_whole or not exists (select from named where is_whole)
      order by place limit ${limit}
    )
    select id, taxonomy, name, slug, icon, color, description from (${sql.join(details, sql` union all `)}) detail order by place`);
  return rows.map((row) => ({ ...row, name: cleanCategoryName(row.name) }));
}
