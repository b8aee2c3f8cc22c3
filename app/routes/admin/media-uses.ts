import { findCatalogueMediaUses } from "#app/features/catalogue/media-uses.queries.server.ts";
import type { FindMediaUses, MediaUse } from "#app/features/media/types.ts";

/** The features that keep addresses of stored files; each adds the function that finds its own. */
const FINDERS: readonly FindMediaUses[] = [findCatalogueMediaUses];

/** Where the files with these addresses are shown. */
export async function findMediaUses(paths: readonly string[]): Promise<MediaUse[]> {
  const found = await Promise.all(FINDERS.map((find) => find(paths)));
  return found.flat();
}
