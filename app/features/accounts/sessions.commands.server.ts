import { database, type Executor } from "#app/platform/db/database.server.ts";
import { changeRows } from "#app/platform/db/rows.server.ts";
import { authContext } from "./auth.server.ts";
import { sessionCookie } from "./session-cookie.server.ts";
import { IDLE_MS } from "./sessions.ts";

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
  await changeRows(database())`
    update sessions set updated_at = ${usedAt}, expires_at = ${expiresAt} where id = ${id} and expires_at > ${usedAt}`;
}

/** Ends one session of a user. Returns false where they have none with that id. */
export async function endSession(userId: string, sessionId: string): Promise<boolean> {
  return (await changeRows(database())`delete from sessions where user_id = ${userId} and id = ${sessionId}`) > 0;
}

/** Ends all of a user's sessions (A5), and their sign-ins that wait for a second step. */
export async function endSessions(userId: string, db: Executor = database()): Promise<void> {
  await changeRows(db)`delete from sessions where user_id = ${userId}`;
  await changeRows(db)`delete from verifications where value = ${userId}`;
}

/** Deletes expired sessions, and expired sign-ins that never got their second step. */
export async function deleteEndedSessions(now: Date): Promise<void> {
  await changeRows(database())`delete from sessions where expires_at < ${now}`;
  await changeRows(database())`delete from verifications where expires_at < ${now}`;
}

/** Ends the session with this token, for any user. */
export async function endSessionOfToken(token: string): Promise<void> {
  await changeRows(database())`delete from sessions where token = ${token}`;
}
