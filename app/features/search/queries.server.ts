import { z } from "zod";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { readOneRow, rowOf } from "#app/platform/db/rows.server.ts";
import { doDearWork } from "#app/platform/work/do-dear-work.server.ts";
import { FACETS, FEW_MATCHES, MATCH_CAP } from "./constants.ts";
import { findUnknownWords } from "./corrections.queries.server.ts";
import { countFacets, findFilterCodes } from "./facets.queries.server.ts";
import { buildPartialTerms, buildTerms, buildWidestTerm, cleanQuery, exchangeWords, pickMeaningfulWords } from "./search-terms.ts";
import type { FacetKey, FacetValues, GiftMatches, ParsedQuery, QueryWord, SearchFilters, SearchTerms } from "./types.ts";
import { parseQuery, readWords } from "./words.queries.server.ts";

/** One match more than the cap is read, to know whether there are more. */
const ALL = MATCH_CAP + 1;

export interface GiftSearch {
  query: string;
  limit: number;
  offset?: number;
  filters?: SearchFilters;
  /** False where no count is needed: `total` and `matchIds` may then end after the page. */
  isCounted?: boolean;
}

/** The scope of a search: gifts with all these category codes, until at least `wanted` are found. */
interface Scope {
  codes: readonly number[];
  wanted: number;
}

type FoundGifts = Pick<GiftMatches, "correction" | "isPartial"> & { ids: string[] };

const NOTHING: FoundGifts = { ids: [], correction: null, isPartial: false };

/**
 * Finds the gifts that match a query, best first: names before prefixes of names, categories and brands, substrings of a name,
 * descriptions; gifts in stock come first among equals. Every gift whose name contains the query is a match. Where few match, unknown words
 * are corrected if one typo explains them; where none match, gifts with some of the words come instead. An empty query matches nothing.
 * Searches in its turn, and throws QueueFullError where too many wait.
 */
export function searchGifts(search: GiftSearch): Promise<GiftMatches> {
  return doDearWork("search", () => searchInTurn(search));
}

async function searchInTurn({ query, limit, offset = 0, filters = {}, isCounted = true }: GiftSearch): Promise<GiftMatches> {
  const { text } = cleanQuery(query);
  const wanted = isCounted ? ALL : Math.max(offset + limit, FEW_MATCHES);
  const { ids, correction, isPartial } = text === "" ? NOTHING : await findGifts(text, filters, wanted);
  const matchIds = ids.slice(0, MATCH_CAP);
  return {
    ids: matchIds.slice(offset, offset + limit),
    matchIds,
    total: matchIds.length,
    isCapped: ids.length > MATCH_CAP,
    correction,
    isPartial,
  };
}

async function findGifts(text: string, filters: SearchFilters, wanted: number): Promise<FoundGifts> {
  const [parsed, codes] = await Promise.all([parseQuery(text), findFilterCodes(filters)]);
  const scope = { codes, wanted };
  const words = pickMeaningfulWords(parsed.words);
  const typed = words.map((word) => [word]);
  const terms = buildTerms(typed, parsed.typeCodes);
  const ids = await findGiftIds(parsed, terms, scope);
  if (ids.length >= FEW_MATCHES) return { ...NOTHING, ids };

  const found = new Set(ids);
  const { unknown, meant } = await findUnknownWords(words);
  const mended = await correctQuery(parsed, words, meant);
  if (mended !== null) {
    for (const id of await findGiftIds({ needle: mended.text, signs: "" }, buildTerms(mended.words), scope)) found.add(id);
  }
  const correction = mended !== null && found.size > ids.length ? { text: mended.text, replaces: ids.length === 0 } : null;
  if (found.size < FEW_MATCHES && unknown.size > 0) {
    for (const id of await findGiftIds(parsed, onlyAny(buildWidestTerm(words, unknown), terms), scope)) found.add(id);
  }
  if (found.size > 0) return { ids: [...found], correction, isPartial: false };

  // Where only the filters exclude all matches, the empty result is correct.
  if (codes.length > 0 && (await findGiftIds(parsed, terms, { codes: [], wanted: 1 })).length > 0) return NOTHING;
  for (const any of buildPartialTerms(mended?.words ?? typed)) {
    const partial = await findGiftIds(parsed, onlyAny(any, buildTerms(mended?.words ?? typed)), scope);
    if (partial.length > 0) return { ids: partial, correction: null, isPartial: true };
  }
  return NOTHING;
}

/** The narrower terms have been searched already. */
function onlyAny(any: string, { rank }: SearchTerms): SearchTerms {
  return { name: "", start: "", about: "", any, rank };
}

const FOUND_IDS = rowOf({ ids: z.array(z.guid()) });

async function findGiftIds(
  { needle, signs }: Pick<ParsedQuery, "needle" | "signs">,
  terms: SearchTerms,
  { codes, wanted }: Scope,
): Promise<string[]> {
  if (needle === "" && signs === "") return [];
  const required = codes.map((code) => `'#${code}'`).join(" & ");
  const { ids } = await readOneRow(readDatabase(), FOUND_IDS)`
    select array(
      select find_gifts(${needle}, ${signs}, ${terms.name}::tsquery, ${terms.start}::tsquery, ${terms.about}::tsquery,
        ${terms.any}::tsquery, ${terms.rank}::tsquery, ${required}::tsquery, ${wanted}, ${ALL})
    ) as ids`;
  return ids;
}

/** Returns the query with words replaced by what was probably `meant`; null where nothing needs correction. */
async function correctQuery(
  { needle }: ParsedQuery,
  words: readonly QueryWord[],
  meant: ReadonlyMap<string, string[]>,
): Promise<{ text: string; words: QueryWord[][] } | null> {
  if (meant.size === 0) return null;
  const read = await readWords([...meant.values()].flat());
  const alternativesOf = (word: QueryWord) =>
    meant.get(word.word)?.flatMap((text) => read.filter((known) => known.word === text)) ?? [word];
  const replacements = new Map([...meant].flatMap(([typed, [best]]) => (best === undefined ? [] : [[typed, best] as const])));
  return { text: exchangeWords(needle, replacements), words: words.map(alternativesOf) };
}

/**
 * Returns how many of a search's gifts have each value of the facets. `matchIds` are those found with all filters; a facet that is itself
 * filtered counts the gifts found without that filter, so that another of its values can be chosen.
 */
export async function countFacetsOfSearch(
  { query, filters }: { query: string; filters: SearchFilters },
  matchIds: readonly string[],
): Promise<FacetValues> {
  const ids = await Promise.all(
    FACETS.map(async ({ key }) => {
      if (filters[key] === undefined) return [key, matchIds] as const;
      const without = await searchGifts({ query, filters: { ...filters, [key]: undefined }, limit: 0 });
      return [key, without.matchIds] as const;
    }),
  );
  return countFacets(Object.fromEntries(ids) as Record<FacetKey, readonly string[]>);
}
