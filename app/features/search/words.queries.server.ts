import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { readOneRow, rowOf } from "#app/platform/db/rows.server.ts";
import { oncePerRequest } from "#app/platform/request-scope.server.ts";
import type { ParsedQuery, QueryWord } from "./types.ts";

const queryWords = z.array(z.strictObject({ word: z.string(), stem: z.string().nullable(), codes: z.array(z.int()) }));
const parsedRow = rowOf({ needle: z.string(), signs: z.string(), words: queryWords, type_codes: z.array(z.int()) });

/** Returns the stems of `words`, and the categories that they name; the last word may be the prefix of a name where it is none itself. */
function wordList(words: SQL): SQL {
  const codesOf = (term: SQL) => sql`array(select c.code from categories c where c.document @@ (${term})::tsquery order by c.code)`;
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

/** Parses a cleaned, non-empty query, once for all that one request searches for it. */
export function parseQuery(text: string): Promise<ParsedQuery> {
  return oncePerRequest(`words of ${text}`, () => readQueryText(text));
}

async function readQueryText(text: string): Promise<ParsedQuery> {
  const { needle, signs, words, type_codes } = await readOneRow(readDatabase(), parsedRow)`
    with query as (select search_words(${text}) as needle, search_text(${text}) as plain)
    select needle, case needle when '' then plain else '' end as signs, ${wordList(sql`string_to_array(needle, ' ')`)} as words,
      array(
        select c.code from categories c
        where c.taxonomy = 'giftType' and needle <> '' and position(needle in c.words) > 0 order by c.code
      ) as type_codes
    from query`;
  return { needle, signs, words, typeCodes: type_codes };
}

/** Returns the stems of normalized words, and the categories named by them. */
export async function readWords(words: readonly string[]): Promise<QueryWord[]> {
  const given = wordList(sql`${sql.param(words)}::text[]`);
  return (await readOneRow(readDatabase(), rowOf({ words: queryWords }))`select ${given} as words`).words;
}
