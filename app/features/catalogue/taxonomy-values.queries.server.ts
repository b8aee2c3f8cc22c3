import { type SQL, sql } from "drizzle-orm";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { taxonomy, type TaxonomyKey } from "./taxonomies.ts";
import { TAXONOMY_EXTRAS } from "./taxonomy-admin.constants.ts";
import type { TaxonomyValue } from "./taxonomy-values.types.ts";

function extraColumns(key: TaxonomyKey): SQL {
  const extra = TAXONOMY_EXTRAS[key];
  const range =
    extra === "priceRange"
      ? sql`(c.min_price * 100)::int as "minPriceCents", (c.max_price * 100)::int as "maxPriceCents"`
      : sql`null as "minPriceCents", null as "maxPriceCents"`;
  return sql`${range}, ${extra === "seasonal" ? sql`c.is_seasonal` : sql`null`} as "isSeasonal"`;
}

async function readValues(executor: Executor, key: TaxonomyKey, condition: SQL): Promise<TaxonomyValue[]> {
  const { table } = taxonomy(key);
  const { rows } = await executor.execute<TaxonomyValue & Record<string, unknown>>(sql`
    select c.id, c.name, c.slug, c.description, c.icon, c.image_url as "imageUrl", c.color, c.sort_order as "sortOrder",
      c.is_featured as "isFeatured", c.version, ${extraColumns(key)},
      (select count(*)::int from ${sql.identifier(`${table}_map`)} m where m.category_id = c.id) as "giftCount"
    from ${sql.identifier(table)} c where ${condition} order by c.sort_order, lower(c.name), c.id`);
  return rows;
}

/** Returns every value of a taxonomy by sort order, then name, with the fields that editors see. */
export async function listTaxonomyValues(key: TaxonomyKey): Promise<TaxonomyValue[]> {
  return readValues(database(), key, sql`true`);
}

/** Returns one value of a taxonomy with the fields that editors see, or null. */
export async function findTaxonomyValue(key: TaxonomyKey, id: string, executor: Executor = database()): Promise<TaxonomyValue | null> {
  return (await readValues(executor, key, sql`c.id = ${id}::uuid`))[0] ?? null;
}
