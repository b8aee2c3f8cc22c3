import { sql } from "drizzle-orm";
import { z } from "zod";
import { findSiteNames } from "#app/features/look/site-names.queries.server.ts";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { changeRows, idRow, readRow, rowOf } from "#app/platform/db/rows.server.ts";
import { requestMailDelivery, queueMail } from "#app/platform/mail/mail-queue.server.ts";
import { mailSecurityNotice } from "./account-mails.commands.server.ts";
import { LINK_MINUTES } from "./constants.ts";
import { consumeAccountMailLimit, consumeEmailChangeLimit } from "./limits.server.ts";
import { createLink, revokeLinks, redeemLink, type SignUpTry } from "./links.commands.server.ts";
import { addressTakenMail, approveChangeMail, confirmChangeMail } from "./mails.ts";
import { checkPassword, type PasswordCheck } from "./passwords.commands.server.ts";
import type { ActionOrigin } from "./security-notices.ts";
import { removePasskeysAndSessions, removeSecondFactor, writePassword } from "./ways-in.commands.server.ts";

const LINK_MS = LINK_MINUTES * 60_000;

/**
 * Confirms the email address of an account with the link of a mail. The user who opens it owns the account: its password is the one of the
 * sign-up that the mail belongs to, and what others have set up before is gone. Returns false for a link that does not work (any more).
 */
export async function confirmEmail(token: string): Promise<boolean> {
  return database().transaction(async (transaction) => {
    const link = await redeemLink(token, "confirm-email", transaction);
    if (!link?.signUp) return false;
    const isFirst = await changeRows(transaction)`
      update users set email_verified = true, updated_at = now() where id = ${link.userId} and not email_verified`;
    if (isFirst === 0) return false;
    if (!(await isPasswordOf(link.userId, link.signUp.password, transaction))) await handOver(link.userId, link.signUp, transaction);
    await revokeLinks(link.userId, "confirm-email", transaction);
    return true;
  });
}

/** True where the account was opened by this very sign-up, so that all in it is of one person. */
const isPasswordOf = async (userId: string, hash: string, db: Executor) =>
  (await readRow(db, idRow)`select id from credentials where user_id = ${userId} and password = ${hash}`) !== null;

async function handOver(userId: string, { password, firstName, lastName }: SignUpTry, db: Executor): Promise<void> {
  await writePassword(userId, password, db);
  await removePasskeysAndSessions(userId, db);
  await removeSecondFactor(userId, db);
  await changeRows(db)`
    update users set first_name = ${firstName}, last_name = ${lastName}, name = ${`${firstName} ${lastName}`.trim()} where id = ${userId}`;
}

interface Actor {
  id: string;
  email: string;
  emailVerified: boolean;
}

/**
 * Starts moving an account to another email address: both mailboxes get a link, and the account moves once both links have been used. Where
 * the new address has an account, its owner is notified and the answer is the same (A2); so it is where its mailbox had its mails of the hour.
 */
export async function startEmailChange(
  actor: Actor,
  { newEmail, password }: { newEmail: string; password: string },
  clientAddress: string | null,
): Promise<PasswordCheck> {
  const check = await checkPassword(actor.id, password);
  if (!check.ok) return check;
  const use = await consumeEmailChangeLimit(actor.id, clientAddress);
  if (!use.ok) return { ok: false, reason: "rate-limited", retryAfterSeconds: use.retryAfterSeconds };
  const toNewAddress = await consumeAccountMailLimit(newEmail);
  const { siteName } = await findSiteNames();
  await database().transaction(async (transaction) => {
    await revokeLinks(actor.id, "approve-email-change", transaction);
    await revokeLinks(actor.id, "confirm-email-change", transaction);
    // An unconfirmed mailbox may not exist, so its approval is not required.
    const approvedAt = actor.emailVerified ? sql`null` : sql`now()`;
    await changeRows(transaction)`
      insert into email_changes (user_id, new_email, approved_at, confirmed_at, expires_at)
      values (${actor.id}, ${newEmail}, ${approvedAt}, null, now() + ${LINK_MINUTES} * interval '1 minute')
      on conflict (user_id) do update set new_email = excluded.new_email, approved_at = excluded.approved_at, confirmed_at = null,
        expires_at = excluded.expires_at`;
    if (actor.emailVerified) {
      const link = await createLink(actor.email, "approve-email-change", { newEmail, db: transaction });
      await queueMail(approveChangeMail({ siteName, to: actor.email, link, newEmail }), { usefulMs: LINK_MS }, transaction);
    }
    const taken = await findAccountOf(newEmail, transaction);
    const link = await createLink(actor.email, "confirm-email-change", { newEmail, db: transaction });
    const mail = taken === null ? confirmChangeMail({ siteName, to: newEmail, link }) : addressTakenMail({ siteName, to: newEmail });
    await queueMail(mail, { usefulMs: toNewAddress.ok ? LINK_MS : 0 }, transaction);
  });
  requestMailDelivery();
  return { ok: true };
}

const findAccountOf = (email: string, db: Executor) => readRow(db, idRow)`select id from users where email = ${email}`;

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
    const change = await readRow(transaction, rowOf({ isAgreed: z.boolean() }))`
      update email_changes set ${purpose === "approve-email-change" ? sql`approved_at` : sql`confirmed_at`} = now()
      where user_id = ${link.userId} and new_email = ${link.newEmail} and expires_at > now()
      returning approved_at is not null and confirmed_at is not null as "isAgreed"`;
    if (change === null) return { ok: false, reason: "bad-link" };
    if (!change.isAgreed) return { ok: true, isDone: false };
    return moveAccount(link.userId, link.newEmail, origin, transaction);
  });
  requestMailDelivery();
  return step;
}

async function moveAccount(userId: string, newEmail: string, origin: ActionOrigin, db: Executor): Promise<EmailChangeStep> {
  await changeRows(db)`delete from email_changes where user_id = ${userId}`;
  const before = await readRow(db, rowOf({ email: z.string() }))`select email from users where id = ${userId}`;
  // Another account may have taken the address in the meantime.
  if (before === null || (await findAccountOf(newEmail, db)) !== null) return { ok: false, reason: "bad-link" };
  await changeRows(db)`update users set email = ${newEmail}, email_verified = true, updated_at = now() where id = ${userId}`;
  await revokeLinks(userId, null, db);
  await mailSecurityNotice({ id: userId, email: before.email }, { kind: "email-moved", newEmail }, origin, db);
  return { ok: true, isDone: true };
}
