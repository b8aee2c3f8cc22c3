import { isUuid } from "#app/features/catalogue/gift-tags.ts";
import type { Executor } from "#app/platform/db/database.server.ts";
import { idRow, readRow } from "#app/platform/db/rows.server.ts";

/**
 * Locks a list against other writers until the transaction ends, and returns whether it is the user's at all (Z4). Every change of a list
 * or its items begins with this. "No key" matters: a visitor's claim refers to these rows, and must neither wait for the owner nor be
 * noticed by them.
 */
export async function lockOwnList(executor: Executor, userId: string, listId: string): Promise<boolean> {
  if (!isUuid(listId)) return false;
  const list = await readRow(executor, idRow)`
    select id from gift_lists where id = ${listId} and user_id = ${userId} and deleted_at is null for no key update`;
  return list !== null;
}
