import { sql } from "drizzle-orm";
import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { readOneRow, readRows, rowOf, timestamp, uuid } from "#app/platform/db/rows.server.ts";
import { type InboxAddress, MESSAGES_PER_PAGE } from "./inbox-form.ts";
import type { ContactMessage } from "./types.ts";

const messageRow = rowOf({
  id: uuid,
  name: z.string(),
  email: z.string(),
  message: z.string(),
  receivedAt: timestamp,
  isMailed: z.boolean(),
  doneAt: timestamp.nullable(),
  doneBy: z.string().nullable(),
});

/** Returns a page of a folder, newest first. */
export async function listMessages({ folder, page }: InboxAddress): Promise<ContactMessage[]> {
  const rows = await readRows(database(), messageRow)`
    select m.id, m.name, m.email, m.message, m.received_at as "receivedAt", m.is_mailed as "isMailed", m.done_at as "doneAt",
      u.name as "doneBy"
    from contact_messages m left join users u on u.id = m.done_by
    where ${folder === "open" ? sql`m.done_at is null` : sql`m.done_at is not null`}
    order by m.received_at desc, m.id limit ${MESSAGES_PER_PAGE} offset ${(page - 1) * MESSAGES_PER_PAGE}`;
  return rows.map((row) => ({
    ...row,
    receivedAt: new Date(row.receivedAt),
    doneAt: row.doneAt === null ? null : new Date(row.doneAt),
  }));
}

/** Returns how many messages are open and how many are done. */
export async function countMessages(): Promise<{ open: number; done: number }> {
  return readOneRow(database(), rowOf({ open: z.int(), done: z.int() }))`
    select count(*) filter (where done_at is null)::int as open, count(*) filter (where done_at is not null)::int as done from contact_messages`;
}
