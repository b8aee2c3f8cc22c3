import { eq, getTableColumns, sql } from "drizzle-orm";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { cleanCategoryName, isSlug, isUuid } from "./rules.ts";
import { type CategoryTable, categoryTables } from "./tables.server.ts";
import { taxonomy, TAXONOMIES, type TaxonomyKey } from "./taxonomies.ts";
import type { Category } from "./types.ts";

/** Related values are counted on a sample of this many of a category's gifts; ids are random, so the first ones by id are a fair sample. */
const SAMPLED_GIFTS = 2000;

type CategoryRow = CategoryTable["$inferSelect"];

function toCategory(key: TaxonomyKey, row: CategoryRow): Category {
  const { id, slug, description, icon, color, sortOrder, isFeatured } = row;
  return { id, taxonomy: key, name: cleanCategoryName(row.name), slug, description, icon, color, sortOrder, isFeatured };
}

/** Returns every value of a taxonomy, by sort order, then name. */
export async function listCategories(taxonomyKey: TaxonomyKey): Promise<Category[]> {
  const { values } = categoryTables[taxonomyKey];
  const rows = await readDatabase()
    .select()
    .from(values)
    .orderBy(values.sortOrder, sql`lower(${values.name})`, values.id);
  return rows.map((row) => toCategory(taxonomyKey, row));
}

/** Returns at most `limit` featured values of a taxonomy, by sort order, then name. */
export async function listFeaturedCategories(taxonomyKey: TaxonomyKey, limit: number): Promise<Category[]> {
  const { values } = categoryTables[taxonomyKey];
  const rows = await readDatabase()
    .select()
    .from(values)
    .where(eq(values.isFeatured, true))
    .orderBy(values.sortOrder, sql`lower(${values.name})`, values.id)
    .limit(limit);
  return rows.map((row) => toCategory(taxonomyKey, row));
}

/** Returns the number of values of each taxonomy. */
export async function countCategories(): Promise<Record<TaxonomyKey, number>> {
  const counts = TAXONOMIES.map(({ key, table }) => sql`(select count(*)::int from ${sql.identifier(table)}) as ${sql.identifier(key)}`);
  const { rows } = await readDatabase().execute<Record<TaxonomyKey, number>>(sql`select ${sql.join(counts, sql`, `)}`);
  return rows[0] as Record<TaxonomyKey, number>;
}

/** Returns the value of a taxonomy with this slug or id, or null. */
export async function findCategory(taxonomyKey: TaxonomyKey, slugOrId: string): Promise<Category | null> {
  const { values } = categoryTables[taxonomyKey];
  if (!isSlug(slugOrId) && !isUuid(slugOrId)) return null;
  // A slug may look like an id; the slug then takes precedence.
  const byId = isUuid(slugOrId) ? sql`or ${values.id} = ${slugOrId}::uuid` : sql``;
  const rows = await readDatabase()
    .select()
    .from(values)
    .where(sql`${values.slug} = ${slugOrId} ${byId}`)
    .orderBy(sql`${values.slug} = ${slugOrId} desc`)
    .limit(1);
  return rows[0] === undefined ? null : toCategory(taxonomyKey, rows[0]);
}

/** Returns the current slug of the value that once had this one, or null. */
export async function findCategorySlugByOldSlug(taxonomyKey: TaxonomyKey, oldSlug: string): Promise<string | null> {
  if (!isSlug(oldSlug)) return null;
  const { table } = taxonomy(taxonomyKey);
  const { rows } = await readDatabase().execute<{ slug: string }>(sql`
    select c.slug from slug_redirects r join ${sql.identifier(table)} c on c.id = r.target_id
    where r.kind = ${table} and r.old_slug = ${oldSlug}`);
  return rows[0]?.slug ?? null;
}

/**
 * Returns at most `limit` values of another taxonomy (or other values of the same one) that the gifts of this category carry most often.
 */
export async function listRelatedCategories(category: Category, relatedKey: TaxonomyKey, limit: number): Promise<Category[]> {
  const { values } = categoryTables[relatedKey];
  const own = sql.identifier(`${taxonomy(category.taxonomy).table}_map`);
  const related = sql.identifier(`${taxonomy(relatedKey).table}_map`);
  const rows = await readDatabase()
    .select(getTableColumns(values))
    .from(values)
    .innerJoin(
      sql`(select r.category_id, count(*) as shared
        from (select gift_id from ${own} where category_id = ${category.id}::uuid order by gift_id limit ${SAMPLED_GIFTS}) asked
        join ${related} r on r.gift_id = asked.gift_id group by r.category_id) common`,
      sql`common.category_id = ${values.id}`,
    )
    .where(sql`${values.id} <> ${category.id}::uuid`)
    .orderBy(sql`common.shared desc`, values.sortOrder, values.id)
    .limit(limit);
  return rows.map((row) => toCategory(relatedKey, row));
}
