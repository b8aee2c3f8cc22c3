import { sql } from "drizzle-orm";
import { readDatabase } from "#app/platform/db/read-database.server.ts";

/**
 * Returns whether a gift shows a picture that visitors' browsers fetch from another host. The condition equals that of the index
 * `gifts_with_outside_pictures`.
 */
export async function giftsHaveExternalPictures(): Promise<boolean> {
  const { rows } = await readDatabase().execute<{ is: boolean }>(sql`
    select exists (select from gifts where image ~* '^https?://' or brand_logo_url ~* '^https?://') as is`);
  return rows[0]?.is ?? false;
}
