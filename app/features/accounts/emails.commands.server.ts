import { and, eq, gt, sql } from "drizzle-orm";
import { config } from "#app/platform/config.server.ts";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { requestMailDelivery, queueMail } from "#app/platform/mail/mail-queue.server.ts";
import { mailSecurityNotice } from "./account-mails.commands.server.ts";
import { LINK_MINUTES } from "./constants.ts";
import { createLink, revokeLinks, redeemLink } from "./links.commands.server.ts";
import { addressTakenMail, approveChangeMail, confirmChangeMail } from "./mails.rules.ts";
import { checkPassword, type PasswordCheck } from "./passwords.commands.server.ts";
import type { ActionOrigin } from "./security-notices.rules.ts";
import { emailChanges, users } from "./tables.server.ts";

const LINK_MS = LINK_MINUTES * 60_000;

/** Confirms the email address of an account with the link of a mail. Returns false for a link that does not work (any more). */
export async function confirmEmail(token: string): Promise<boolean> {
  return database().transaction(async (transaction) => {
    const link = await redeemLink(token, "confirm-email", transaction);
    if (link === null) return false;
    await transaction
      .update(users)
      .set({ emailVerified: true, updatedAt: sql`now()` })
      .where(eq(users.id, link.userId));
    await revokeLinks(link.userId, "confirm-email", transaction);
    return true;
  });
}

interface Actor {
  id: string;
  email: string;
  emailVerified: boolean;
}

/**
 * Starts moving an account to another email address: both mailboxes get a link, and the account moves once both links have been used. Where
 * the new address has an account, its owner is notified and the answer is the same (A2).
 */
export async function startEmailChange(
  actor: Actor,
  { newEmail, password }: { newEmail: string; password: string },
): Promise<PasswordCheck> {
  const check = await checkPassword(actor.id, password);
  if (!check.ok) return check;
  const { siteName } = config();
  await database().transaction(async (transaction) => {
    await revokeLinks(actor.id, "approve-email-change", transaction);
    await revokeLinks(actor.id, "confirm-email-change", transaction);
    const change = {
      newEmail,
      // An unconfirmed mailbox may not exist, so its approval is not required.
      approvedAt: actor.emailVerified ? null : sql`now()`,
      confirmedAt: null,
      expiresAt: sql`now() + ${LINK_MINUTES} * interval '1 minute'`,
    };
    await transaction
      .insert(emailChanges)
      .values({ userId: actor.id, ...change })
      .onConflictDoUpdate({ target: emailChanges.userId, set: change });
    if (actor.emailVerified) {
      const link = await createLink(actor.email, "approve-email-change", { newEmail, db: transaction });
      await queueMail(approveChangeMail({ siteName, to: actor.email, link, newEmail }), { usefulMs: LINK_MS }, transaction);
    }
    const [taken] = await transaction.select({ id: users.id }).from(users).where(eq(users.email, newEmail));
    const link = await createLink(actor.email, "confirm-email-change", { newEmail, db: transaction });
    const mail = taken === undefined ? confirmChangeMail({ siteName, to: newEmail, link }) : addressTakenMail({ siteName, to: newEmail });
    await queueMail(mail, { usefulMs: LINK_MS }, transaction);
  });
  requestMailDelivery();
  return { ok: true };
}

export type EmailChangeStep = { ok: true; isDone: boolean } | { ok: false; reason: "bad-link" };

/** Records that one of the two mailboxes agrees to the change. `isDone` is true once both have and the account has moved. */
export async function approveEmailChange(
  token: string,
  purpose: "approve-email-change" | "confirm-email-change",
  origin: ActionOrigin,
): Promise<EmailChangeStep> {
  const step = await database().transaction(async (transaction): Promise<EmailChangeStep> => {
    const link = await redeemLink(token, purpose, transaction);
    if (link === null || link.newEmail === null) return { ok: false, reason: "bad-link" };
    const [change] = await transaction
      .update(emailChanges)
      .set(purpose === "approve-email-change" ? { approvedAt: sql`now()` } : { confirmedAt: sql`now()` })
      .where(and(eq(emailChanges.userId, link.userId), eq(emailChanges.newEmail, link.newEmail), gt(emailChanges.expiresAt, sql`now()`)))
      .returning();
    if (change === undefined) return { ok: false, reason: "bad-link" };
    if (change.approvedAt === null || change.confirmedAt === null) return { ok: true, isDone: false };
    return moveAccount(link.userId, link.newEmail, origin, transaction);
  });
  requestMailDelivery();
  return step;
}

async function moveAccount(userId: string, newEmail: string, origin: ActionOrigin, db: Executor): Promise<EmailChangeStep> {
  await db.delete(emailChanges).where(eq(emailChanges.userId, userId));
  const [before] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  // Another account may have taken the address in the meantime.
  const [taken] = await db.select({ id: users.id }).from(users).where(eq(users.email, newEmail));
  if (before === undefined || taken !== undefined) return { ok: false, reason: "bad-link" };
  await db
    .update(users)
    .set({ email: newEmail, emailVerified: true, updatedAt: sql`now()` })
    .where(eq(users.id, userId));
  await revokeLinks(userId, null, db);
  await mailSecurityNotice(before.email, { kind: "email-moved", newEmail }, origin, db);
  return { ok: true, isDone: true };
}
