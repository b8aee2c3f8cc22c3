import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { CURRENCY } from "#app/platform/money.ts";
import { database } from "#app/platform/db/database.server.ts";
import { readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createGift } from "#tests/factories/gifts.ts";
import { createItem, createOwnList } from "#tests/factories/lists.ts";
import { createUser } from "#tests/factories/users.ts";
import {
  addExternalItem,
  copyItem,
  editItem,
  moveItem,
  removeItem,
  reorderItem,
  restoreItem,
  saveGiftToList,
} from "./items.commands.server.ts";
import { deleteList, editList, restoreList, shareList } from "./lists.commands.server.ts";
import { findOwnList, findOwnListHead, listDeletedLists } from "./lists.queries.server.ts";

useTestDatabase();

const MUG = { url: "https://shop.example/mug", title: "Mug", price: 1850, note: "", quantity: 1, image: null };
const LIST = { name: "Mine now", description: "", occasionDate: null, claimsRevealedOn: null };
const ITEM = { note: "Mine now", quantity: 9, splitGoalCents: null, currency: CURRENCY };

/** The ids of an owner's list with an item and a removed one, of a deleted list of theirs, and of a thief's own list with an item. */
const ids = { owner: "", list: "", item: "", removed: "", deleted: "", thief: "", own: "", ownItem: "", gift: "" };

beforeAll(async () => {
  const [owner, thief] = [await createUser(), await createUser()];
  const [list, deleted, own] = [await createOwnList(owner.id), await createOwnList(owner.id), await createOwnList(thief.id)];
  const item = await createItem(owner.id, list.id);
  const removed = await createItem(owner.id, list.id);
  const ownItem = await createItem(thief.id, own.id);
  await removeItem(owner.id, list.id, removed.itemId);
  await deleteList(owner.id, deleted.id);
  Object.assign(ids, { owner: owner.id, list: list.id, item: item.itemId, removed: removed.itemId, deleted: deleted.id });
  Object.assign(ids, { thief: thief.id, own: own.id, ownItem: ownItem.itemId, gift: (await createGift()).id });
});

const everything = () =>
  readRows(database(), rowOf({ row: z.unknown() }))`
    select to_jsonb(l) as row from gift_lists l union all select to_jsonb(i) from gift_list_items i order by 1`;

const REFUSED = { ok: false, reason: "not-found" };

test.each<[string, () => Promise<unknown>, unknown]>([
  ["a list's details", () => editList(ids.thief, ids.list, LIST), REFUSED],
  ["a list's link", () => shareList(ids.thief, ids.list, true), undefined],
  ["a list", () => deleteList(ids.thief, ids.list), false],
  ["a deleted list", () => restoreList(ids.thief, ids.deleted), false],
  ["a place for a gift", () => saveGiftToList(ids.thief, { giftId: ids.gift, listId: ids.list }), { ...REFUSED }],
  ["a place for another shop's gift", () => addExternalItem(ids.thief, ids.list, MUG), REFUSED],
  ["an item", () => editItem(ids.thief, ids.list, ids.item, ITEM), REFUSED],
  ["an item, through one's own list", () => editItem(ids.thief, ids.own, ids.item, ITEM), REFUSED],
  ["an item to remove", () => removeItem(ids.thief, ids.list, ids.item), false],
  ["an item to remove, through one's own list", () => removeItem(ids.thief, ids.own, ids.item), false],
  ["a removed item", () => restoreItem(ids.thief, ids.list, ids.removed), false],
  ["a removed item, through one's own list", () => restoreItem(ids.thief, ids.own, ids.removed), false],
  ["an item's place", () => reorderItem(ids.thief, ids.list, ids.item, null), false],
  ["an item's place, through one's own list", () => reorderItem(ids.thief, ids.own, ids.item, null), false],
  ["an item to move here", () => moveItem(ids.thief, ids.list, ids.item, ids.own), REFUSED],
  ["an item to move here, through one's own list", () => moveItem(ids.thief, ids.own, ids.item, ids.own), REFUSED],
  ["a list to move an item to", () => moveItem(ids.thief, ids.own, ids.ownItem, ids.list), REFUSED],
  ["an item to copy", () => copyItem(ids.thief, ids.list, ids.item, ids.own), REFUSED],
  ["a list to copy an item to", () => copyItem(ids.thief, ids.own, ids.ownItem, ids.list), REFUSED],
])("Z4: %s of somebody else's is not there, and nothing changes", async (_what, attempt, refusal) => {
  const before = await everything();
  expect(await attempt()).toEqual(refusal);
  expect(await everything()).toEqual(before);
});

test("Z4: an item of somebody else's is not there for one's second list either", async () => {
  const second = await createOwnList(ids.thief);
  const before = await everything();
  expect(await moveItem(ids.thief, ids.own, ids.item, second.id)).toEqual(REFUSED);
  expect(await copyItem(ids.thief, ids.own, ids.item, second.id)).toEqual(REFUSED);
  expect(await everything()).toEqual(before);
});

test("Z4: somebody else's list is not there to read, nor among the deleted ones; one's own is", async () => {
  expect(await Promise.all([findOwnList(ids.thief, ids.list), findOwnListHead(ids.thief, ids.list)])).toEqual([null, null]);
  expect(await listDeletedLists(ids.thief)).toEqual([]);
  expect(await findOwnList(ids.owner, ids.list)).toMatchObject({ id: ids.list });
  expect((await listDeletedLists(ids.owner)).map(({ id }) => id)).toEqual([ids.deleted]);
});
