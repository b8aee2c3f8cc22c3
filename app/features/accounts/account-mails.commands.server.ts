import { sql } from "drizzle-orm";
import { z } from "zod";
import { findSiteNames } from "#app/features/look/site-names.queries.server.ts";
import { DAY_MS } from "#app/platform/days.ts";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { readRow, readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { logGate } from "#app/platform/log.server.ts";
import { requestMailDelivery, queueMail } from "#app/platform/mail/mail-queue.server.ts";
import { LINK_MINUTES } from "./constants.ts";
import { consumeAccountMailLimit, consumeMailRequestLimit } from "./limits.server.ts";
import { createLink, type SignUpTry } from "./links.commands.server.ts";
import { accountExistsMail, confirmAnewMail, confirmationMail, resetMail } from "./mails.ts";
import { accessRequestedMail, type RoleEvent, roleMail } from "./role-mails.ts";
import { ROLES } from "./types.ts";
import { includesRight } from "./rights.ts";
import { type ActionOrigin, type SecurityEvent, securityMail } from "./security-notices.ts";

const LINK_MS = LINK_MINUTES * 60_000;

export type MailRequest = { ok: true } | { ok: false; reason: "rate-limited"; retryAfterSeconds: number };

async function findOwner(email: string, db: Executor): Promise<{ emailVerified: boolean } | null> {
  return readRow(db, rowOf({ emailVerified: z.boolean() }))`select email_verified as "emailVerified" from users where email = ${email}`;
}

type Occasion = "sign-up" | "own-confirmation" | "confirmation" | "reset";

/**
 * Returns the mail that an occasion calls for. Somebody without a session may ask for the confirmation of a stranger's sign-up, so their
 * link does not bring that one's password into force: it asks for a new one.
 */
function planMail(occasion: Occasion, isConfirmed: boolean) {
  switch (occasion) {
    case "sign-up":
      return isConfirmed
        ? ({ purpose: "reset-password", compose: accountExistsMail, isDue: true } as const)
        : ({ purpose: "confirm-email", compose: confirmationMail, isDue: true } as const);
    case "own-confirmation":
      return { purpose: "confirm-email", compose: confirmationMail, isDue: !isConfirmed } as const;
    case "confirmation":
      return { purpose: "reset-password", compose: confirmAnewMail, isDue: !isConfirmed } as const;
    case "reset":
      return { purpose: "reset-password", compose: resetMail, isDue: true } as const;
  }
}

/**
 * Sends the mail that fits to an email address. Where none is due (no account, or its mailbox had three within the hour) the same work is
 * done for a mail that nobody receives, so that the response time reveals nothing (A2).
 */
async function writeTo(email: string, occasion: Occasion, signUp: SignUpTry | null, db: Executor): Promise<void> {
  const owner = await findOwner(email, db);
  const { purpose, compose, isDue } = planMail(occasion, owner?.emailVerified ?? false);
  const use = await consumeAccountMailLimit(email);
  const link = await createLink(email, purpose, { signUp: purpose === "confirm-email" ? signUp : null, db });
  const { siteName } = await findSiteNames(db);
  const goesOut = owner !== null && isDue && use.ok;
  await queueMail(compose({ siteName, to: email, link }), { usefulMs: goesOut ? LINK_MS : 0 }, db);
}

/**
 * Sends the mail that follows a sign-up, as part of its transaction: it asks to confirm the address and with it this sign-up or, where a
 * confirmed account exists already, states that.
 */
export async function mailAfterSignUp(email: string, signUp: SignUpTry, transaction: Executor): Promise<void> {
  await writeTo(email, "sign-up", signUp, transaction);
}

async function writeOnWish(clientAddress: string | null, write: (transaction: Executor) => Promise<void>): Promise<MailRequest> {
  const use = await consumeMailRequestLimit(clientAddress);
  if (!use.ok) return { ok: false, reason: "rate-limited", retryAfterSeconds: use.retryAfterSeconds };
  await database().transaction(write);
  requestMailDelivery();
  return { ok: true };
}

const ownSignUpRow = rowOf({ password: z.string(), firstName: z.string(), lastName: z.string() });

/** Sends the confirmation mail again to a signed-in user whose address is not confirmed. The password they use now stays. */
export async function resendOwnConfirmation(user: { id: string; email: string }, clientAddress: string | null): Promise<MailRequest> {
  return writeOnWish(clientAddress, async (transaction) => {
    const own = await readRow(transaction, ownSignUpRow)`
      select password, first_name as "firstName", last_name as "lastName" from users u join credentials c on c.user_id = u.id
      where u.id = ${user.id} and password is not null`;
    if (own !== null) await writeTo(user.email, "own-confirmation", own, transaction);
  });
}

/** Sends a link to confirm an address and choose the account's password, if there is an unconfirmed account. */
export async function resendConfirmation(email: string, clientAddress: string | null): Promise<MailRequest> {
  return writeOnWish(clientAddress, (transaction) => writeTo(email, "confirmation", null, transaction));
}

/** Sends a link to choose a new password, if there is an account. */
export async function requestReset(email: string, clientAddress: string | null): Promise<MailRequest> {
  return writeOnWish(clientAddress, (transaction) => writeTo(email, "reset", null, transaction));
}

/** Tells a person what became of their right to the admin area, as part of the transaction that decides it. The caller calls requestMailDelivery. */
export async function mailAboutRole(userId: string, event: RoleEvent, transaction: Executor): Promise<void> {
  const { siteName, siteUrl } = await findSiteNames(transaction);
  const person = await readRow(transaction, rowOf({ email: z.string() }))`select email from users where id = ${userId}`;
  if (person !== null) await queueMail(roleMail({ siteName, siteUrl, to: person.email }, event), { usefulMs: DAY_MS }, transaction);
}

/** The roles whose people decide on requests. */
const DECIDING = ROLES.filter((role) => includesRight(role, "people"));

/** Tells everybody who may decide that a person asks for access, as part of the transaction that records it. The caller calls requestMailDelivery. */
export async function mailAdminsOfRequest(userId: string, transaction: Executor): Promise<void> {
  const { siteName, siteUrl } = await findSiteNames(transaction);
  const rows = await readRows(transaction, rowOf({ to: z.string(), name: z.string(), email: z.string() }))`
    select a.email as "to", u.name, u.email from users u, user_roles r join users a on a.id = r.user_id
    where u.id = ${userId} and r.role = any(${sql.param(DECIDING)}) order by a.id`;
  for (const row of rows) await queueMail(accessRequestedMail({ siteName, siteUrl, ...row }), { usefulMs: DAY_MS }, transaction);
}

/**
 * Notifies the owner of an account of what has just been done with it, as part of the transaction that does it, and logs it; also at an
 * address that was never confirmed, since its mailbox is the only way to the owner. The caller calls requestMailDelivery after the commit.
 */
export async function mailSecurityNotice(
  owner: { id: string; email: string },
  event: SecurityEvent,
  origin: ActionOrigin,
  transaction: Executor,
): Promise<void> {
  const { siteName, siteUrl, contactEmail, timeZone } = await findSiteNames(transaction);
  const mail = securityMail({ siteName, siteUrl, contactEmail, timeZone, to: owner.email, event, origin });
  await queueMail(mail, { usefulMs: DAY_MS }, transaction);
  logGate({ gate: "ways in", outcome: "changed", userId: owner.id, what: event.kind });
}
