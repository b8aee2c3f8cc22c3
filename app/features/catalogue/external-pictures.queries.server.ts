import { z } from "zod";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { readOneRow, rowOf } from "#app/platform/db/rows.server.ts";

/**
 * Returns whether a gift shows a picture that visitors' browsers fetch from another host. The conditions equal those of the indexes
 * `gifts_with_outside_pictures` and `gifts_with_outside_galleries`.
 */
export async function giftsHaveExternalPictures(): Promise<boolean> {
  const { is } = await readOneRow(readDatabase(), rowOf({ is: z.boolean() }))`
    select exists (select from gifts where image ~* '^https?://' or brand_logo_url ~* '^https?://')
      or exists (select from gifts where pictures::text ~* '"image": "https?://') as is`;
  return is;
}
