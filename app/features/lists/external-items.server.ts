import { removeListPictures, storeListPicture } from "#app/features/media/commands.server.ts";
import { addExternalItem, type AddOutcome } from "./items.commands.server.ts";
import { fetchPictureForUser } from "./external-pictures.server.ts";
import type { ExternalItem } from "./schema.ts";

/**
 * Stores a copy of the picture on this server, so that no visitor's network address reaches the shop (P1); null where none could be
 * fetched.
 */
async function keepPicture(userId: string, url: string | null): Promise<string | null> {
  const bytes = url === null ? null : await fetchPictureForUser(userId, url);
  if (bytes === null) return null;
  const stored = await storeListPicture(bytes, "From a gift list");
  return stored.ok ? stored.path : null;
}

/** Adds a gift from any shop to a list of the user, with a copy of its picture, or without it where it cannot be fetched. */
export async function addFromShop(userId: string, listId: string, { imageUrl, ...item }: ExternalItem): Promise<AddOutcome> {
  const image = await keepPicture(userId, imageUrl);
  const added = await addExternalItem(userId, listId, { ...item, image });
  if (!added.ok && image !== null) await removeListPictures([image]);
  return added;
}
