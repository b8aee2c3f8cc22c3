import { and, eq, gt, lt } from "drizzle-orm";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { authContext } from "./auth.service.server.ts";
import { sessionCookie } from "./session-cookie.service.server.ts";
import { IDLE_MS } from "./sessions.rules.ts";
import { sessions, verifications } from "./tables.server.ts";

const MAX_USER_AGENT = 300;

/** Creates a session for an authenticated user, and returns the Set-Cookie header for it. */
export async function startSession(userId: string, request: Request): Promise<string> {
  const { internalAdapter } = await authContext();
  const userAgent = (request.headers.get("user-agent") ?? "").slice(0, MAX_USER_AGENT);
  const { token } = await internalAdapter.createSession(userId, false, { userAgent });
  return sessionCookie(token, IDLE_MS / 1000);
}

/** Records that a session was used at `usedAt` and now ends at `expiresAt`. A session that was ended in the meantime stays ended. */
export async function touchSession(id: string, { usedAt, expiresAt }: { usedAt: Date; expiresAt: Date }): Promise<void> {
  await database()
    .update(sessions)
    .set({ updatedAt: usedAt, expiresAt })
    .where(and(eq(sessions.id, id), gt(sessions.expiresAt, usedAt)));
}

/** Ends one session of a user. Returns false where they have none with that id. */
export async function endSession(userId: string, sessionId: string): Promise<boolean> {
  const ended = await database()
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends all of a user's sessions (A5), and their sign-ins that wait for a second step. */
export async function endSessions(userId: string, db: Executor = database()): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
  await db.delete(verifications).where(eq(verifications.value, userId));
}

/** Deletes expired sessions, and expired sign-ins that never got their second step. */
export async function deleteEndedSessions(now: Date): Promise<void> {
  await database().delete(sessions).where(lt(sessions.expiresAt, now));
  await database().delete(verifications).where(lt(verifications.expiresAt, now));
}

/** Ends the session with this token, for any user. */
export async function endSessionOfToken(token: string): Promise<void> {
  await database().delete(sessions).where(eq(sessions.token, token));
}
