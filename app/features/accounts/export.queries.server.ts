import { and, asc, eq } from "drizzle-orm";
import { database } from "#app/platform/db/database.server.ts";
import { accessRequests, auditLog, emailChanges, passkeys, sessions, userPreferences, userRoles, users } from "./tables.server.ts";

/** Exports everything that this feature stores about a person (P1), except what would allow signing in as them: hashes, tokens and keys. */
export async function exportAccount(userId: string): Promise<Record<string, unknown>> {
  const db = database();
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  const [preferences] = await db.select().from(userPreferences).where(eq(userPreferences.userId, userId));
  const [emailChange] = await db.select().from(emailChanges).where(eq(emailChanges.userId, userId));
  return {
    account: user && {
      id: user.id,
      email: user.email,
      emailConfirmed: user.emailVerified,
      firstName: user.firstName,
      lastName: user.lastName,
      twoFactorEnabled: user.twoFactorEnabled,
      createdAt: user.createdAt,
      updatedAt: user.updatedAt,
    },
    pendingEmailChange: emailChange ? { newEmail: emailChange.newEmail, expiresAt: emailChange.expiresAt } : null,
    preferences: preferences?.preferences ?? {},
    roles: await db.select({ role: userRoles.role, grantedAt: userRoles.grantedAt }).from(userRoles).where(eq(userRoles.userId, userId)),
    accessRequests: await db
      .select({ requestedAt: accessRequests.requestedAt, outcome: accessRequests.outcome, decidedAt: accessRequests.decidedAt })
      .from(accessRequests)
      .where(eq(accessRequests.userId, userId))
      .orderBy(asc(accessRequests.requestedAt)),
    changesAsAdmin: await db
      .select({ at: auditLog.at, action: auditLog.action, kind: auditLog.subjectKind, name: auditLog.subjectName })
      .from(auditLog)
      .where(eq(auditLog.actorId, userId))
      .orderBy(asc(auditLog.id)),
    changesOfRole: await db
      .select({ at: auditLog.at, action: auditLog.action })
      .from(auditLog)
      .where(and(eq(auditLog.subjectKind, "user"), eq(auditLog.subjectId, userId)))
      .orderBy(asc(auditLog.id)),
    sessions: await db
      .select({ startedAt: sessions.createdAt, lastUsedAt: sessions.updatedAt, endsAt: sessions.expiresAt, device: sessions.userAgent })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(asc(sessions.createdAt)),
    passkeys: await db
      .select({ name: passkeys.name, createdAt: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt })
      .from(passkeys)
      .where(eq(passkeys.userId, userId))
      .orderBy(asc(passkeys.createdAt)),
  };
}
