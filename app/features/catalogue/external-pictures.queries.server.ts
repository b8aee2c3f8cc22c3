import { sql } from "drizzle-orm";
import { z } from "zod";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { readOneRow, rowOf } from "#app/platform/db/rows.server.ts";
import { GIFT_FIELDS } from "./gift-fields.ts";
import { columnsOf } from "./gift-rows.queries.server.ts";

/** The condition of the index `gifts_with_outside_pictures`: a further field with a picture needs that index anew. */
export const HAS_OUTSIDE_PICTURE = sql.join(
  GIFT_FIELDS.filter(({ kind }) => kind === "picture").map((field) => sql`${columnsOf([field])} ~* '^https?://'`),
  sql` or `,
);

/**
 * Returns whether a gift shows a picture that visitors' browsers fetch from another host. The second condition equals that of the index
 * `gifts_with_outside_galleries`.
 */
export async function giftsHaveExternalPictures(): Promise<boolean> {
  const { is } = await readOneRow(readDatabase(), rowOf({ is: z.boolean() }))`
    select exists (select from gifts where ${HAS_OUTSIDE_PICTURE})
      or exists (select from gifts where pictures::text ~* '"image": "https?://') as is`;
  return is;
}
