import type { Executor } from "#app/platform/db/database.server.ts";
import { changeRows } from "#app/platform/db/rows.server.ts";
import { revokeLinks } from "./links.commands.server.ts";
import { endSessions } from "./sessions.commands.server.ts";

/** Sets the password of an account, whether or not it had one. Whatever else opens the account stays. */
export async function writePassword(userId: string, hash: string, db: Executor): Promise<void> {
  await changeRows(db)`
    insert into credentials (user_id, account_id, provider_id, password) values (${userId}, ${userId}, 'credential', ${hash})
    on conflict (provider_id, account_id) do update set password = excluded.password, updated_at = now()`;
}

/**
 * Removes what else opens an account for somebody who proved that its mailbox is theirs: passkeys, sessions, links and a move under way
 * (A5). The open challenges go first, so that a passkey that is being added either is there to be removed, or is refused.
 */
export async function removePasskeysAndSessions(userId: string, db: Executor): Promise<void> {
  await changeRows(db)`delete from passkey_challenges where user_id = ${userId}`;
  await changeRows(db)`delete from passkeys where user_id = ${userId}`;
  await changeRows(db)`delete from email_changes where user_id = ${userId}`;
  await endSessions(userId, db);
  await revokeLinks(userId, null, db);
}

/** Removes the second factor, which nobody but its owner could pass. */
export async function removeSecondFactor(userId: string, db: Executor): Promise<void> {
  await changeRows(db)`delete from two_factors where user_id = ${userId}`;
  await changeRows(db)`update users set two_factor_enabled = false where id = ${userId}`;
}
