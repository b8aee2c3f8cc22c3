import { sql } from "drizzle-orm";
import { z } from "zod";
import { isUuid } from "#app/features/catalogue/gift-tags.ts";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { changeRows, idRow, readOneRow, readRow, readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { mergeForm } from "#app/platform/form-merge.ts";
import { CURRENCY } from "#app/platform/money.ts";
import { currency } from "#app/platform/money-schema.ts";
import { MAX_ITEMS, UNDO_HOURS } from "./constants.ts";
import { type EditOutcome, findOrCreateDefaultList, insertList } from "./lists.commands.server.ts";
import { lockOwnList } from "./owned-lists.commands.server.ts";
import type { ItemDetails, ExternalItem, Save } from "./schema.ts";

type AddFailure = "not-found" | "gift-not-found" | "already-in-list" | "list-full";
export type AddOutcome = { ok: true; itemId: string } | { ok: false; reason: AddFailure };
export type ListSaveOutcome =
  | { ok: true; list: { id: string; name: string } }
  | { ok: false; reason: AddFailure | "too-many-lists"; list?: { id: string; name: string } };

/** The position after the last item; the list has to be locked, so that no other request takes it. */
const endOf = (listId: string) => sql`(select coalesce(max(position), 0) + 1 from gift_list_items where gift_list_id = ${listId})`;

async function isFull(executor: Executor, listId: string): Promise<boolean> {
  const { count } = await readOneRow(executor, rowOf({ count: z.int() }))`
    select count(*)::int as count from gift_list_items where gift_list_id = ${listId} and deleted_at is null`;
  return count >= MAX_ITEMS;
}

const isGiftShown = async (executor: Executor, giftId: string): Promise<boolean> =>
  (await readRow(executor, idRow)`select id from shown_gifts where id = ${giftId}`) !== null;

/** Adds a catalogue gift to a locked list; a gift that was removed from it returns as a new item. */
async function insertGift(executor: Executor, listId: string, giftId: string): Promise<AddOutcome> {
  const there = await readRow(executor, rowOf({ isLive: z.boolean() }))`
    select deleted_at is null as "isLive" from gift_list_items where gift_list_id = ${listId} and gift_id = ${giftId}`;
  if (there?.isLive) return { ok: false, reason: "already-in-list" };
  if (await isFull(executor, listId)) return { ok: false, reason: "list-full" };
  const added = await readRow(executor, idRow)`
    insert into gift_list_items (gift_list_id, gift_id, currency, position)
    select ${listId}, id, ${CURRENCY}, ${endOf(listId)} from shown_gifts where id = ${giftId}
    on conflict (gift_list_id, gift_id) do update
      set deleted_at = null, position = excluded.position, note = '', quantity = 1, split_goal_cents = null, currency = excluded.currency,
        added_at = now()
    returning id`;
  return added === null ? { ok: false, reason: "gift-not-found" } : { ok: true, itemId: added.id };
}

/**
 * Saves a catalogue gift into a list of the user, into a new one, or into their newest where neither is named. A new list is created
 * together with its gift or not at all. Simultaneous saves add the gift once (C2).
 */
export async function saveGiftToList(userId: string, { giftId, listId, newListName }: Save): Promise<ListSaveOutcome> {
  return database().transaction(async (transaction) => {
    // A save that is refused makes no list.
    if (!(await isGiftShown(transaction, giftId))) return { ok: false, reason: "gift-not-found" };
    const made = newListName === undefined ? null : await insertList(transaction, userId, newListName);
    if (made?.ok === false) return made;
    const list = made?.list ?? (listId === undefined ? await findOrCreateDefaultList(transaction, userId) : { id: listId, name: "" });
    if (!(await lockOwnList(transaction, userId, list.id))) return { ok: false, reason: "not-found" };
    const added = await insertGift(transaction, list.id, giftId);
    if (added.ok) return { ok: true, list: await nameList(transaction, list.id) };
    // Where the gift was hidden since, the new list would be left behind.
    if (newListName !== undefined) await changeRows(transaction)`delete from gift_lists where id = ${list.id}`;
    return { ...added, list: await nameList(transaction, list.id) };
  });
}

async function nameList(executor: Executor, id: string): Promise<{ id: string; name: string }> {
  const list = await readRow(executor, rowOf({ name: z.string() }))`select name from gift_lists where id = ${id}`;
  return { id, name: list?.name ?? "" };
}

/** Adds a gift from another shop. `image` is its stored picture. A second gift with the same URL is refused as already in the list. */
export async function addExternalItem(
  userId: string,
  listId: string,
  item: Omit<ExternalItem, "imageUrl"> & { image: string | null },
): Promise<AddOutcome> {
  return database().transaction(async (transaction) => {
    if (!(await lockOwnList(transaction, userId, listId))) return { ok: false, reason: "not-found" };
    const there = await readRow(transaction, idRow)`
      select id from gift_list_items where gift_list_id = ${listId} and url = ${item.url} and deleted_at is null limit 1`;
    if (there !== null) return { ok: false, reason: "already-in-list" };
    if (await isFull(transaction, listId)) return { ok: false, reason: "list-full" };
    const { id } = await readOneRow(transaction, idRow)`
      insert into gift_list_items (gift_list_id, title, url, image, price_cents, currency, note, quantity, position)
      values (${listId}, ${item.title}, ${item.url}, ${item.image}, ${item.price}, ${CURRENCY}, ${item.note}, ${item.quantity},
        ${endOf(listId)})
      returning id`;
    return { ok: true, itemId: id };
  });
}

const detailsRow = rowOf({ note: z.string(), quantity: z.int(), splitGoalCents: z.int().nullable(), currency });

/** The condition on gift_list_items that selects the rows of an undeleted list of the user. */
const ofOwnList = (userId: string, listId: string) =>
  sql`gift_list_id = (select id from gift_lists where id = ${listId} and user_id = ${userId} and deleted_at is null)`;

/**
 * Changes note, quantity and sharing of an item; not-found where the user has no such item on a list (Z4). `opened` has the values that the
 * form started with: a field that was saved elsewhere since then is left alone, or reported as a conflict. Without it, everything is
 * overwritten.
 */
export async function editItem(
  userId: string,
  listId: string,
  itemId: string,
  details: ItemDetails,
  opened?: Partial<ItemDetails>,
): Promise<EditOutcome<ItemDetails>> {
  return database().transaction(async (transaction) => {
    if (!(await lockOwnList(transaction, userId, listId))) return { ok: false, reason: "not-found" };
    const now = await readRow(transaction, detailsRow)`
      select note, quantity, split_goal_cents as "splitGoalCents", currency from gift_list_items
      where id = ${itemId} and gift_list_id = ${listId} and deleted_at is null`;
    if (now === null) return { ok: false, reason: "not-found" };
    const merge = mergeForm(details, now, opened ?? now);
    if (!merge.ok) return merge;
    const { note, quantity, splitGoalCents } = merge.fields;
    await changeRows(transaction)`
      update gift_list_items set note = ${note}, quantity = ${quantity}, split_goal_cents = ${splitGoalCents} where id = ${itemId}`;
    return { ok: true };
  });
}

/** Removes an item from its list; restoreItem undoes it. Returns false where the user has no such item on a list (Z4). */
export async function removeItem(userId: string, listId: string, itemId: string): Promise<boolean> {
  if (!isUuid(listId)) return false;
  const removed = await changeRows(database())`
    update gift_list_items set deleted_at = now() where id = ${itemId} and deleted_at is null and ${ofOwnList(userId, listId)}`;
  return removed === 1;
}

/** Restores a removed item at its position with its note. Returns false where there is nothing to restore, or no room. */
export async function restoreItem(userId: string, listId: string, itemId: string): Promise<boolean> {
  return database().transaction(async (transaction) => {
    if (!(await lockOwnList(transaction, userId, listId)) || (await isFull(transaction, listId))) return false;
    const restored = await changeRows(transaction)`
      update gift_list_items set deleted_at = null
      where id = ${itemId} and gift_list_id = ${listId} and deleted_at > now() - make_interval(hours => ${UNDO_HOURS})`;
    return restored === 1;
  });
}

/** Moves an item before another one, or to the end. Returns false where one of them is not on this list of the user (Z4). */
export async function reorderItem(userId: string, listId: string, itemId: string, beforeId: string | null): Promise<boolean> {
  return database().transaction(async (transaction) => {
    if (!(await lockOwnList(transaction, userId, listId))) return false;
    const rows = await readRows(transaction, idRow)`
      select id from gift_list_items where gift_list_id = ${listId} and deleted_at is null order by position, id`;
    const ids = rows.map(({ id }) => id);
    if (!ids.includes(itemId) || (beforeId !== null && !ids.includes(beforeId))) return false;
    if (itemId === beforeId) return true;
    const others = ids.filter((id) => id !== itemId);
    const order = beforeId === null ? [...others, itemId] : others.toSpliced(others.indexOf(beforeId), 0, itemId);
    await changeRows(transaction)`
      update gift_list_items item set position = wanted.position
      from unnest(${sql.param(order)}::uuid[]) with ordinality as wanted (id, position)
      where item.id = wanted.id and item.position <> wanted.position`;
    return true;
  });
}

export type TransferOutcome = { ok: true; target: { id: string; name: string } } | { ok: false; reason: AddFailure };

/** Locks two lists of a user, always in the same order, so that no deadlock is possible. */
async function lockBoth(executor: Executor, userId: string, listIds: readonly string[]): Promise<boolean> {
  for (const listId of listIds.toSorted()) if (!(await lockOwnList(executor, userId, listId))) return false;
  return true;
}

/** Moves an item with the visitors' claims to another list of the same user. */
export async function moveItem(userId: string, listId: string, itemId: string, targetId: string): Promise<TransferOutcome> {
  return database().transaction(async (transaction) => {
    if (listId === targetId || !(await lockBoth(transaction, userId, [listId, targetId]))) return { ok: false, reason: "not-found" };
    const clash = await findClash(transaction, listId, itemId, targetId);
    if (clash !== null) return { ok: false, reason: clash };
    // An item that was removed from the target earlier is replaced, and its claims pass to the moved item.
    await changeRows(transaction)`
      with old as (
        select gone.id from gift_list_items gone join gift_list_items item on item.id = ${itemId} and gone.gift_id = item.gift_id
        where gone.gift_list_id = ${targetId} and gone.deleted_at is not null
      )
      update gift_list_claims set item_id = ${itemId} where item_id in (select id from old)`;
    await changeRows(transaction)`
      delete from gift_list_items gone using gift_list_items item
      where item.id = ${itemId} and gone.gift_id = item.gift_id and gone.gift_list_id = ${targetId} and gone.deleted_at is not null`;
    await changeRows(transaction)`
      update gift_list_items set gift_list_id = ${targetId}, position = ${endOf(targetId)} where id = ${itemId}`;
    return { ok: true, target: await nameList(transaction, targetId) };
  });
}

/** Copies an item, without the visitors' claims, to another list of the same user. */
export async function copyItem(userId: string, listId: string, itemId: string, targetId: string): Promise<TransferOutcome> {
  return database().transaction(async (transaction) => {
    if (listId === targetId || !(await lockBoth(transaction, userId, [listId, targetId]))) return { ok: false, reason: "not-found" };
    const clash = await findClash(transaction, listId, itemId, targetId);
    if (clash !== null) return { ok: false, reason: clash };
    await changeRows(transaction)`
      insert into gift_list_items (gift_list_id, gift_id, title, url, image, price_cents, currency, note, quantity, position)
      select ${targetId}, gift_id, title, url, image, price_cents, currency, note, quantity, ${endOf(targetId)}
      from gift_list_items where id = ${itemId}
      on conflict (gift_list_id, gift_id) do update
        set deleted_at = null, position = excluded.position, note = excluded.note, quantity = excluded.quantity, added_at = now()`;
    return { ok: true, target: await nameList(transaction, targetId) };
  });
}

/** Returns why an item cannot go to the target, or null where it can. */
async function findClash(executor: Executor, listId: string, itemId: string, targetId: string): Promise<AddFailure | null> {
  const item = await readRow(executor, rowOf({ isThere: z.boolean() }))`
    select exists (
      select from gift_list_items other where other.gift_list_id = ${targetId} and other.deleted_at is null
        and (other.gift_id = item.gift_id or (item.gift_id is null and other.url = item.url))
    ) as "isThere"
    from gift_list_items item where item.id = ${itemId} and item.gift_list_id = ${listId} and item.deleted_at is null`;
  if (item === null) return "not-found";
  if (item.isThere) return "already-in-list";
  return (await isFull(executor, targetId)) ? "list-full" : null;
}
