import { z } from "zod";
import { config } from "#app/platform/config.server.ts";
import { DAY_MS } from "#app/platform/days.ts";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { readRow, rowOf } from "#app/platform/db/rows.server.ts";
import { requestMailDelivery, queueMail } from "#app/platform/mail/mail-queue.server.ts";
import { LINK_MINUTES } from "./constants.ts";
import { consumeAccountMailLimit, consumeMailRequestLimit } from "./limits.service.server.ts";
import { createLink } from "./links.commands.server.ts";
import { accountExistsMail, confirmationMail, resetMail } from "./mails.rules.ts";
import { type ActionOrigin, type SecurityEvent, securityMail } from "./security-notices.rules.ts";

const LINK_MS = LINK_MINUTES * 60_000;

export type MailRequest = { ok: true } | { ok: false; reason: "rate-limited"; retryAfterSeconds: number };

async function findOwner(email: string, db: Executor): Promise<{ emailVerified: boolean } | null> {
  return readRow(db, rowOf({ emailVerified: z.boolean() }))`select email_verified as "emailVerified" from users where email = ${email}`;
}

/**
 * Sends the mail that fits to an email address. Where none is due (no account, or its mailbox had three within the hour) the same work is
 * done for a mail that nobody receives, so that the response time reveals nothing (A2).
 */
async function writeTo(
  email: string,
  kind: "sign-up" | "confirmation" | "reset",
  isDue: (isConfirmed: boolean) => boolean,
  db: Executor,
): Promise<void> {
  const owner = await findOwner(email, db);
  const { siteName } = config();
  const isConfirmed = owner?.emailVerified ?? false;
  const isReset = kind === "reset" || (kind === "sign-up" && isConfirmed);
  const use = await consumeAccountMailLimit(email);
  const link = await createLink(email, isReset ? "reset-password" : "confirm-email", { db });
  const compose = kind === "reset" ? resetMail : isReset ? accountExistsMail : confirmationMail;
  const goesOut = owner !== null && isDue(isConfirmed) && use.ok;
  await queueMail(compose({ siteName, to: email, link }), { usefulMs: goesOut ? LINK_MS : 0 }, db);
}

/**
 * Sends the mail that follows a sign-up, as part of its transaction: it asks to confirm the address or, where a confirmed account exists
 * already, states that.
 */
export async function mailAfterSignUp(email: string, transaction: Executor): Promise<void> {
  await writeTo(email, "sign-up", () => true, transaction);
}

async function writeOnWish(
  email: string,
  kind: "confirmation" | "reset",
  clientAddress: string | null,
  isDue: (isConfirmed: boolean) => boolean,
): Promise<MailRequest> {
  const use = await consumeMailRequestLimit(clientAddress);
  if (!use.ok) return { ok: false, reason: "rate-limited", retryAfterSeconds: use.retryAfterSeconds };
  await database().transaction((transaction) => writeTo(email, kind, isDue, transaction));
  requestMailDelivery();
  return { ok: true };
}

/** Sends the confirmation mail again, if there is an unconfirmed account. */
export async function resendConfirmation(email: string, clientAddress: string | null): Promise<MailRequest> {
  return writeOnWish(email, "confirmation", clientAddress, (isConfirmed) => !isConfirmed);
}

/** Sends a link to choose a new password, if there is an account. */
export async function requestReset(email: string, clientAddress: string | null): Promise<MailRequest> {
  return writeOnWish(email, "reset", clientAddress, () => true);
}

/**
 * Notifies the owner of an account of what has just been done with it, as part of the transaction that does it; also at an address that was
 * never confirmed, since its mailbox is the only way to the owner. The caller calls requestMailDelivery after the commit.
 */
export async function mailSecurityNotice(to: string, event: SecurityEvent, origin: ActionOrigin, transaction: Executor): Promise<void> {
  const { siteName, siteUrl, contactEmail } = config();
  await queueMail(securityMail({ siteName, siteUrl, contactEmail, to, event, origin }), { usefulMs: DAY_MS }, transaction);
}
