import { and, eq, sql } from "drizzle-orm";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { hurryMails } from "#app/platform/mail/mail-queue.server.ts";
import { mailSecurityNews } from "./account-mails.commands.server.ts";
import { authContext } from "./auth.service.server.ts";
import { countPasswordCheck } from "./limits.commands.server.ts";
import { dropLinks, redeemLink } from "./links.commands.server.ts";
import { describePasswordFaults } from "./passwords.rules.ts";
import { endSessions } from "./sessions.commands.server.ts";
import { credentials, users } from "./tables.server.ts";

const CHANGED = "your password was changed";

export type PasswordCheck =
  | { ok: true }
  | { ok: false; reason: "wrong-password" }
  | { ok: false; reason: "rate-limited"; retryAfterSeconds: number };

/** Whether somebody signed in knows his password, before something that a stolen session must not do. Five wrong ones in 15 minutes. */
export async function checkPassword(userId: string, password: string): Promise<PasswordCheck> {
  const { use, forgive } = await countPasswordCheck(userId);
  if (!use.ok) return { ok: false, reason: "rate-limited", retryAfterSeconds: use.retryAfterSeconds };
  const [row] = await database().select({ hash: credentials.password }).from(credentials).where(ofUser(userId));
  const context = await authContext();
  if (!row?.hash || !(await context.password.verify({ hash: row.hash, password }))) return { ok: false, reason: "wrong-password" };
  await forgive();
  return { ok: true };
}

const ofUser = (userId: string) => and(eq(credentials.userId, userId), eq(credentials.providerId, "credential"));

async function hashOf(password: string): Promise<string> {
  return (await authContext()).password.hash(password);
}

/** Puts a password in place; every way in that the old one opened is shut (A5). */
async function replacePassword(userId: string, hash: string, db: Executor): Promise<void> {
  await db
    .update(credentials)
    .set({ password: hash, updatedAt: sql`now()` })
    .where(ofUser(userId));
  await endSessions(userId, db);
  await dropLinks(userId, null, db);
}

export type PasswordChange = PasswordCheck | { ok: false; reason: "weak-password"; why: string };

/**
 * Changes the password of somebody signed in who knows the present one. All his sessions and open links end, this one too: somebody
 * may have its cookie. The caller starts a new one for this browser.
 */
export async function changePassword(
  actor: { id: string; email: string },
  { current, next }: { current: string; next: string },
): Promise<PasswordChange> {
  const why = describePasswordFaults(next);
  if (why !== null) return { ok: false, reason: "weak-password", why };
  const check = await checkPassword(actor.id, current);
  if (!check.ok) return check;
  const hash = await hashOf(next);
  await database().transaction(async (transaction) => {
    await replacePassword(actor.id, hash, transaction);
    await mailSecurityNews(actor.email, CHANGED, transaction);
  });
  hurryMails();
  return { ok: true };
}

export type PasswordReset = { ok: true } | { ok: false; reason: "bad-link" } | { ok: false; reason: "weak-password"; why: string };

/**
 * Sets a new password with the link of a mail. The link is used up, unless the password will not do. All sessions end; the address
 * counts as confirmed, since the link was read there.
 */
export async function resetPassword(token: string, password: string): Promise<PasswordReset> {
  const why = describePasswordFaults(password);
  if (why !== null) return { ok: false, reason: "weak-password", why };
  const hash = await hashOf(password);
  const userId = await database().transaction(async (transaction) => {
    const link = await redeemLink(token, "reset-password", transaction);
    if (link === null) return null;
    await replacePassword(link.userId, hash, transaction);
    const [user] = await transaction
      .update(users)
      .set({ emailVerified: true, updatedAt: sql`now()` })
      .where(eq(users.id, link.userId))
      .returning({ email: users.email });
    if (user !== undefined) await mailSecurityNews(user.email, CHANGED, transaction);
    return link.userId;
  });
  hurryMails();
  return userId === null ? { ok: false, reason: "bad-link" } : { ok: true };
}
