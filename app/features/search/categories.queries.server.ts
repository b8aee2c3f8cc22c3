import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { IS_IN_REGISTRY, taxonomyKey } from "#app/features/catalogue/taxonomies.queries.server.ts";
import { rowOf } from "#app/platform/db/rows.server.ts";
import { buildTerms } from "./search-terms.ts";
import type { HitQuery } from "./types.ts";

export const CATEGORY_HIT = rowOf({
  id: z.uuid(),
  taxonomy: taxonomyKey,
  name: z.string(),
  slug: z.string(),
  icon: z.string().nullable(),
  color: z.string().nullable(),
  description: z.string(),
});

/**
 * Selects at most `limit` values of the eleven taxonomies that a query names or whose name contains it, best match first; where there are
 * none, those that one of its words names ("coffee mug": Coffee).
 */
export function categoryHits({ needle, words }: HitQuery, limit: number): SQL {
  const terms = buildTerms(words.map((word) => [word]));
  return sql`
    with query as (
      select ${needle}::text collate "C" as needle, ${terms.start}::tsquery as starts,
        ${sql.param(words.flatMap(({ codes }) => codes))}::int[] as codes
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
}
