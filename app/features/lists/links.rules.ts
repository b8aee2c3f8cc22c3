/** One of the reader's own lists. */
export function listPath(listId: string): string {
  return `/gift-lists/${listId}`;
}

/** One of the reader's own lists with a form open for readers without JavaScript: about the list, its sharing, or one of its items. */
export function editPath(listId: string, edited: string): string {
  return `${listPath(listId)}?edit=${edited}${edited === "list" || edited === "sharing" ? "" : `#item-${edited}`}`;
}

/** A shared list, for whoever has its secret. */
export function sharedListPath(shareToken: string): string {
  return `/l/${shareToken}`;
}

/** The page that takes a claim back, for whoever has its secret. */
export function undoClaimPath(undoToken: string): string {
  return `/claims/${undoToken}`;
}
