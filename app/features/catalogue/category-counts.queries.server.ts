import { sql } from "drizzle-orm";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { taxonomy, type TaxonomyKey } from "./taxonomies.ts";

/** How many gifts each value of a taxonomy has, by the value's id; values without gifts are not in it. */
export async function countGiftsByCategory(taxonomyKey: TaxonomyKey): Promise<Map<string, number>> {
  const { rows } = await readDatabase().execute<{ id: string; gifts: number }>(sql`
    select category_id as id, count(*)::int as gifts from ${sql.identifier(`${taxonomy(taxonomyKey).table}_map`)} group by category_id`);
  return new Map(rows.map(({ id, gifts }) => [id, gifts]));
}

/** How many gifts one value of a taxonomy has. */
export async function countGiftsOfCategory(taxonomyKey: TaxonomyKey, categoryId: string): Promise<number> {
  const { rows } = await readDatabase().execute<{ gifts: number }>(sql`
    select count(*)::int as gifts from ${sql.identifier(`${taxonomy(taxonomyKey).table}_map`)} where category_id = ${categoryId}::uuid`);
  return rows[0]?.gifts ?? 0;
}
