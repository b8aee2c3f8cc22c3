import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { isUuid } from "#app/features/catalogue/rules.ts";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { FIRST_LIST_NAME, MAX_LISTS, UNDO_HOURS } from "./constants.ts";
import type { ListDetails } from "./schema.ts";

const TOKEN_BYTES = 24;

/** Makes whoever else creates a list for this person wait, so that the limit holds. */
async function lockListsOf(executor: Executor, userId: string): Promise<void> {
  await executor.execute(sql`select pg_advisory_xact_lock(hashtext(${`lists of ${userId}`}))`);
}

/** Makes a private list for `userId` inside of the caller's transaction. */
export async function insertList(
  executor: Executor,
  userId: string,
  name: string,
): Promise<{ ok: true; list: { id: string; name: string } } | { ok: false; reason: "too-many-lists" }> {
  await lockListsOf(executor, userId);
  const { rows } = await executor.execute<{ id: string; name: string }>(sql`
    insert into gift_lists (user_id, name)
    select ${userId}, ${name} where (select count(*) from gift_lists where user_id = ${userId} and deleted_at is null) < ${MAX_LISTS}
    returning id, name`);
  const [list] = rows;
  return list === undefined ? { ok: false, reason: "too-many-lists" } : { ok: true, list };
}

/** Makes a private list for `userId`; the name has been checked. */
export async function createList(userId: string, name: string) {
  return database().transaction((transaction) => insertList(transaction, userId, name));
}

/** The list that a gift goes to when nobody said which: the newest, or a first one. */
export async function findOrMakeFirstList(executor: Executor, userId: string): Promise<{ id: string; name: string }> {
  await lockListsOf(executor, userId);
  const { rows } = await executor.execute<{ id: string; name: string }>(sql`
    select id, name from gift_lists where user_id = ${userId} and deleted_at is null order by created_at desc, id limit 1`);
  if (rows[0] !== undefined) return rows[0];
  const made = await insertList(executor, userId, FIRST_LIST_NAME);
  if (!made.ok) throw new Error("There is neither a list nor room for one");
  return made.list;
}

/** Changes what the owner says of his list. False where the list is not his (Z4). */
export async function editList(userId: string, listId: string, details: ListDetails): Promise<boolean> {
  if (!isUuid(listId)) return false;
  const { name, description, occasionDate, claimsRevealedOn } = details;
  const { rowCount } = await database().execute(sql`
    update gift_lists set name = ${name}, description = ${description}, occasion_date = ${occasionDate}::date,
      claims_revealed_on = ${claimsRevealedOn}::date
    where id = ${listId} and user_id = ${userId} and deleted_at is null`);
  return rowCount === 1;
}

/**
 * Turns sharing on or off. Off forgets the secret link, on makes a new one; on again while it is on changes nothing. Returns the
 * link's token (null: not shared), or undefined where the list is not his (Z4).
 */
export async function shareList(userId: string, listId: string, isOn: boolean): Promise<string | null | undefined> {
  if (!isUuid(listId)) return undefined;
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  const { rows } = await database().execute<{ share_token: string | null }>(sql`
    update gift_lists set is_public = ${isOn}, share_token = ${isOn ? sql`coalesce(share_token, ${token})` : sql`null`}
    where id = ${listId} and user_id = ${userId} and deleted_at is null
    returning share_token`);
  return rows[0]?.share_token;
}

/** Deletes a list; restoreList undoes it for a while. False where it is not his (Z4). */
export async function deleteList(userId: string, listId: string): Promise<boolean> {
  if (!isUuid(listId)) return false;
  const { rowCount } = await database().execute(sql`
    update gift_lists set deleted_at = now() where id = ${listId} and user_id = ${userId} and deleted_at is null`);
  return rowCount === 1;
}

/** Brings a deleted list back as it was, its link included. False where there is nothing to bring back. */
export async function restoreList(userId: string, listId: string): Promise<boolean> {
  if (!isUuid(listId)) return false;
  return database().transaction(async (transaction) => {
    await lockListsOf(transaction, userId);
    const { rowCount } = await transaction.execute(sql`
      update gift_lists set deleted_at = null
      where id = ${listId} and user_id = ${userId} and deleted_at > now() - make_interval(hours => ${UNDO_HOURS})
        and (select count(*) from gift_lists where user_id = ${userId} and deleted_at is null) < ${MAX_LISTS}`);
    return rowCount === 1;
  });
}
