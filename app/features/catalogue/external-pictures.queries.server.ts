import { z } from "zod";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { readOneRow, rowOf } from "#app/platform/db/rows.server.ts";

/**
 * Returns whether a gift shows a picture that visitors' browsers fetch from another host. The condition equals that of the index
 * `gifts_with_outside_pictures`.
 */
export async function giftsHaveExternalPictures(): Promise<boolean> {
  const { is } = await readOneRow(readDatabase(), rowOf({ is: z.boolean() }))`
    select exists (select from gifts where image ~* '^https?://' or brand_logo_url ~* '^https?://') as is`;
  return is;
}
