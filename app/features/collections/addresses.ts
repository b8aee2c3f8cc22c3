export const COLLECTIONS_PATH = "/collections";

/** Returns the path of a collection's page. */
export function collectionPath(slug: string): string {
  return `${COLLECTIONS_PATH}/${slug}`;
}

/** Returns the path of a page of the index; the first one has no query. */
export function collectionsPath(page: number): string {
  return page === 1 ? COLLECTIONS_PATH : `${COLLECTIONS_PATH}?page=${page}`;
}
