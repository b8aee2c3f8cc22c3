import { eq } from "drizzle-orm";
import { database } from "#app/platform/db/database.server.ts";
import { userPreferences } from "./tables.server.ts";

/** Returns the marketplace that a user has chosen in their profile, as the suffix of its host; null where they have not. */
export async function findMarketplacePreference(userId: string): Promise<string | null> {
  const [row] = await database()
    .select({ preferences: userPreferences.preferences })
    .from(userPreferences)
    .where(eq(userPreferences.userId, userId));
  return row?.preferences.marketplace ?? null;
}
