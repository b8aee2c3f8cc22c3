/**
 * A route declares with `export const handle = { publicPage: { query: ["page"] } }` that its page is the same for every reader and may be
 * cached. Only the query parameters listed are part of the page's address; all others are dropped.
 */
export interface PublicPagePolicy {
  query: readonly string[];
  /** True where any query at all makes the page personal, so that it is not cached. */
  onlyWithoutQuery?: boolean;
}

export interface RouteHandle {
  publicPage?: PublicPagePolicy;
}
