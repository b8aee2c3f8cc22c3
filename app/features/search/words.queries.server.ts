import { type SQL, sql } from "drizzle-orm";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import type { ParsedQuery, QueryWord } from "./types.ts";

interface ParsedRow extends Record<string, unknown> {
  needle: string;
  signs: string;
  words: QueryWord[];
  type_codes: number[];
}

/** Returns the stems of `words`, and the categories that they name; the last word may be the prefix of a name where it is none itself. */
function wordList(words: SQL): SQL {
  const codesOf = (term: SQL) => sql`array(select c.code from category_search c where c.document @@ (${term})::tsquery order by c.code)`;
  return sql`(
    select coalesce(json_agg(json_build_object('word', word, 'stem', stem, 'codes', codes) order by place), '[]')
    from unnest(${words}) with ordinality given (word, place)
    cross join lateral (select (ts_lexize('english_stem', word))[1] as stem) form
    cross join lateral (
      select coalesce(
        nullif(${codesOf(sql`coalesce('''~' || stem || '''', '''=' || word || '''')`)}, '{}'),
        case when place = cardinality(${words}) and length(word) > 2 then ${codesOf(sql`'''=' || word || ''':*'`)} end,
        '{}') as codes
    ) named)`;
}

/** Parses a cleaned, non-empty query. */
export async function parseQuery(text: string): Promise<ParsedQuery> {
  const { rows } = await readDatabase().execute<ParsedRow>(sql`
    with query as (select search_words(${text}) as needle, search_text(${text}) as plain)
    select needle, case needle when '' then plain else '' end as signs, ${wordList(sql`string_to_array(needle, ' ')`)} as words,
      array(
        select c.code from category_search c
        where c.taxonomy = 'gift_types' and needle <> '' and position(needle in c.words) > 0 order by c.code
      ) as type_codes
    from query`);
  const row = rows[0] as ParsedRow;
  return { needle: row.needle, signs: row.signs, words: row.words, typeCodes: row.type_codes };
}

/** Returns the stems of normalized words, and the categories named by them. */
export async function readWords(words: readonly string[]): Promise<QueryWord[]> {
  const { rows } = await readDatabase().execute<{ words: QueryWord[] }>(sql`select ${wordList(sql`${sql.param(words)}::text[]`)} as words`);
  return rows[0]?.words ?? [];
}
