import { z } from "zod";
import { likePattern } from "#app/platform/db/like-pattern.ts";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { readRows, rowOf, uuid } from "#app/platform/db/rows.server.ts";
import { buildTextTerms, cleanQuery, pickMeaningfulWords } from "./search-terms.ts";
import type { CollectionHit } from "./types.ts";
import { parseQuery } from "./words.queries.server.ts";

const collectionHit = rowOf({ id: uuid, title: z.string(), slug: z.string(), lead: z.string() });

/**
 * Returns at most `limit` of the collections that are shown now: those whose titles have the words, or contain the letters, before those whose other texts
 * have the words. Typos are not corrected here, so callers pass the corrected query.
 */
export async function searchCollections(query: string, limit: number): Promise<CollectionHit[]> {
  const { text } = cleanQuery(query);
  if (text === "") return [];
  const { needle, words } = await parseQuery(text);
  if (needle === "") return [];
  const terms = buildTextTerms(pickMeaningfulWords(words));
  return readRows(readDatabase(), collectionHit)`
    select id, title, slug, lead from (
      select c.*, position(${needle} in search_words(title)) > 0 as is_whole,
        to_tsvector('presently', title) @@ ${terms}::tsquery or search_words(title) like ${likePattern(needle)} as is_titled
      from shown_collections c
    ) c
    where is_titled or to_tsvector('presently', title || ' ' || lead || ' ' || story) @@ ${terms}::tsquery
    order by is_whole desc, is_titled desc, title, id limit ${limit}`;
}
