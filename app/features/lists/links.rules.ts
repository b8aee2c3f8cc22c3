/** One of the reader's own lists. */
export function listPath(listId: string): string {
  return `/gift-lists/${listId}`;
}

/** A shared list, for whoever has its secret. */
export function sharedListPath(shareToken: string): string {
  return `/l/${shareToken}`;
}

/** The page that takes a claim back, for whoever has its secret. */
export function undoClaimPath(undoToken: string): string {
  return `/claims/${undoToken}`;
}
