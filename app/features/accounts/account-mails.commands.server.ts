import { eq } from "drizzle-orm";
import { config } from "#app/platform/config.server.ts";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { hurryMails, queueMail } from "#app/platform/mail/mail-queue.server.ts";
import { LINK_MINUTES } from "./constants.ts";
import { countAccountMail, countMailWish } from "./limits.commands.server.ts";
import { createLink } from "./links.commands.server.ts";
import { accountExistsMail, confirmationMail, resetMail, securityMail } from "./mails.rules.ts";
import { users } from "./tables.server.ts";

const LINK_MS = LINK_MINUTES * 60_000;
const NEWS_MS = 24 * 60 * 60_000;

export type MailWish = { ok: true } | { ok: false; reason: "rate-limited"; retryAfterSeconds: number };

async function findOwner(email: string, db: Executor): Promise<{ emailVerified: boolean } | undefined> {
  const [owner] = await db.select({ emailVerified: users.emailVerified }).from(users).where(eq(users.email, email));
  return owner;
}

/**
 * Writes the mail that fits to an address. Where none is due (no account, or its mailbox had three within the hour) the same work is
 * done for a mail that nobody gets, so that the time it takes tells nothing (A2).
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
  const use = await countAccountMail(email);
  const link = await createLink(email, isReset ? "reset-password" : "confirm-email", { db });
  const compose = kind === "reset" ? resetMail : isReset ? accountExistsMail : confirmationMail;
  const goesOut = owner !== undefined && isDue(isConfirmed) && use.ok;
  await queueMail(compose({ siteName, to: email, link }), { usefulMs: goesOut ? LINK_MS : 0 }, db);
}

/** The mail after a sign-up: to confirm the address, or, where it has a confirmed account already, to say so. Part of its transaction. */
export async function mailAfterSignUp(email: string, transaction: Executor): Promise<void> {
  await writeTo(email, "sign-up", () => true, transaction);
}

async function writeOnWish(
  email: string,
  kind: "confirmation" | "reset",
  clientAddress: string | null,
  isDue: (isConfirmed: boolean) => boolean,
): Promise<MailWish> {
  const use = await countMailWish(clientAddress);
  if (!use.ok) return { ok: false, reason: "rate-limited", retryAfterSeconds: use.retryAfterSeconds };
  await database().transaction((transaction) => writeTo(email, kind, isDue, transaction));
  hurryMails();
  return { ok: true };
}

/** Sends the confirmation mail again, if there is an account to confirm. */
export async function resendConfirmation(email: string, clientAddress: string | null): Promise<MailWish> {
  return writeOnWish(email, "confirmation", clientAddress, (isConfirmed) => !isConfirmed);
}

/** Sends a link to choose a new password, if there is an account. */
export async function requestReset(email: string, clientAddress: string | null): Promise<MailWish> {
  return writeOnWish(email, "reset", clientAddress, () => true);
}

/** Tells the owner of an account what has just been done with it: "your password was changed". */
export async function mailSecurityNews(to: string, what: string, db?: Executor): Promise<void> {
  await queueMail(securityMail({ siteName: config().siteName, to, what }), { usefulMs: NEWS_MS }, db);
}
