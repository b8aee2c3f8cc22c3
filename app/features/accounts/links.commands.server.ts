import { createHash, randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { config } from "#app/platform/config.server.ts";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { changeRows, idRow, readOneRow, readRow, rowOf, uuid } from "#app/platform/db/rows.server.ts";
import { LINK_MINUTES } from "./constants.ts";

const PAGES = {
  "confirm-email": "/auth/confirm",
  "reset-password": "/auth/reset",
  "approve-email-change": "/auth/approve-email",
  "confirm-email-change": "/auth/confirm-new-email",
} as const;
export type LinkPurpose = keyof typeof PAGES;

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");
const inAnHour = sql`now() + ${LINK_MINUTES} * interval '1 minute'`;

/** What one sign-up chose. It counts once the link of its own mail is opened. */
export interface SignUpTry {
  /** The password's hash. */
  password: string;
  firstName: string;
  lastName: string;
}

/**
 * Creates a link for a mail (A7): it works once, for 60 minutes, and begins with SITE_URL. For an address without an account the same work
 * is done, to take as long (A2), and the link leads nowhere.
 */
export async function createLink(
  email: string,
  purpose: LinkPurpose,
  { newEmail = null, signUp = null, db }: { newEmail?: string | null; signUp?: SignUpTry | null; db: Executor },
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await changeRows(db)`
    insert into account_links (token_hash, user_id, purpose, new_email, password, first_name, last_name, expires_at)
    select ${hashOf(token)}, id, ${purpose}, ${newEmail}, ${signUp?.password ?? null}, ${signUp?.firstName ?? null},
      ${signUp?.lastName ?? null}, ${inAnHour} from users where email = ${email}`;
  return `${config().siteUrl}${PAGES[purpose]}?token=${token}`;
}

const isGood = (token: string, purpose: LinkPurpose) => sql`token_hash = ${hashOf(token)} and purpose = ${purpose} and expires_at > now()`;

/** True while a link still works; does not use it up. */
export async function isLinkValid(token: string, purpose: LinkPurpose): Promise<boolean> {
  const { isValid } = await readOneRow(database(), rowOf({ isValid: z.boolean() }))`
    select exists (select from account_links where ${isGood(token, purpose)}) as "isValid"`;
  return isValid;
}

interface RedeemedLink {
  userId: string;
  newEmail: string | null;
  /** Null except for the links that confirm a sign-up. */
  signUp: SignUpTry | null;
}

const linkRow = rowOf({
  userId: uuid,
  newEmail: z.string().nullable(),
  password: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
});

/**
 * Uses a link up, and locks its user until the transaction ends, so that of several links only one is in use. Returns null where it is used
 * already, expired or invented; of two simultaneous requests only one gets it.
 */
export async function redeemLink(token: string, purpose: LinkPurpose, transaction: Executor): Promise<RedeemedLink | null> {
  await readRow(transaction, idRow)`
    select id from users where id = (select user_id from account_links where ${isGood(token, purpose)}) for no key update`;
  const link = await readRow(transaction, linkRow)`
    delete from account_links where ${isGood(token, purpose)}
    returning user_id as "userId", new_email as "newEmail", password, first_name as "firstName", last_name as "lastName"`;
  if (link === null) return null;
  const { userId, newEmail, password, firstName, lastName } = link;
  const isSignUp = password !== null && firstName !== null && lastName !== null;
  return { userId, newEmail, signUp: isSignUp ? { password, firstName, lastName } : null };
}

/** Invalidates a user's links: those of one purpose, or all. */
export async function revokeLinks(userId: string, purpose: LinkPurpose | null, db: Executor = database()): Promise<void> {
  await changeRows(db)`delete from account_links where user_id = ${userId} and (${purpose}::text is null or purpose = ${purpose})`;
}

/** Deletes expired links. */
export async function deleteExpiredLinks(): Promise<void> {
  await changeRows(database())`delete from account_links where expires_at < now()`;
}
