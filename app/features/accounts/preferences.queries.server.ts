import { eq } from "drizzle-orm";
import { database } from "#app/platform/db/database.server.ts";
import { userPreferences } from "./tables.server.ts";

/** The marketplace that somebody has chosen in his profile, as the suffix of its host; null where he has not. */
export async function findMarketplacePreference(userId: string): Promise<string | null> {
  const [row] = await database()
    .select({ preferences: userPreferences.preferences })
    .from(userPreferences)
    .where(eq(userPreferences.userId, userId));
  return row?.preferences.marketplace ?? null;
}
