import { and, eq, gt, sql } from "drizzle-orm";
import { database } from "#app/platform/db/database.server.ts";
import { emailChanges } from "./tables.server.ts";

/** The address that somebody's account is about to move to, and which mailboxes have said yes; null where there is none. */
export async function findEmailChange(userId: string): Promise<{ newEmail: string; isApproved: boolean; isConfirmed: boolean } | null> {
  const [change] = await database()
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, sql`now()`)));
  if (change === undefined) return null;
  return { newEmail: change.newEmail, isApproved: change.approvedAt !== null, isConfirmed: change.confirmedAt !== null };
}
