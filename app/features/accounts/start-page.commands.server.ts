import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { changeRows, readOneRow, rowOf } from "#app/platform/db/rows.server.ts";

/** True where the user has said that they know their way about the admin area. */
export async function knowsTheWay(userId: string): Promise<boolean> {
  const { knows } = await readOneRow(database(), rowOf({ knows: z.boolean() }))`
    select exists (select from user_preferences where user_id = ${userId} and preferences -> 'knowsTheWay' = 'true') as knows`;
  return knows;
}

/** Stores that the user knows their way: /admin leads them to the gifts from now on. */
export async function noteKnowingTheWay(userId: string): Promise<void> {
  await changeRows(database())`
    insert into user_preferences (user_id, preferences) values (${userId}, '{"knowsTheWay": true}')
    on conflict (user_id) do update set preferences = user_preferences.preferences || excluded.preferences, updated_at = now()`;
}
