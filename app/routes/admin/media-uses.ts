import { findBlogMediaUses } from "#app/features/blog/media-uses.queries.server.ts";
import { findCatalogueMediaUses } from "#app/features/catalogue/media-uses.queries.server.ts";
import type { FindMediaUses, MediaUse } from "#app/features/media/types.ts";

/** The features that store URLs of uploaded files; each adds the function that finds its own. */
const FINDERS: readonly FindMediaUses[] = [findCatalogueMediaUses, findBlogMediaUses];

/** Finds where the files with these URLs are shown. */
export async function findMediaUses(paths: readonly string[]): Promise<MediaUse[]> {
  const found = await Promise.all(FINDERS.map((find) => find(paths)));
  return found.flat();
}
