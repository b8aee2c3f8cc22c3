import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { isUuid } from "#app/features/catalogue/gift-tags.ts";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { changeRows, readOneRow, readRow, rowOf, uuid } from "#app/platform/db/rows.server.ts";
import { type FormConflict, mergeForm } from "#app/platform/form-merge.ts";
import { FIRST_LIST_NAME, MAX_LISTS, UNDO_HOURS } from "./constants.ts";
import { lockOwnList } from "./owned-lists.commands.server.ts";
import type { ListDetails } from "./schema.ts";

const TOKEN_BYTES = 24;

const namedListRow = rowOf({ id: uuid, name: z.string() });
const detailsRow = rowOf({
  name: z.string(),
  description: z.string(),
  occasionDate: z.iso.date().nullable(),
  claimsRevealedOn: z.iso.date().nullable(),
});

/** Serializes the creation of lists for this user, so that the limit holds. */
async function lockListsOf(executor: Executor, userId: string): Promise<void> {
  await changeRows(executor)`select pg_advisory_xact_lock(hashtext(${`lists of ${userId}`}))`;
}

/** Creates a private list for the user in the caller's transaction. */
export async function insertList(
  executor: Executor,
  userId: string,
  name: string,
): Promise<{ ok: true; list: { id: string; name: string } } | { ok: false; reason: "too-many-lists" }> {
  await lockListsOf(executor, userId);
  const list = await readRow(executor, namedListRow)`
    insert into gift_lists (user_id, name)
    select ${userId}, ${name} where (select count(*) from gift_lists where user_id = ${userId} and deleted_at is null) < ${MAX_LISTS}
    returning id, name`;
  return list === null ? { ok: false, reason: "too-many-lists" } : { ok: true, list };
}

/** Creates a private list for the user; the name has to be validated already. */
export async function createList(userId: string, name: string) {
  return database().transaction((transaction) => insertList(transaction, userId, name));
}

/** Returns the list for a gift without a stated list: the newest, or else a new first one. */
export async function findOrCreateDefaultList(executor: Executor, userId: string): Promise<{ id: string; name: string }> {
  await lockListsOf(executor, userId);
  const newest = await readRow(executor, namedListRow)`
    select id, name from gift_lists where user_id = ${userId} and deleted_at is null order by created_at desc, id limit 1`;
  if (newest !== null) return newest;
  const made = await insertList(executor, userId, FIRST_LIST_NAME);
  if (!made.ok) throw new Error("There is neither a list nor room for one");
  return made.list;
}

export type EditOutcome<Details extends object> = { ok: true } | { ok: false; reason: "not-found" } | FormConflict<Details>;

/**
 * Changes the details of a list; not-found where it is not the user's (Z4). `opened` has the values that the form started with: a field
 * that was saved elsewhere since then is left alone, or reported as a conflict. Without it, everything is overwritten.
 */
export async function editList(
  userId: string,
  listId: string,
  details: ListDetails,
  opened?: Partial<ListDetails>,
): Promise<EditOutcome<ListDetails>> {
  return database().transaction(async (transaction) => {
    if (!(await lockOwnList(transaction, userId, listId))) return { ok: false, reason: "not-found" };
    const now = await readOneRow(transaction, detailsRow)`
      select name, description, to_char(occasion_date, 'YYYY-MM-DD') as "occasionDate",
        to_char(claims_revealed_on, 'YYYY-MM-DD') as "claimsRevealedOn"
      from gift_lists where id = ${listId}`;
    const merge = mergeForm(details, now, opened ?? now);
    if (!merge.ok) return merge;
    const { name, description, occasionDate, claimsRevealedOn } = merge.fields;
    await changeRows(transaction)`
      update gift_lists set name = ${name}, description = ${description}, occasion_date = ${occasionDate}::date,
        claims_revealed_on = ${claimsRevealedOn}::date
      where id = ${listId}`;
    return { ok: true };
  });
}

/**
 * Turns sharing on or off. Turning it off deletes the secret link, turning it on creates a new one; turning it on again changes nothing.
 * Returns the link's token (null: not shared), or undefined where the list is not the user's (Z4).
 */
export async function shareList(userId: string, listId: string, isOn: boolean): Promise<string | null | undefined> {
  if (!isUuid(listId)) return undefined;
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  const list = await readRow(database(), rowOf({ shareToken: z.string().nullable() }))`
    update gift_lists set is_public = ${isOn}, share_token = ${isOn ? sql`coalesce(share_token, ${token})` : sql`null`}
    where id = ${listId} and user_id = ${userId} and deleted_at is null
    returning share_token as "shareToken"`;
  return list?.shareToken;
}

/** Deletes a list; restoreList undoes it for a while. Returns false where the list is not the user's (Z4). */
export async function deleteList(userId: string, listId: string): Promise<boolean> {
  if (!isUuid(listId)) return false;
  const deleted = await changeRows(database())`
    update gift_lists set deleted_at = now() where id = ${listId} and user_id = ${userId} and deleted_at is null`;
  return deleted === 1;
}

/** Restores a deleted list with its link. Returns false where there is nothing to restore. */
export async function restoreList(userId: string, listId: string): Promise<boolean> {
  if (!isUuid(listId)) return false;
  return database().transaction(async (transaction) => {
    await lockListsOf(transaction, userId);
    const restored = await changeRows(transaction)`
      update gift_lists set deleted_at = null
      where id = ${listId} and user_id = ${userId} and deleted_at > now() - make_interval(hours => ${UNDO_HOURS})
        and (select count(*) from gift_lists where user_id = ${userId} and deleted_at is null) < ${MAX_LISTS}`;
    return restored === 1;
  });
}
