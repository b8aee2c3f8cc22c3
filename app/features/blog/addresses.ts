import { isSlug } from "#app/features/catalogue/gift-tags.ts";
import type { PostFilters } from "./types.ts";
import { readPageNumber, setPageNumber } from "#app/platform/page-number.ts";

/** Query parameters of the page that lists the posts. */
export const POST_FILTER_PARAMETERS = ["category", "tag", "author", "page"] as const;

/** Returns the path of a post's own page. */
export function postPath(slug: string): string {
  return `/blog/${slug}`;
}

/** Returns the path of the list of posts with these filters; parameters that have their default value are left out. */
export function blogPath(filters: Partial<PostFilters> = {}): string {
  const query = new URLSearchParams();
  for (const name of ["category", "tag", "author"] as const) if (filters[name]) query.set(name, filters[name]);
  setPageNumber(query, filters.page);
  return query.size === 0 ? "/blog" : `/blog?${query}`;
}

/** Reads the list's filters from a URL's query. Values that cannot be a slug or a page number are ignored. */
export function parsePostFilters(query: URLSearchParams): PostFilters {
  const slugOf = (name: string) => {
    const text = query.get(name)?.trim().toLowerCase() ?? "";
    return isSlug(text) ? text : null;
  };
  return { category: slugOf("category"), tag: slugOf("tag"), author: slugOf("author"), page: readPageNumber(query) };
}

/** True when the filters leave posts out; the page number does not count. */
export function narrowsPosts({ category, tag, author }: PostFilters): boolean {
  return category !== null || tag !== null || author !== null;
}
