/**
 * A route says with `export const handle = { publicPage: { query: ["page"] } }` that its page is the same for everybody
 * and may be kept. Only the query parameters listed are part of the page's address; all others are dropped.
 */
export interface PublicPagePolicy {
  query: readonly string[];
  /** True where any query at all makes it somebody's own page, which is not kept. */
  onlyWithoutQuery?: boolean;
}

export interface RouteHandle {
  publicPage?: PublicPagePolicy;
}
