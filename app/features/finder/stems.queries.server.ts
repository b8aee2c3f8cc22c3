import { sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { readDatabase } from "#app/platform/db/read-database.server.ts";

/** The cache holds the lexicon's ten thousand phrases and some of the shoppers' own. */
const cached = new LRUCache<string, string[]>({ max: 12_000 });

/** PostgreSQL accepts no NUL in texts. */
export const hasNoNul = (text: string) => !text.includes("\0");

/**
 * Returns the stems of phrases as the search rows spell them; a phrase of stop words has none. They depend on nothing but the text search
 * configuration, so they are cached.
 */
export async function readStems(phrases: readonly string[]): Promise<Map<string, string[]>> {
  const wanted = [...new Set(phrases.filter(hasNoNul))];
  const unknown = wanted.filter((phrase) => !cached.has(phrase));
  if (unknown.length > 0) {
    const { rows } = await readDatabase().execute<{ phrase: string; stems: string[] }>(sql`
      select phrase, array(
        select stem from unnest(string_to_array(search_words(phrase), ' ')) word, lateral (values ((ts_lexize('english_stem', word))[1])) form (stem)
        where stem is not null and octet_length(stem) < 200
      ) as stems
      from unnest(${sql.param(unknown)}::text[]) phrase`);
    for (const { phrase, stems } of rows) cached.set(phrase, stems);
  }
  return new Map(wanted.map((phrase) => [phrase, cached.get(phrase) ?? []]));
}
