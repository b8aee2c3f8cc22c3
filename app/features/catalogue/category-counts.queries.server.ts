import { sql } from "drizzle-orm";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { taxonomy, type TaxonomyKey } from "./taxonomies.ts";

/** Returns the number of gifts by the value's id for one taxonomy; the map has no entries for values without gifts. */
export async function countGiftsByCategory(taxonomyKey: TaxonomyKey): Promise<Map<string, number>> {
  const { rows } = await readDatabase().execute<{ id: string; gifts: number }>(sql`
    select category_id as id, count(*)::int as gifts from ${sql.identifier(`${taxonomy(taxonomyKey).table}_map`)} group by category_id`);
  return new Map(rows.map(({ id, gifts }) => [id, gifts]));
}

/** Returns the number of gifts of one value of a taxonomy. */
export async function countGiftsOfCategory(taxonomyKey: TaxonomyKey, categoryId: string): Promise<number> {
  const { rows } = await readDatabase().execute<{ gifts: number }>(sql`
    select count(*)::int as gifts from ${sql.identifier(`${taxonomy(taxonomyKey).table}_map`)} where category_id = ${categoryId}::uuid`);
  return rows[0]?.gifts ?? 0;
}
