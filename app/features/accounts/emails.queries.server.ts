import { and, eq, gt, sql } from "drizzle-orm";
import { database } from "#app/platform/db/database.server.ts";
import { emailChanges } from "./tables.server.ts";

/** Returns the email address that an account is about to move to, and which mailboxes have agreed; null where no change is pending. */
export async function findEmailChange(userId: string): Promise<{ newEmail: string; isApproved: boolean; isConfirmed: boolean } | null> {
  const [change] = await database()
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, sql`now()`)));
  if (change === undefined) return null;
  return { newEmail: change.newEmail, isApproved: change.approvedAt !== null, isConfirmed: change.confirmedAt !== null };
}
