import { findBlogMediaUses, listBlogMedia } from "#app/features/blog/media-uses.queries.server.ts";
import { findCatalogueMediaUses, listCatalogueMedia } from "#app/features/catalogue/media-uses.queries.server.ts";
import { findCollectionMediaUses, listCollectionMedia } from "#app/features/collections/media-uses.queries.server.ts";
import { mapFormerPaths } from "#app/features/media/former-paths.queries.server.ts";
import type { FindMediaUses, ListUsedMedia, MediaUse } from "#app/features/media/types.ts";
import { findPageMediaUses, listPageMedia } from "#app/features/pages/media-uses.queries.server.ts";

/** The features that store URLs of uploaded files; each adds the function that finds its own, and the one that lists them. */
const FINDERS: readonly FindMediaUses[] = [findCatalogueMediaUses, findCollectionMediaUses, findBlogMediaUses, findPageMediaUses];
const LISTS: readonly ListUsedMedia[] = [listCatalogueMedia, listCollectionMedia, listBlogMedia, listPageMedia];

/** Finds where the files with these URLs are shown, also where a former URL of theirs is written. */
export async function findMediaUses(paths: readonly string[]): Promise<MediaUse[]> {
  const former = await mapFormerPaths(paths);
  const found = await Promise.all(FINDERS.map((find) => find([...paths, ...former.keys()])));
  const uses = found.flat().map((use) => ({ ...use, path: former.get(use.path) ?? use.path }));
  return [...new Map(uses.map((use) => [`${use.path} ${use.to} ${use.name}`, use])).values()];
}

/** Lists the paths of all files that are shown anywhere. */
export async function listUsedMedia(): Promise<string[]> {
  return (await Promise.all(LISTS.map((list) => list()))).flat();
}
