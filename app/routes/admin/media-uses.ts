import { findBlogMediaUses, listBlogMedia } from "#app/features/blog/media-uses.queries.server.ts";
import { findCatalogueMediaUses, listCatalogueMedia } from "#app/features/catalogue/media-uses.queries.server.ts";
import type { FindMediaUses, ListUsedMedia, MediaUse } from "#app/features/media/types.ts";
import { findPageMediaUses, listPageMedia } from "#app/features/pages/media-uses.queries.server.ts";

/** The features that store URLs of uploaded files; each adds the function that finds its own, and the one that lists them. */
const FINDERS: readonly FindMediaUses[] = [findCatalogueMediaUses, findBlogMediaUses, findPageMediaUses];
const LISTS: readonly ListUsedMedia[] = [listCatalogueMedia, listBlogMedia, listPageMedia];

/** Finds where the files with these URLs are shown. */
export async function findMediaUses(paths: readonly string[]): Promise<MediaUse[]> {
  const found = await Promise.all(FINDERS.map((find) => find(paths)));
  return found.flat();
}

/** Lists the paths of all files that are shown anywhere. */
export async function listUsedMedia(): Promise<string[]> {
  return (await Promise.all(LISTS.map((list) => list()))).flat();
}
