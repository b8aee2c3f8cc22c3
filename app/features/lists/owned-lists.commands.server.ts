import { sql } from "drizzle-orm";
import { isUuid } from "#app/features/catalogue/rules.ts";
import type { Executor } from "#app/platform/db/database.server.ts";

/**
 * Makes other writers of this list wait until the transaction ends, and says whether it is `userId`'s at all (Z4). Whatever changes
 * a list or its items begins with this. "No key": a visitor's claim refers to these rows and must neither wait for the owner nor be felt
 * by him.
 */
export async function lockOwnList(executor: Executor, userId: string, listId: string): Promise<boolean> {
  if (!isUuid(listId)) return false;
  const { rows } = await executor.execute(
    sql`select 1 from gift_lists where id = ${listId} and user_id = ${userId} and deleted_at is null for no key update`,
  );
  return rows.length === 1;
}
