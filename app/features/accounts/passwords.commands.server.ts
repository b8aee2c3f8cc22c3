import { sql } from "drizzle-orm";
import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { changeRows, readOneRow, readRow, rowOf, uuid } from "#app/platform/db/rows.server.ts";
import { logGate } from "#app/platform/log.server.ts";
import { requestMailDelivery } from "#app/platform/mail/mail-queue.server.ts";
import { mailSecurityNotice } from "./account-mails.commands.server.ts";
import { busyOr, hashPassword, verifyPassword, type Busy } from "./hashes.server.ts";
import { consumePasswordCheckLimit, consumeResetLimit } from "./limits.server.ts";
import { isLinkValid, revokeLinks, redeemLink } from "./links.commands.server.ts";
import { describePasswordFaults } from "./passwords.ts";
import { endSessions } from "./sessions.commands.server.ts";
import type { ActionOrigin } from "./security-notices.ts";
import { removePasskeysAndSessions, removeSecondFactor, writePassword } from "./ways-in.commands.server.ts";

export type PasswordCheck =
  | { ok: true }
  | { ok: false; reason: "wrong-password" }
  | { ok: false; reason: "rate-limited"; retryAfterSeconds: number }
  | Busy;

/**
 * Checks the password of a signed-in user before an action that a stolen session must not perform. Five wrong ones in 15 minutes are
 * allowed, and 30 in all.
 */
export async function checkPassword(userId: string, password: string): Promise<PasswordCheck> {
  const check = await checkCurrent(userId, password);
  return check.ok ? { ok: true } : check;
}

/** The same; returns the hash that the password belongs to. */
async function checkCurrent(userId: string, password: string): Promise<{ ok: true; hash: string } | Exclude<PasswordCheck, { ok: true }>> {
  const { use, refund } = await consumePasswordCheckLimit(userId);
  if (!use.ok) return { ok: false, reason: "rate-limited", retryAfterSeconds: use.retryAfterSeconds };
  const row = await readRow(database(), rowOf({ hash: z.string().nullable() }))`
    select password as hash from credentials where ${ofUser(userId)}`;
  if (!row?.hash) return { ok: false, reason: "wrong-password" };
  const isRight = await verifyPassword({ hash: row.hash, password }).catch(busyOr);
  if (isRight === false) {
    logGate({ gate: "password", outcome: "refused", userId, what: "asked again" });
    return { ok: false, reason: "wrong-password" };
  }
  await refund();
  return isRight === true ? { ok: true, hash: row.hash } : isRight;
}

const ofUser = (userId: string) => sql`user_id = ${userId} and provider_id = 'credential'`;

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
  const check = await checkCurrent(actor.id, current);
  if (!check.ok) return check;
  const hash = await hashPassword(next).catch(busyOr);
  if (typeof hash !== "string") return hash;
  const isChanged = await database().transaction(async (transaction) => {
    // The account may have got another password while this one was hashed, perhaps because a thief sends this.
    const changed = await changeRows(transaction)`
      update credentials set password = ${hash}, updated_at = now() where ${ofUser(actor.id)} and password = ${check.hash}`;
    if (changed === 0) return false;
    await endSessions(actor.id, transaction);
    await revokeLinks(actor.id, null, transaction);
    await mailSecurityNotice(actor, { kind: "password-changed" }, origin, transaction);
    return true;
  });
  requestMailDelivery();
  return isChanged ? { ok: true } : { ok: false, reason: "wrong-password" };
}

const ownerRow = rowOf({ email: z.string(), wasConfirmed: z.boolean() });

export type PasswordReset =
  | { ok: true }
  | { ok: false; reason: "bad-link" }
  | { ok: false; reason: "weak-password"; why: string }
  | { ok: false; reason: "rate-limited"; retryAfterSeconds: number }
  | Busy;

/**
 * Sets a new password with the link of a mail. The link is used up, unless the password is too weak. All sessions and passkeys end (A5),
 * and the email address counts as confirmed, since the link was read there. A second factor stays, unless it was set up before anybody had
 * confirmed the address: it may be a stranger's.
 */
export async function resetPassword(
  { token, password }: { token: string; password: string },
  clientAddress: string | null,
  origin: ActionOrigin,
): Promise<PasswordReset> {
  const why = describePasswordFaults(password);
  if (why !== null) return { ok: false, reason: "weak-password", why };
  const use = await consumeResetLimit(clientAddress);
  if (!use.ok) return { ok: false, reason: "rate-limited", retryAfterSeconds: use.retryAfterSeconds };
  // Only a link that works is worth a hash. The link is read again when it is used up.
  if (!(await isLinkValid(token, "reset-password"))) return { ok: false, reason: "bad-link" };
  const hash = await hashPassword(password).catch(busyOr);
  if (typeof hash !== "string") return hash;
  const userId = await database().transaction(async (transaction) => {
    const link = await redeemLink(token, "reset-password", transaction);
    if (link === null) return null;
    await writePassword(link.userId, hash, transaction);
    await removePasskeysAndSessions(link.userId, transaction);
    const user = await readOneRow(transaction, ownerRow)`
      select email, email_verified as "wasConfirmed" from users where id = ${link.userId}`;
    if (!user.wasConfirmed) await removeSecondFactor(link.userId, transaction);
    await changeRows(transaction)`update users set email_verified = true, updated_at = now() where id = ${link.userId}`;
    await mailSecurityNotice({ id: link.userId, email: user.email }, { kind: "password-reset" }, origin, transaction);
    return link.userId;
  });
  requestMailDelivery();
  return userId === null ? { ok: false, reason: "bad-link" } : { ok: true };
}

const passwordRow = rowOf({ userId: uuid, hash: z.string().nullable() });
const passwordOf = (email: string) => sql`
  select c.user_id as "userId", c.password as hash from credentials c join users u on u.id = c.user_id
  where u.email = ${email} and c.provider_id = 'credential'`;

type StoredPassword = z.infer<typeof passwordRow>;

/** Returns the hash of an account's password; null where there is no account, or none with a password. */
export const findPassword = (email: string): Promise<StoredPassword | null> => readRow(database(), passwordRow)`${passwordOf(email)}`;

/**
 * True where the password was replaced while a sign-in checked it. What the sign-in has opened came too late for the reset to end it, so it
 * ends here (A5); a reset under way is waited for.
 */
export async function hasLostPassword(email: string, before: StoredPassword | null): Promise<boolean> {
  const now = await readRow(database(), passwordRow)`${passwordOf(email)} for share of c`;
  if (now !== null && now.hash === before?.hash) return false;
  if (before !== null) await endSessions(before.userId);
  return true;
}
