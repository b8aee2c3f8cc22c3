import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { likePattern } from "#app/platform/db/like-pattern.ts";
import { rowOf, uuid } from "#app/platform/db/rows.server.ts";
import { buildTextTerms } from "./search-terms.ts";
import type { HitQuery } from "./types.ts";

export const COLLECTION_HIT = rowOf({ id: uuid, title: z.string(), slug: z.string(), lead: z.string() });

/**
 * Selects at most `limit` of the collections that are shown now: those whose titles have the words, or contain the letters, before those whose other texts
 * have the words.
 */
export function collectionHits({ needle, words }: HitQuery, limit: number): SQL {
  const terms = buildTextTerms(words);
  return sql`
    select id, title, slug, lead from (
      select c.*, position(${needle} in search_words(title)) > 0 as is_whole,
        to_tsvector('presently', title) @@ ${terms}::tsquery or search_words(title) like ${likePattern(needle)} as is_titled
      from shown_collections c
    ) c
    where is_titled or to_tsvector('presently', title || ' ' || lead || ' ' || story) @@ ${terms}::tsquery
    order by is_whole desc, is_titled desc, title, id limit ${limit}`;
}
