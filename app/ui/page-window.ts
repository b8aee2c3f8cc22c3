/** A page number, or a gap of omitted pages. */
export type PageItem = { kind: "page"; page: number } | { kind: "gap"; after: number };

/** Returns the page numbers to show: the first, the last, the current and its neighbors. A gap never stands for a single page. */
export function listPageItems(page: number, pageCount: number): PageItem[] {
  const shown = new Set([1, page - 1, page, page + 1, pageCount].filter((number) => number >= 1 && number <= pageCount));
  if (shown.has(3)) shown.add(2);
  if (shown.has(pageCount - 2)) shown.add(pageCount - 1);
  const items: PageItem[] = [];
  let previous = 0;
  for (const number of [...shown].sort((a, b) => a - b)) {
    if (number - previous > 1) items.push({ kind: "gap", after: previous });
    items.push({ kind: "page", page: number });
    previous = number;
  }
  return items;
}
