import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { currency } from "#app/platform/money-schema.ts";
import type { TaxonomyKey } from "./taxonomies.ts";
import { TAXONOMY_EXTRAS } from "./taxonomy-admin.ts";
import type { TaxonomyValue } from "./taxonomy-value.ts";

const valueRow = rowOf({
  id: z.uuid(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  icon: z.string().nullable(),
  imageUrl: z.string().nullable(),
  color: z.string().nullable(),
  sortOrder: z.int(),
  isFeatured: z.boolean(),
  version: z.int(),
  minPriceCents: z.int().nullable(),
  maxPriceCents: z.int().nullable(),
  currency,
  isSeasonal: z.boolean().nullable(),
  giftCount: z.int(),
});

async function readValues(executor: Executor, key: TaxonomyKey, condition: SQL): Promise<TaxonomyValue[]> {
  const isSeasonal = TAXONOMY_EXTRAS[key] === "seasonal" ? sql`c.is_seasonal` : sql`null::boolean`;
  return readRows(executor, valueRow)`
    select c.id, c.name, c.slug, c.description, c.icon, c.image_url as "imageUrl", c.color, c.sort_order as "sortOrder",
      c.is_featured as "isFeatured", c.version, c.min_price_cents::int as "minPriceCents", c.max_price_cents::int as "maxPriceCents",
      c.currency, ${isSeasonal} as "isSeasonal",
      (select count(distinct gift_id)::int from gift_categories m where m.category_id = c.id) as "giftCount"
    from categories c where c.taxonomy = ${key} and ${condition} order by c.sort_order, lower(c.name), c.id`;
}

/** Returns every value of a taxonomy by sort order, then name, with the fields that editors see. */
export async function listTaxonomyValues(key: TaxonomyKey): Promise<TaxonomyValue[]> {
  return readValues(database(), key, sql`true`);
}

/** Returns one value of a taxonomy with the fields that editors see, or null. */
export async function findTaxonomyValue(key: TaxonomyKey, id: string, executor: Executor = database()): Promise<TaxonomyValue | null> {
  return (await readValues(executor, key, sql`c.id = ${id}::uuid`))[0] ?? null;
}
