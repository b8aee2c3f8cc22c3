/** Returns the path of one of the user's own lists. */
export function listPath(listId: string): string {
  return `/gift-lists/${listId}`;
}

/**
 * Returns the path of one of the user's own lists with a form open for readers without JavaScript: of the list, its sharing, or one of its
 * items.
 */
export function editPath(listId: string, edited: string): string {
  return `${listPath(listId)}?edit=${edited}${edited === "list" || edited === "sharing" ? "" : `#item-${edited}`}`;
}

/** Returns the path of a shared list, which its secret makes accessible to anyone. */
export function sharedListPath(shareToken: string): string {
  return `/l/${shareToken}`;
}

/** Returns the path of the page that undoes a claim, which its secret makes accessible to anyone. */
export function undoClaimPath(undoToken: string): string {
  return `/claims/${undoToken}`;
}
