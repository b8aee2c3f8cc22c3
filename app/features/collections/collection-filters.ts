import { z } from "zod";
import { toLine } from "#app/platform/text.ts";
import type { CollectionStanding } from "./types.ts";
import { setPageNumber } from "#app/platform/page-number.ts";
import { pageNumber } from "#app/platform/page-schema.ts";

/** What the admin area's list of collections shows; without a standing, all that were not deleted. */
export interface CollectionFilters {
  q: string;
  standing: CollectionStanding | null;
  page: number;
}

/** Reads the query of the list. What is not understood means the usual, and is never refused. */
export const collectionFilters = z.object({
  q: z.string().max(200).transform(toLine).catch("").default(""),
  standing: z.enum(["draft", "shown", "scheduled", "ended", "deleted"]).nullable().catch(null).default(null),
  page: pageNumber,
});

/** Returns the path of the list with these filters, without what is usual. */
export function adminCollectionsPath({ q, standing, page }: Partial<CollectionFilters>): string {
  const query = new URLSearchParams();
  if (q) query.set("q", q);
  if (standing) query.set("standing", standing);
  setPageNumber(query, page);
  return query.size === 0 ? "/admin/collections" : `/admin/collections?${query}`;
}
