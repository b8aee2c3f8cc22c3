/** Says of a page that it is the same for every reader, so that it may be cached. */
export interface PublicPagePolicy {
  /** The query parameters that are part of the page's address; all others are dropped. */
  query: readonly string[];
  /** True where any query at all makes the page personal, so that it is not cached. */
  onlyWithoutQuery?: boolean;
}
