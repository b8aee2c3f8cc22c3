/** Says of a page that it is the same for every reader, or for those of a country, so that it may be cached. */
export interface PublicPagePolicy {
  /** The query parameters that are part of the page's address; all others are dropped. */
  query: readonly string[];
  /** True where any query at all makes the page personal, so that it is not cached. */
  onlyWithoutQuery?: boolean;
  /** True where a part of the page follows the reader's country. Caches between us and the readers don't know that, so they must not store it. */
  byCountry?: true;
}
