import { z } from "zod";
import { toLine } from "#app/platform/text.ts";
import { type AdminPostFilters, POST_STATUSES } from "./types.ts";
import { setPageNumber } from "#app/platform/page-number.ts";
import { pageNumber } from "#app/platform/page-schema.ts";

/** Sort orders of the list of posts (I1): "created" is newest first, and "-" means descending. */
const SORTS = ["created", "title", "-title", "published", "-published", "views", "-views"] as const;

const id = z.guid().nullable().catch(null).default(null);

/** Parses the query of the admin area's list of posts. Invalid values are replaced with the defaults, never refused. */
export const adminFilterSchema = z.object({
  q: z.string().max(200).transform(toLine).catch("").default(""),
  category: id,
  tag: id,
  author: id,
  status: z.enum(POST_STATUSES).nullable().catch(null).default(null),
  featured: z
    .enum(["1", "on"])
    .transform((): boolean => true)
    .catch(false)
    .default(false),
  sort: z.enum(SORTS).catch("created").default("created"),
  page: pageNumber,
});

/** Returns the path of the admin list with these filters; parameters that have their default value are left out. */
export function adminBlogPath(filters: Partial<AdminPostFilters>): string {
  const query = new URLSearchParams();
  for (const name of ["q", "category", "tag", "author", "status"] as const) if (filters[name]) query.set(name, filters[name]);
  if (filters.featured) query.set("featured", "1");
  if (filters.sort !== undefined && filters.sort !== "created") query.set("sort", filters.sort);
  setPageNumber(query, filters.page);
  return query.size === 0 ? "/admin/blog" : `/admin/blog?${query}`;
}
