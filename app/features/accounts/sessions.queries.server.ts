import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { readRow, readRows, rowOf, timestamp, uuid } from "#app/platform/db/rows.server.ts";

const sessionWithUserRow = rowOf({
  sessionId: uuid,
  createdAt: timestamp,
  lastUsedAt: timestamp,
  expiresAt: timestamp,
  id: uuid,
  email: z.string(),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  emailVerified: z.boolean(),
  twoFactorEnabled: z.boolean(),
  rolesVersion: z.int(),
});

/** Returns the stored session with its user, even where it has expired. Null for an unknown token. */
export async function findSession(token: string) {
  const row = await readRow(database(), sessionWithUserRow)`
    select s.id as "sessionId", s.created_at as "createdAt", s.updated_at as "lastUsedAt", s.expires_at as "expiresAt", u.id, u.email, u.name,
      u.first_name as "firstName", u.last_name as "lastName", u.email_verified as "emailVerified",
      u.two_factor_enabled as "twoFactorEnabled", u.roles_version as "rolesVersion"
    from sessions s join users u on u.id = s.user_id where s.token = ${token}`;
  if (row === null) return null;
  const { sessionId, createdAt, lastUsedAt, expiresAt, ...user } = row;
  return { id: sessionId, createdAt: new Date(createdAt), lastUsedAt: new Date(lastUsedAt), expiresAt: new Date(expiresAt), user };
}

const sessionRow = rowOf({ id: uuid, userAgent: z.string().nullable(), createdAt: timestamp, lastUsedAt: timestamp });

/** Lists a user's sessions that have not ended, last used first. */
export async function listSessions(userId: string): Promise<{ id: string; userAgent: string | null; createdAt: Date; lastUsedAt: Date }[]> {
  const rows = await readRows(database(), sessionRow)`
    select id, user_agent as "userAgent", created_at as "createdAt", updated_at as "lastUsedAt" from sessions
    where user_id = ${userId} and expires_at > now() order by updated_at desc`;
  return rows.map(({ createdAt, lastUsedAt, ...session }) => ({
    ...session,
    createdAt: new Date(createdAt),
    lastUsedAt: new Date(lastUsedAt),
  }));
}
