import type { PublicPagePolicy } from "#app/platform/page-cache/page-policy.ts";
import { canonicalPath } from "./canonical-path.ts";

const MAX_QUERY_VALUE = 200;

/** A public page's address in the form that the cache uses. */
export interface PageAddress {
  /** Canonical path and the allowed query parameters, in the route's order. */
  key: string;
  /** Where the page is, with the whole query, when it was asked for by another path; else null. */
  movedTo: string | null;
  /** True where the page follows the reader's country. */
  byCountry: boolean;
}

/**
 * Makes the function that returns the public page's address for a path and query, or null where it is no public page. Parameters outside
 * the page's allow-list are dropped, so that they can neither fill the cache nor appear in the page.
 */
export function createPageAddresses(
  policyOf: (pathname: string) => PublicPagePolicy | undefined,
): (pathname: string, search: string) => PageAddress | null {
  return (pathname, search) => {
    const policy = policyOf(pathname);
    if (policy === undefined || (policy.onlyWithoutQuery && search.length > 1)) return null;
    const given = new URLSearchParams(search);
    if (given.has("_routes")) return null;
    const kept = new URLSearchParams();
    for (const name of policy.query) {
      const value = given.get(name);
      if (value === null || value === "") continue;
      if (value.length > MAX_QUERY_VALUE) return null;
      kept.set(name, value);
    }
    const query = kept.toString();
    const path = canonicalPath(pathname);
    return {
      key: query === "" ? path : `${path}?${query}`,
      movedTo: path === pathname ? null : path + search,
      byCountry: policy.byCountry === true,
    };
  };
}
