import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { readRow, rowOf } from "#app/platform/db/rows.server.ts";

/** Returns the marketplace that a user has chosen in their profile, as the suffix of its host; null where they have not. */
export async function findMarketplacePreference(userId: string): Promise<string | null> {
  const row = await readRow(database(), rowOf({ marketplace: z.string().nullable() }))`
    select preferences ->> 'marketplace' as marketplace from user_preferences where user_id = ${userId}`;
  return row?.marketplace ?? null;
}
