import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import { config } from "#app/platform/config.server.ts";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { LINK_MINUTES } from "./constants.ts";
import { accountLinks } from "./tables.server.ts";

export type LinkPurpose = (typeof accountLinks.$inferSelect)["purpose"];

const PAGES: Record<LinkPurpose, string> = {
  "confirm-email": "/auth/confirm",
  "reset-password": "/auth/reset",
  "approve-email-change": "/auth/approve-email",
  "confirm-email-change": "/auth/confirm-new-email",
};

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");
const inAnHour = sql`now() + ${LINK_MINUTES} * interval '1 minute'`;

/**
 * Creates a link for a mail (A7): it works once, for 60 minutes, and begins with SITE_URL. For an address without an account the same work
 * is done, to take as long (A2), and the link leads nowhere.
 */
export async function createLink(
  email: string,
  purpose: LinkPurpose,
  { newEmail = null, db = database() }: { newEmail?: string | null; db?: Executor } = {},
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await db.execute(sql`
    insert into account_links (token_hash, user_id, purpose, new_email, expires_at)
    select ${hashOf(token)}, id, ${purpose}, ${newEmail}, ${inAnHour} from users where email = ${email}`);
  return `${config().siteUrl}${PAGES[purpose]}?token=${token}`;
}

const isGood = (token: string, purpose: LinkPurpose) =>
  and(eq(accountLinks.tokenHash, hashOf(token)), eq(accountLinks.purpose, purpose), gt(accountLinks.expiresAt, sql`now()`));

/** True while a link still works; does not use it up. */
export async function isLinkValid(token: string, purpose: LinkPurpose): Promise<boolean> {
  const [link] = await database().select({ userId: accountLinks.userId }).from(accountLinks).where(isGood(token, purpose));
  return link !== undefined;
}

/** Uses a link up. Returns null where it is used already, expired or invented; of two simultaneous requests only one gets it. */
export async function redeemLink(
  token: string,
  purpose: LinkPurpose,
  db: Executor = database(),
): Promise<{ userId: string; newEmail: string | null } | null> {
  const [link] = await db
    .delete(accountLinks)
    .where(isGood(token, purpose))
    .returning({ userId: accountLinks.userId, newEmail: accountLinks.newEmail });
  return link ?? null;
}

/** Invalidates a user's links: those of one purpose, or all. */
export async function revokeLinks(userId: string, purpose: LinkPurpose | null, db: Executor = database()): Promise<void> {
  await db
    .delete(accountLinks)
    .where(and(eq(accountLinks.userId, userId), purpose === null ? undefined : eq(accountLinks.purpose, purpose)));
}

/** Deletes expired links. */
export async function deleteExpiredLinks(): Promise<void> {
  await database()
    .delete(accountLinks)
    .where(lt(accountLinks.expiresAt, sql`now()`));
}
