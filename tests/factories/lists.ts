import { randomUUID } from "node:crypto";
import { saveGiftToList } from "#app/features/lists/items.commands.server.ts";
import { createList, shareList } from "#app/features/lists/lists.commands.server.ts";
import { database } from "#app/platform/db/database.server.ts";
import { idRow, readOneRow } from "#app/platform/db/rows.server.ts";
import { createGift } from "./gifts.ts";

/** Inserts a list of the user into the test database. */
export async function createOwnList(userId: string, name = `List ${randomUUID().slice(0, 8)}`): Promise<{ id: string; name: string }> {
  const made = await createList(userId, name);
  if (!made.ok) throw new Error(made.reason);
  return made.list;
}

/** Adds a new gift to a list; returns the item's and the gift's id. */
export async function createItem(
  userId: string,
  listId: string,
  traits: Parameters<typeof createGift>[0] = {},
): Promise<{ itemId: string; giftId: string }> {
  const gift = await createGift(traits);
  const saved = await saveGiftToList(userId, { giftId: gift.id, listId });
  if (!saved.ok) throw new Error(saved.reason);
  const { id: itemId } = await readOneRow(database(), idRow)`
    select id from gift_list_items where gift_list_id = ${listId} and gift_id = ${gift.id}`;
  return { itemId, giftId: gift.id };
}

/** Shares a list and returns the token of its link. */
export async function shareOwnList(userId: string, listId: string): Promise<string> {
  const token = await shareList(userId, listId, true);
  if (!token) throw new Error("The list is not there");
  return token;
}
