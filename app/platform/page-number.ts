/** The greatest number of a list's page that an address can name; shorter lists end before it. */
export const MAX_PAGE = 99_999;
/** A page's number in an address, from 1 to `MAX_PAGE`. */
export const PAGE_NUMBER = /^[1-9]\d{0,4}$/;

/** Returns the page of a list that an address asks for; whatever is no such number means the first. */
export function readPageNumber(query: URLSearchParams, parameter = "page"): number {
  const page = query.get(parameter) ?? "";
  return PAGE_NUMBER.test(page) ? Number(page) : 1;
}

/** Writes the page of a list into an address, from the second on. */
export function setPageNumber(query: URLSearchParams, page = 1): void {
  if (page > 1) query.set("page", String(page));
}

/** Returns the page that an address asks for of a list of `count`, and how many it has: the last one where it asks for more, as that may just have been emptied. */
export function readPageOf(
  query: URLSearchParams,
  { count, perPage, parameter }: { count: number; perPage: number; parameter?: string },
): { page: number; pageCount: number } {
  const pageCount = Math.max(1, Math.ceil(count / perPage));
  return { page: Math.min(readPageNumber(query, parameter), pageCount), pageCount };
}
