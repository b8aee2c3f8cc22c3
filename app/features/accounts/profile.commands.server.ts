import { eq, sql } from "drizzle-orm";
import { database } from "#app/platform/db/database.server.ts";
import { checkPassword, type PasswordCheck } from "./passwords.commands.server.ts";
import { isLastAdmin, lockAdmins } from "./roles.commands.server.ts";
import { endSessions } from "./sessions.commands.server.ts";
import { userPreferences, users } from "./tables.server.ts";

/** Changes somebody's own name. */
export async function changeName(userId: string, { firstName, lastName }: { firstName: string; lastName: string }): Promise<void> {
  await database()
    .update(users)
    .set({ firstName, lastName, name: `${firstName} ${lastName}`.trim(), updatedAt: sql`now()` })
    .where(eq(users.id, userId));
}

/** Keeps somebody's marketplace, as the suffix of its host. */
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

/** Deletes somebody's own account with everything that is his, sessions included (P1). The last admin stays (Z3). */
export async function deleteAccount(userId: string, password: string): Promise<AccountDeletion> {
  const check = await checkPassword(userId, password);
  if (!check.ok) return check;
  return database().transaction(async (transaction): Promise<AccountDeletion> => {
    await lockAdmins(transaction);
    if (await isLastAdmin(userId, transaction)) return { ok: false, reason: "last-admin" };
    await endSessions(userId, transaction);
    // Everything else of a person refers to its row here and goes with it.
    await transaction.delete(users).where(eq(users.id, userId));
    return { ok: true };
  });
}
