import { sql } from "drizzle-orm";
import { z } from "zod";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { isSanitized } from "#app/platform/text.ts";
import { Memo } from "../memo.ts";

/** The memo holds the lexicon's ten thousand phrases and some of the shoppers' own. */
const memo = new Memo<string, string[]>("stems", { most: 12_000 });

const STEMS = rowOf({ phrase: z.string(), stems: z.array(z.string()) });

/**
 * Returns the stems of phrases as the search rows spell them; a phrase of stop words has none. They depend on nothing but the text search
 * configuration, so they are kept.
 */
export async function readStems(phrases: readonly string[]): Promise<Map<string, string[]>> {
  const stems = new Map<string, string[]>();
  const unknown: string[] = [];
  for (const phrase of new Set(phrases.filter(isSanitized))) {
    const known = memo.get(phrase);
    if (known === undefined) unknown.push(phrase);
    else stems.set(phrase, known);
  }
  if (unknown.length === 0) return stems;
  const rows = await readRows(readDatabase(), STEMS)`
    select phrase, array(
      select stem from unnest(string_to_array(search_words(phrase), ' ')) word, lateral (values ((ts_lexize('english_stem', word))[1])) form (stem)
      where stem is not null and octet_length(stem) < 200
    ) as stems
    from unnest(${sql.param(unknown)}::text[]) phrase`;
  for (const row of rows) {
    stems.set(row.phrase, row.stems);
    memo.set(row.phrase, row.stems);
  }
  return stems;
}
