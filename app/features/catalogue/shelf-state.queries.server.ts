import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { readOneRow, rowOf } from "#app/platform/db/rows.server.ts";
import { DEMO_LINK } from "./demo.ts";

const countsRow = rowOf({ hasOwnGifts: z.boolean(), hasCategories: z.boolean() });
export type ShelfState = z.output<typeof countsRow>;

/** Returns whether the shop has gifts beside those of the demo, and categories. */
export async function readShelfState(): Promise<ShelfState> {
  return readOneRow(database(), countsRow)`
    select exists (select from gifts where affiliate_url is null or not starts_with(affiliate_url, ${DEMO_LINK})) as "hasOwnGifts",
      exists (select from categories) as "hasCategories"`;
}
