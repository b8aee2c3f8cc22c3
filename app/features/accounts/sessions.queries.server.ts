import { and, desc, eq, gt, sql } from "drizzle-orm";
import { database } from "#app/platform/db/database.server.ts";
import { sessions, users } from "./tables.server.ts";

/** Returns the stored session with its user, even where it has expired. Null for an unknown token. */
export async function findSession(token: string) {
  const [row] = await database()
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.updatedAt,
      expiresAt: sessions.expiresAt,
      user: {
        id: users.id,
        email: users.email,
        name: users.name,
        firstName: users.firstName,
        lastName: users.lastName,
        emailVerified: users.emailVerified,
        twoFactorEnabled: users.twoFactorEnabled,
        rolesVersion: users.rolesVersion,
      },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.token, token));
  return row ?? null;
}

/** Lists a user's sessions that have not ended, last used first. */
export async function listSessions(userId: string): Promise<{ id: string; userAgent: string | null; createdAt: Date; lastUsedAt: Date }[]> {
  return database()
    .select({ id: sessions.id, userAgent: sessions.userAgent, createdAt: sessions.createdAt, lastUsedAt: sessions.updatedAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.updatedAt));
}
