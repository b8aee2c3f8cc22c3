import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { readRow, rowOf } from "#app/platform/db/rows.server.ts";

/** Returns the email address that an account is about to move to, and which mailboxes have agreed; null where no change is pending. */
export async function findEmailChange(userId: string): Promise<{ newEmail: string; isApproved: boolean; isConfirmed: boolean } | null> {
  return readRow(database(), rowOf({ newEmail: z.string(), isApproved: z.boolean(), isConfirmed: z.boolean() }))`
    select new_email as "newEmail", approved_at is not null as "isApproved", confirmed_at is not null as "isConfirmed"
    from email_changes where user_id = ${userId} and expires_at > now()`;
}

/** Returns the marketplace that a user has chosen in their profile, as the suffix of its host; null where they have not. */
export async function findMarketplacePreference(userId: string): Promise<string | null> {
  const row = await readRow(database(), rowOf({ marketplace: z.string().nullable() }))`
    select preferences ->> 'marketplace' as marketplace from user_preferences where user_id = ${userId}`;
  return row?.marketplace ?? null;
}
