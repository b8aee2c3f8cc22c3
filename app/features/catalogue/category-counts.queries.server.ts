import { z } from "zod";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { readOneRow, readRows, rowOf } from "#app/platform/db/rows.server.ts";
import type { TaxonomyKey } from "./taxonomies.ts";

/** Returns the number of shown gifts by the value's id for one taxonomy; values without gifts have 0. */
export async function countGiftsByCategory(taxonomyKey: TaxonomyKey): Promise<Map<string, number>> {
  const rows = await readRows(readDatabase(), rowOf({ id: z.uuid(), gifts: z.int() }))`
    select id, (select count(distinct gift_id)::int from shown_gift_categories where category_id = id) as gifts
    from categories where taxonomy = ${taxonomyKey}`;
  return new Map(rows.map(({ id, gifts }) => [id, gifts]));
}

/** Returns the number of shown gifts of one value of a taxonomy. */
export async function countGiftsOfCategory(categoryId: string): Promise<number> {
  const { gifts } = await readOneRow(readDatabase(), rowOf({ gifts: z.int() }))`
    select count(distinct gift_id)::int as gifts from shown_gift_categories where category_id = ${categoryId}::uuid`;
  return gifts;
}
