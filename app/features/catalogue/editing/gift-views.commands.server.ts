import { sql } from "drizzle-orm";
import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { changeRows, readOneRow, readRow, readRows, rowOf, uuid } from "#app/platform/db/rows.server.ts";
import { type GiftView, habitsSchema, MAX_VIEWS, type TableHabits, type ViewChange } from "./gift-views.ts";

const viewRow = rowOf({
  id: uuid,
  name: z.string(),
  query: z.string(),
  isShared: z.boolean(),
  isOwn: z.boolean(),
  by: z.string().nullable(),
});

/** Returns somebody's own views, then those that others share, each by name. */
export async function listGiftViews(userId: string): Promise<GiftView[]> {
  return readRows(database(), viewRow)`
    select v.id, v.name, v.query, v.is_shared as "isShared", v.user_id = ${userId} as "isOwn",
      case when v.user_id <> ${userId} then nullif(u.name, '') end as by
    from gift_views v join users u on u.id = v.user_id
    where v.user_id = ${userId} or v.is_shared order by v.user_id <> ${userId}, lower(v.name), v.id`;
}

/** Saves a view; one of the same name is replaced. Returns false where the person has as many as they may. */
export async function saveGiftView(userId: string, { name, query, isShared }: Extract<ViewChange, { change: "save" }>): Promise<boolean> {
  return database().transaction(async (transaction) => {
    // Of two views that are saved at once the second counts the first.
    await changeRows(transaction)`select from users where id = ${userId} for update`;
    const { others } = await readOneRow(transaction, rowOf({ others: z.int() }))`
      select count(*)::int as others from gift_views where user_id = ${userId} and name <> ${name}`;
    if (others >= MAX_VIEWS) return false;
    await changeRows(transaction)`
      insert into gift_views (user_id, name, query, is_shared) values (${userId}, ${name}, ${query}, ${isShared})
      on conflict (user_id, name) do update set query = excluded.query, is_shared = excluded.is_shared`;
    return true;
  });
}

/** Deletes a view of one's own. Returns false where it is gone, or somebody else's. */
export async function deleteGiftView(userId: string, id: string): Promise<boolean> {
  return (await changeRows(database())`delete from gift_views where id = ${id} and user_id = ${userId}`) > 0;
}

const HABITS = "giftTable";
const USUAL: TableHabits = { columns: null, size: null };

/** Returns what somebody chose last of columns and size; what an earlier release has stored and this one does not know is the usual. */
export async function readTableHabits(userId: string): Promise<TableHabits> {
  const row = await readRow(database(), rowOf({ habits: z.unknown() }))`
    select preferences -> ${HABITS} as habits from user_preferences where user_id = ${userId}`;
  const read = habitsSchema.safeParse(row?.habits);
  return read.success ? read.data : USUAL;
}

/** Stores what somebody chose of columns and size. */
export async function rememberTableHabits(userId: string, habits: TableHabits): Promise<void> {
  await changeRows(database())`
    insert into user_preferences (user_id, preferences) values (${userId}, ${JSON.stringify({ [HABITS]: habits })}::jsonb)
    on conflict (user_id) do update set preferences = user_preferences.preferences || excluded.preferences, updated_at = now()`;
}

/** Exports the views that somebody has saved (P1); their columns and size stand among their preferences. */
export async function exportGiftViews(userId: string): Promise<Record<string, unknown>> {
  const views = await readRows(database(), rowOf({ name: z.string(), query: z.string(), isShared: z.boolean() }))`
    select name, query, is_shared as "isShared" from gift_views where user_id = ${sql.param(userId)} order by name`;
  return { giftTableViews: views };
}
