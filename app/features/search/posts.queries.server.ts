import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { likePattern } from "#app/platform/db/like-pattern.ts";
import { rowOf } from "#app/platform/db/rows.server.ts";
import { IS_SHOWN } from "#app/features/blog/post-rows.queries.server.ts";
import { buildTextTerms } from "./search-terms.ts";
import type { HitQuery } from "./types.ts";

/** Number of posts, the newest first, that are ranked where the words are in the text. */
const TEXT_CANDIDATES = 100;

export const POST_HIT = rowOf({ id: z.guid(), title: z.string(), slug: z.string(), excerpt: z.string() });

/**
 * Selects at most `limit` published posts that match a query (Z6): those with its words, or its letters, in the title or the keywords
 * first, then those with the words in the text.
 */
export function postHits({ needle, words }: HitQuery, limit: number): SQL {
  const terms = buildTextTerms(words);
  const pattern = likePattern(needle);
  return sql`
    with titled as materialized (
      select p.id, position(${needle} in p.title_words) > 0 as is_whole, p.shown_at from blog_posts p
      where ${IS_SHOWN} and (p.title_document @@ ${terms}::tsquery or p.title_words like ${pattern})
      order by is_whole desc, p.shown_at desc, p.id limit ${limit}
    ), recent as materialized (
      select p.id, p.shown_at, p.document from blog_posts p
      where (select count(*) from titled) < ${limit} and ${IS_SHOWN} and p.document @@ ${terms}::tsquery
        and p.id not in (select id from titled)
      order by p.shown_at desc, p.id limit ${TEXT_CANDIDATES}
    ), hit as (
      select id, 0 as kind, is_whole::int::real as rank, shown_at from titled
      union all select id, 1, ts_rank(document, ${terms}::tsquery), shown_at from recent
    )
    select p.id, p.headline as title, p.slug, p.description as excerpt from hit join blog_posts p on p.id = hit.id
    order by hit.kind, hit.rank desc, hit.shown_at desc, p.id limit ${limit}`;
}
