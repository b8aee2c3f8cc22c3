import { removeListPictures, storeListPicture } from "#app/features/media/commands.server.ts";
import { addOutsideItem, type AddOutcome } from "./items.commands.server.ts";
import { fetchPictureForPerson } from "./outside.service.server.ts";
import type { OutsideItem } from "./schema.ts";

/** A copy of the picture on our side, so that no visitor's address goes to the shop (P1); null where none could be had. */
async function keepPicture(userId: string, url: string | null): Promise<string | null> {
  const bytes = url === null ? null : await fetchPictureForPerson(userId, url);
  if (bytes === null) return null;
  const stored = await storeListPicture(bytes, "From a gift list");
  return stored.ok ? stored.path : null;
}

/** Adds a thing from any shop to a list of `userId`'s, with a copy of its picture. Without the picture it is added all the same. */
export async function addFromShop(userId: string, listId: string, { imageUrl, ...item }: OutsideItem): Promise<AddOutcome> {
  const image = await keepPicture(userId, imageUrl);
  const added = await addOutsideItem(userId, listId, { ...item, image });
  if (!added.ok && image !== null) await removeListPictures([image]);
  return added;
}
