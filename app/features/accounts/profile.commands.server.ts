import { eq, sql } from "drizzle-orm";
import { database } from "#app/platform/db/database.server.ts";
import { type FormConflict, mergeForm } from "#app/platform/form-merge.ts";
import { checkPassword, type PasswordCheck } from "./passwords.commands.server.ts";
import { isLastAdmin, lockAdmins } from "./roles.commands.server.ts";
import type { PersonName } from "./schema.ts";
import { endSessions } from "./sessions.commands.server.ts";
import { userPreferences, users } from "./tables.server.ts";

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
    const [now] = await transaction
      .select({ firstName: users.firstName, lastName: users.lastName })
      .from(users)
      .where(eq(users.id, userId))
      .for("no key update");
    const merge = mergeForm(wanted, now ?? wanted, opened);
    if (!merge.ok) return merge;
    const { firstName, lastName } = merge.fields;
    await transaction
      .update(users)
      .set({ firstName, lastName, name: `${firstName} ${lastName}`.trim(), updatedAt: sql`now()` })
      .where(eq(users.id, userId));
    return { ok: true };
  });
}

/** Stores the user's marketplace, as the suffix of its host. */
export async function saveMarketplacePreference(userId: string, marketplace: string): Promise<void> {
  await database()
    .insert(userPreferences)
    .values({ userId, preferences: { marketplace } })
    .onConflictDoUpdate({
      target: userPreferences.userId,
      set: { preferences: sql`user_preferences.preferences || excluded.preferences`, updatedAt: sql`now()` },
    });
}

export type AccountDeletion = PasswordCheck | { ok: false; reason: "last-admin" };

/** Deletes the user's own account with all their data, sessions included (P1). The last admin cannot be deleted (Z3). */
export async function deleteAccount(userId: string, password: string): Promise<AccountDeletion> {
  const check = await checkPassword(userId, password);
  if (!check.ok) return check;
  return database().transaction(async (transaction): Promise<AccountDeletion> => {
    await lockAdmins(transaction);
    if (await isLastAdmin(userId, transaction)) return { ok: false, reason: "last-admin" };
    await endSessions(userId, transaction);
    // All other rows of a user refer to this row and are deleted with it.
    await transaction.delete(users).where(eq(users.id, userId));
    return { ok: true };
  });
}
