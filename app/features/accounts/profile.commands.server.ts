import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { changeRows, readRow, rowOf } from "#app/platform/db/rows.server.ts";
import { type FormConflict, mergeForm } from "#app/platform/form-merge.ts";
import { checkPassword, type PasswordCheck } from "./passwords.commands.server.ts";
import { isLastOwner, lockRoles } from "./roles.commands.server.ts";
import type { PersonName } from "./schema.ts";
import { endSessions } from "./sessions.commands.server.ts";

const nameRow = rowOf({ firstName: z.string(), lastName: z.string() });

/**
 * Changes the user's own name. `opened` has the values that the form started with: a field that was saved elsewhere since then is left
 * alone, or reported as a conflict.
 */
export async function changeName(
  userId: string,
  wanted: PersonName,
  opened: Partial<PersonName>,
): Promise<{ ok: true } | FormConflict<PersonName>> {
  return database().transaction(async (transaction) => {
    const now = await readRow(transaction, nameRow)`
      select first_name as "firstName", last_name as "lastName" from users where id = ${userId} for no key update`;
    const merge = mergeForm(wanted, now ?? wanted, opened);
    if (!merge.ok) return merge;
    const { firstName, lastName } = merge.fields;
    const name = `${firstName} ${lastName}`.trim();
    await changeRows(transaction)`
      update users set first_name = ${firstName}, last_name = ${lastName}, name = ${name}, updated_at = now() where id = ${userId}`;
    return { ok: true };
  });
}

/** Stores the user's marketplace, as the suffix of its host. */
export async function saveMarketplacePreference(userId: string, marketplace: string): Promise<void> {
  await changeRows(database())`
    insert into user_preferences (user_id, preferences) values (${userId}, jsonb_build_object('marketplace', ${marketplace}::text))
    on conflict (user_id) do update set preferences = user_preferences.preferences || excluded.preferences, updated_at = now()`;
}

export type AccountDeletion = PasswordCheck | { ok: false; reason: "last-owner" };

/** Deletes the user's own account with all their data, sessions included (P1). The last owner cannot be deleted (Z3). */
export async function deleteAccount(userId: string, password: string): Promise<AccountDeletion> {
  const check = await checkPassword(userId, password);
  if (!check.ok) return check;
  return database().transaction(async (transaction): Promise<AccountDeletion> => {
    await lockRoles(transaction);
    if (await isLastOwner(userId, transaction)) return { ok: false, reason: "last-owner" };
    await endSessions(userId, transaction);
    await changeRows(transaction)`delete from invitations where email = (select email from users where id = ${userId})`;
    // All other rows of a user refer to this row and are deleted with it.
    await changeRows(transaction)`delete from users where id = ${userId}`;
    return { ok: true };
  });
}
