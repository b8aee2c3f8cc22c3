import { sql } from "drizzle-orm";
import { z } from "zod";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { readOneRow, readRow, readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { cacheAnswers } from "#app/platform/page-cache/cached-answers.server.ts";
import { cleanCategoryName, isSlug, isUuid } from "./gift-tags.ts";
import { LIKELY_TAXONOMIES } from "./guesses/likely-gifts.queries.server.ts";
import { ALL_GIFTS_TAG, categoryTag, mapTaxonomies, taxonomyTag, type TaxonomyKey } from "./taxonomies.ts";
import { TAXONOMY_KEYS, taxonomyKey } from "./taxonomies.queries.server.ts";
import type { Category, CategoryName } from "./types.ts";

/** Related values are counted on a sample of this many of a category's gifts; ids are random, so the first ones by id are a fair sample. */
const SAMPLED_GIFTS = 500;
/** Of so many categories it is kept what all their pages show, whatever their filters. */
const CACHED_CATEGORIES = 2000;
/** Which categories are the fullest is told by so many gifts of each: counting all would cost the more, the larger the shop is. */
const COUNTED_GIFTS = 2000;

const categoryRow = rowOf({
  id: z.uuid(),
  taxonomy: taxonomyKey,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  icon: z.string().nullable(),
  color: z.string().nullable(),
  sortOrder: z.int(),
  isFeatured: z.boolean(),
});

const COLUMNS = sql`c.id, c.taxonomy, c.name, c.slug, c.description, c.icon, c.color, c.sort_order as "sortOrder", c.is_featured as "isFeatured"`;

const cleaned = (category: Category): Category => ({ ...category, name: cleanCategoryName(category.name) });

/** Returns every value of a taxonomy, by sort order, then name. */
export async function listCategories(key: TaxonomyKey): Promise<Category[]> {
  const rows = await readRows(readDatabase(), categoryRow)`
    select ${COLUMNS} from categories c where c.taxonomy = ${key} order by c.sort_order, lower(c.name), c.id`;
  return rows.map(cleaned);
}

/**
 * Holds for the categories `c` whose pages have gifts, be they the category's own or likely ones; where no category of their taxonomy has any,
 * for all of them.
 */
const IS_FILLED = sql`(
  exists (select from shown_gift_categories m where m.category_id = c.id)
  or c.taxonomy = any (${sql.param([...LIKELY_TAXONOMIES])}::text[]) and exists (select from likely_gifts(c.id))
  or not exists (select from categories o join shown_gift_categories m on m.category_id = o.id where o.taxonomy = c.taxonomy)
)`;

/** Returns the values of a taxonomy that have gifts, by sort order, then name. */
export async function listFilledCategories(key: TaxonomyKey): Promise<Category[]> {
  const rows = await readRows(readDatabase(), categoryRow)`
    select ${COLUMNS} from categories c where c.taxonomy = ${key} and ${IS_FILLED} order by c.sort_order, lower(c.name), c.id`;
  return rows.map(cleaned);
}

/** Returns those of the named values that have gifts, in the order of the names. */
export async function findFilledCategories(names: readonly CategoryName[]): Promise<Category[]> {
  if (names.length === 0) return [];
  const rows = await readRows(readDatabase(), categoryRow)`
    select ${COLUMNS} from jsonb_to_recordset(${JSON.stringify(names)}::jsonb) named (taxonomy text, slug text)
    join categories c on c.taxonomy = named.taxonomy and c.slug = named.slug where ${IS_FILLED}`;
  const placeOf = ({ taxonomy, slug }: Category) => names.findIndex((name) => name.taxonomy === taxonomy && name.slug === slug);
  return rows.map(cleaned).toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Returns at most `limit` values of a taxonomy that have gifts and are not featured, the fullest first, then by sort order. */
const listFullestCategories = cacheAnswers({
  most: CACHED_CATEGORIES,
  keyOf: (key: TaxonomyKey, limit: number) => `${key} ${limit}`,
  read: (key: TaxonomyKey, limit: number) => readRows(readDatabase(), categoryRow)`
    select ${COLUMNS}
    from categories c cross join lateral (
      select count(*) as gifts from (select from shown_gift_categories m where m.category_id = c.id limit ${COUNTED_GIFTS}) counted
    ) carried
    where c.taxonomy = ${key} and not c.is_featured and carried.gifts > 0
    order by carried.gifts desc, c.sort_order, c.id limit ${limit}`,
  tagsOf: (_fullest, key) => [taxonomyTag(key), ALL_GIFTS_TAG],
  sizeOf: (fullest) => fullest.length,
});

/**
 * Returns at most `limit` values of a taxonomy that have gifts: featured ones by sort order, then name, and where these are too few, those
 * with the most gifts.
 */
export async function listFeaturedCategories(key: TaxonomyKey, limit: number): Promise<Category[]> {
  const featured = await readRows(readDatabase(), categoryRow)`
    select ${COLUMNS} from categories c where c.taxonomy = ${key} and c.is_featured and ${IS_FILLED}
    order by c.sort_order, lower(c.name), c.id limit ${limit}`;
  if (featured.length === limit) return featured.map(cleaned);
  return [...featured, ...(await listFullestCategories(key, limit - featured.length))].map(cleaned);
}

/** Returns the number of values of each taxonomy that `listFilledCategories` returns. */
export async function countCategories(): Promise<Record<TaxonomyKey, number>> {
  const counts = TAXONOMY_KEYS.map((key) => sql`count(*) filter (where taxonomy = ${key})::int as ${sql.identifier(key)}`);
  return readOneRow(readDatabase(), z.strictObject(mapTaxonomies(() => z.int())))`
    select ${sql.join(counts, sql`, `)} from categories c where ${IS_FILLED}`;
}

async function readCategory(key: TaxonomyKey, slugOrId: string): Promise<Category | null> {
  if (!isSlug(slugOrId) && !isUuid(slugOrId)) return null;
  // A slug may look like an id; the slug then takes precedence.
  const byId = isUuid(slugOrId) ? sql`or c.id = ${slugOrId}::uuid` : sql``;
  const row = await readRow(readDatabase(), categoryRow)`
    select ${COLUMNS} from categories c where c.taxonomy = ${key} and (c.slug = ${slugOrId} ${byId}) order by c.slug = ${slugOrId} desc limit 1`;
  return row === null ? null : cleaned(row);
}

/** Returns the value of a taxonomy with this slug or id, or null. */
export const findCategory = cacheAnswers({
  most: CACHED_CATEGORIES,
  keyOf: (key: TaxonomyKey, slugOrId: string) => `${key} ${slugOrId}`,
  read: readCategory,
  tagsOf: (category) => (category === null ? null : [categoryTag(category.id)]),
});

/** Returns the current slug of the value that once had this one, or null. */
export async function findCategorySlugByOldSlug(key: TaxonomyKey, oldSlug: string): Promise<string | null> {
  if (!isSlug(oldSlug)) return null;
  const row = await readRow(readDatabase(), rowOf({ slug: z.string() }))`
    select c.slug from slug_redirects r join categories c on c.id = r.target_id where r.kind = ${key} and r.old_slug = ${oldSlug}`;
  return row?.slug ?? null;
}

async function readRelatedCategories(category: Category, relatedKey: TaxonomyKey, limit: number): Promise<Category[]> {
  const rows = await readRows(readDatabase(), categoryRow)`
    select ${COLUMNS}
    from (
      select r.category_id, count(distinct r.gift_id) as shared
      from (
        select distinct gift_id from shown_gift_categories where category_id = ${category.id}::uuid order by gift_id limit ${SAMPLED_GIFTS}
      ) sampled join gift_categories r using (gift_id)
      where r.category_id in (select id from categories where taxonomy = ${relatedKey})
      group by r.category_id
    ) common join categories c on c.id = common.category_id
    where c.id <> ${category.id}::uuid
    order by common.shared desc, c.sort_order, c.id limit ${limit}`;
  return rows.map(cleaned);
}

/**
 * Returns at most `limit` values of another taxonomy (or other values of the same one) that the gifts of this category carry most often.
 */
export const listRelatedCategories = cacheAnswers({
  most: CACHED_CATEGORIES,
  keyOf: ({ id }: Category, relatedKey: TaxonomyKey, limit: number) => `${id} ${relatedKey} ${limit}`,
  read: readRelatedCategories,
  tagsOf: (related, category) => [category, ...related].map(({ id }) => categoryTag(id)),
});

async function readShownGuesses(categoryId: string): Promise<boolean> {
  const { guessed } = await readOneRow(readDatabase(), rowOf({ guessed: z.boolean() }))`
    select exists (
      select from shown_gift_categories where category_id = ${categoryId}::uuid and source in ('model', 'learnt', 'words')
    ) as guessed`;
  return guessed;
}

/** True where a page of this category shows guesses. */
export const hasShownGuesses = cacheAnswers({
  most: CACHED_CATEGORIES,
  keyOf: (categoryId: string) => categoryId,
  read: readShownGuesses,
  tagsOf: (_shows, categoryId) => [categoryTag(categoryId)],
});
