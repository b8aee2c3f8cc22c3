import { moveBlogMedia } from "./features/blog/media-uses.commands.server.ts";
import { moveCatalogueMedia } from "./features/catalogue/media-uses.commands.server.ts";
import { moveCollectionMedia } from "./features/collections/media-uses.commands.server.ts";
import type { MoveMediaUses } from "./features/media/addresses.commands.server.ts";
import { movePageMedia } from "./features/pages/media-uses.commands.server.ts";

/** The features that store paths of uploaded files; each adds the function that writes a file's new path into its own. */
const MOVES: readonly MoveMediaUses[] = [moveCatalogueMedia, moveCollectionMedia, moveBlogMedia, movePageMedia];

/** Writes the new path of a file wherever it is used. */
export const moveMediaUses: MoveMediaUses = async (transaction, from, to) => {
  if (from.length === 0) return;
  for (const move of MOVES) await move(transaction, from, to);
};
