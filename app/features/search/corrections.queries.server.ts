import { sql } from "drizzle-orm";
import { z } from "zod";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { readRows, rowOf } from "#app/platform/db/rows.server.ts";
import type { QueryWord } from "./types.ts";
import { chooseMeant, isCorrectable, listSpellings } from "./typos.ts";

/** The words of a query that no gift and no category has, and the likely meaning of those that are one typo from a known word. */
export interface UnknownWords {
  unknown: Set<string>;
  meant: Map<string, string[]>;
}

const UNKNOWN_WORD = rowOf({ word: z.string(), near: z.array(z.string()) });

/** Returns which words are unknown, and what they may have been meant to be. */
export async function findUnknownWords(words: readonly QueryWord[]): Promise<UnknownWords> {
  const doubtful = words.filter(({ word, codes }) => word.length > 1 && codes.length === 0).map(({ word }) => word);
  if (doubtful.length === 0) return { unknown: new Set(), meant: new Map() };
  const spellings = doubtful.filter(isCorrectable).flatMap((word) => listSpellings(word).map((spelling) => ({ word, spelling })));
  const rows = await readRows(readDatabase(), UNKNOWN_WORD)`
    with unknown as materialized (
      select word from unnest(${sql.param(doubtful)}::text[]) word where not is_search_word_known(word)
    ), near as materialized (
      select distinct given.word as typed, known.word
      from unnest(${sql.param(spellings.map(({ word }) => word))}::text[], ${sql.param(spellings.map(({ spelling }) => spelling))}::text[]) given (word, spelling)
      join unknown using (word)
      join search_word_spellings known on known.spelling = given.spelling
    )
    select word, array(select near.word from near where near.typed = unknown.word and is_search_word_known(near.word)) as near from unknown`;
  const meant = rows.flatMap(({ word, near }) => {
    const chosen = chooseMeant(word, near);
    return chosen.length === 0 ? [] : [[word, chosen] as const];
  });
  return { unknown: new Set(rows.map(({ word }) => word)), meant: new Map(meant) };
}
