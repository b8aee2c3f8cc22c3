import { FACETS } from "./constants.ts";
import { cleanQuery } from "./search-terms.ts";
import type { SearchFilters } from "./types.ts";
import { readPageNumber, setPageNumber } from "#app/platform/page-number.ts";

/** The request in a results page's URL. `page` counts from 1; `isCut` says that the query was too long. */
export interface SearchAddress {
  query: string;
  isCut: boolean;
  filters: SearchFilters;
  page: number;
}

/** Reads `/search?q=&type=&recipient=&occasion=&price=&page=`. Malformed parameters count as absent. */
export function parseSearchAddress(parameters: URLSearchParams): SearchAddress {
  const { text, isCut } = cleanQuery(parameters.get("q") ?? "");
  const chosen = FACETS.flatMap(({ key, parameter }) => {
    const slug = parameters.get(parameter)?.trim() ?? "";
    return slug === "" ? [] : [[key, slug] as const];
  });
  return { query: text, isCut, filters: Object.fromEntries(chosen), page: readPageNumber(parameters) };
}

/** Returns the URL of a page of results. */
export function searchPath(query: string, filters: SearchFilters = {}, page = 1): string {
  const parameters = new URLSearchParams(query === "" ? {} : { q: query });
  for (const { key, parameter } of FACETS) {
    const slug = filters[key];
    if (slug !== undefined) parameters.set(parameter, slug);
  }
  setPageNumber(parameters, page);
  return parameters.size === 0 ? "/search" : `/search?${parameters}`;
}
