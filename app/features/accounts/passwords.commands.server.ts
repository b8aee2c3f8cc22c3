import { sql } from "drizzle-orm";
import { z } from "zod";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { changeRows, readRow, rowOf } from "#app/platform/db/rows.server.ts";
import { requestMailDelivery } from "#app/platform/mail/mail-queue.server.ts";
import { mailSecurityNotice } from "./account-mails.commands.server.ts";
import { authContext } from "./auth.service.server.ts";
import { consumePasswordCheckLimit } from "./limits.service.server.ts";
import { revokeLinks, redeemLink } from "./links.commands.server.ts";
import { describePasswordFaults } from "./passwords.rules.ts";
import { endSessions } from "./sessions.commands.server.ts";
import type { ActionOrigin } from "./security-notices.rules.ts";

export type PasswordCheck =
  | { ok: true }
  | { ok: false; reason: "wrong-password" }
  | { ok: false; reason: "rate-limited"; retryAfterSeconds: number };

/**
 * Checks the password of a signed-in user before an action that a stolen session must not perform. Five wrong ones in 15 minutes are
 * allowed.
 */
export async function checkPassword(userId: string, password: string): Promise<PasswordCheck> {
  const { use, refund } = await consumePasswordCheckLimit(userId);
  if (!use.ok) return { ok: false, reason: "rate-limited", retryAfterSeconds: use.retryAfterSeconds };
  const row = await readRow(database(), rowOf({ hash: z.string().nullable() }))`
    select password as hash from credentials where ${ofUser(userId)}`;
  const context = await authContext();
  if (!row?.hash || !(await context.password.verify({ hash: row.hash, password }))) return { ok: false, reason: "wrong-password" };
  await refund();
  return { ok: true };
}

const ofUser = (userId: string) => sql`user_id = ${userId} and provider_id = 'credential'`;

async function hashOf(password: string): Promise<string> {
  return (await authContext()).password.hash(password);
}

/** Replaces the password, and ends all sessions and links that the old one had opened (A5). */
async function replacePassword(userId: string, hash: string, db: Executor): Promise<void> {
  await changeRows(db)`update credentials set password = ${hash}, updated_at = now() where ${ofUser(userId)}`;
  await endSessions(userId, db);
  await revokeLinks(userId, null, db);
}

export type PasswordChange = PasswordCheck | { ok: false; reason: "weak-password"; why: string };

/**
 * Changes the user's password after a check of the current one. All their sessions and open links end, including the current session, whose
 * cookie may be stolen. The caller starts a new session for this browser.
 */
export async function changePassword(
  actor: { id: string; email: string },
  { current, next }: { current: string; next: string },
  origin: ActionOrigin,
): Promise<PasswordChange> {
  const why = describePasswordFaults(next);
  if (why !== null) return { ok: false, reason: "weak-password", why };
  const check = await checkPassword(actor.id, current);
  if (!check.ok) return check;
  const hash = await hashOf(next);
  await database().transaction(async (transaction) => {
    await replacePassword(actor.id, hash, transaction);
    await mailSecurityNotice(actor.email, { kind: "password-changed" }, origin, transaction);
  });
  requestMailDelivery();
  return { ok: true };
}

export type PasswordReset = { ok: true } | { ok: false; reason: "bad-link" } | { ok: false; reason: "weak-password"; why: string };

/**
 * Sets a new password with the link of a mail. The link is used up, unless the password is too weak. All sessions end, and the email
 * address counts as confirmed, since the link was read there.
 */
export async function resetPassword(token: string, password: string, origin: ActionOrigin): Promise<PasswordReset> {
  const why = describePasswordFaults(password);
  if (why !== null) return { ok: false, reason: "weak-password", why };
  const hash = await hashOf(password);
  const userId = await database().transaction(async (transaction) => {
    const link = await redeemLink(token, "reset-password", transaction);
    if (link === null) return null;
    await replacePassword(link.userId, hash, transaction);
    const user = await readRow(transaction, rowOf({ email: z.string() }))`
      update users set email_verified = true, updated_at = now() where id = ${link.userId} returning email`;
    if (user !== null) await mailSecurityNotice(user.email, { kind: "password-reset" }, origin, transaction);
    return link.userId;
  });
  requestMailDelivery();
  return userId === null ? { ok: false, reason: "bad-link" } : { ok: true };
}
