import { asc, eq } from "drizzle-orm";
import { database } from "#app/platform/db/database.server.ts";
import { passkeys } from "./tables.server.ts";

/** Lists a user's passkeys, oldest first. */
export async function listPasskeys(userId: string): Promise<{ id: string; name: string; createdAt: Date; lastUsedAt: Date | null }[]> {
  return database()
    .select({ id: passkeys.id, name: passkeys.name, createdAt: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt));
}
