import { z } from "zod";
import { recordChange } from "#app/features/accounts/audit.commands.server.ts";
import { database } from "#app/platform/db/database.server.ts";
import { changeRows, idRow, readOneRow, readRow, rowOf } from "#app/platform/db/rows.server.ts";
import { MESSAGE_DAYS } from "./inbox-form.ts";

/** Puts a message into the inbox and returns its id. */
export async function keepContactMessage({ name, email, message }: { name: string; email: string; message: string }): Promise<string> {
  const { id } = await readOneRow(database(), idRow)`
    insert into contact_messages (name, email, message) values (${name}, ${email}, ${message}) returning id`;
  return id;
}

/** Notes that a message was mailed too. */
export async function noteMailedMessage(id: string): Promise<void> {
  await changeRows(database())`update contact_messages set is_mailed = true where id = ${id}`;
}

/** What can be done with a message. */
type MessageChange = "done" | "reopen" | "delete";

const ACTIONS = { done: "updated", reopen: "updated", delete: "deleted" } as const;

/**
 * Notes that somebody has dealt with a message or has not, or deletes it for good. The log names no writer. Returns false where it does not
 * exist.
 */
export async function changeMessage(actorId: string, id: string, change: MessageChange): Promise<boolean> {
  return database().transaction(async (transaction) => {
    const message = await readRow(transaction, rowOf({ isDone: z.boolean() }))`
      select done_at is not null as "isDone" from contact_messages where id = ${id} for update`;
    if (message === null) return false;
    if (change === "delete") await changeRows(transaction)`delete from contact_messages where id = ${id}`;
    else if (change === "done")
      await changeRows(transaction)`
        update contact_messages set done_at = coalesce(done_at, now()), done_by = coalesce(done_by, ${actorId}) where id = ${id}`;
    else await changeRows(transaction)`update contact_messages set done_at = null, done_by = null where id = ${id}`;
    await recordChange(transaction, {
      actorId,
      action: ACTIONS[change],
      subject: { kind: "message", id, name: "A message" },
      ...(change === "delete" ? {} : { before: { done: message.isDone }, after: { done: change === "done" } }),
    });
    return true;
  });
}

/** Deletes the messages that are a year old. */
export async function purgeMessages(): Promise<void> {
  await changeRows(database())`delete from contact_messages where received_at < now() - make_interval(days => ${MESSAGE_DAYS})`;
}
