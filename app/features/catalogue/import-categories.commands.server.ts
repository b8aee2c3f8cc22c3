import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Executor } from "#app/platform/db/database.server.ts";
import { changeRows, readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { type CategoryIndex, findCategoryId, foldName, titleCategory } from "./import-categories.ts";
import type { ImportedGift } from "./imported-gift.ts";
import { readPriceTiers } from "./price-tiers.queries.server.ts";
import { lockSlugs, readSlugClaims } from "./slugs.commands.server.ts";
import { isSluggable, makeSlug } from "./slugs.ts";
import { mapTaxonomies, TAXONOMIES, type Taxonomy, type TaxonomyKey } from "./taxonomies.ts";
import { IS_IN_REGISTRY, TAXONOMY_KEYS, taxonomyKey } from "./taxonomies.queries.server.ts";

const namedValue = { id: z.uuid(), slug: z.string(), name: z.string() };

/** Reads every value of every taxonomy; a value can still be found by its old slugs. */
export async function readCategoryIndex(executor: Executor): Promise<CategoryIndex> {
  const rows = await readRows(executor, rowOf({ key: taxonomyKey, ...namedValue }))`
    select taxonomy as key, id, slug, name from categories where ${IS_IN_REGISTRY} order by sort_order, name, id`;
  const redirects = await readRows(executor, rowOf({ key: taxonomyKey, id: z.uuid(), slug: z.string() }))`
    select kind as key, target_id as id, old_slug as slug from slug_redirects where kind = any (${sql.param(TAXONOMY_KEYS)}::text[])`;
  const book: CategoryIndex = {
    known: mapTaxonomies(() => ({ bySlug: new Map(), byName: new Map() })),
    names: new Map(),
    tiers: await readPriceTiers(executor),
  };
  for (const { key, ...value } of rows) addToBook(book, key, value);
  for (const { key, id, slug } of redirects) if (!book.known[key].bySlug.has(slug)) book.known[key].bySlug.set(slug, id);
  return book;
}

function addToBook(book: CategoryIndex, key: TaxonomyKey, { id, slug, name }: { id: string; slug: string; name: string }): void {
  const { bySlug, byName } = book.known[key];
  bySlug.set(slug, id);
  book.names.set(id, name);
  // Where two values have the same name, the first in sort order gets it.
  if (!byName.has(foldName(name))) byName.set(foldName(name), id);
}

/** Returns the values of one taxonomy that the gifts name and the book lacks, each once, as first written. */
function listMissing(book: CategoryIndex, key: TaxonomyKey, gifts: readonly ImportedGift[]): string[] {
  const missing = new Map<string, string>();
  for (const gift of gifts) {
    for (const written of gift.categories[key] ?? []) {
      if (findCategoryId(book.known[key], written) !== undefined) continue;
      const same = isSluggable(written) ? makeSlug(written) : foldName(written);
      if (!missing.has(same)) missing.set(same, written);
    }
  }
  return [...missing.values()];
}

async function insertCategories(executor: Executor, { key, singular }: Taxonomy, missing: readonly string[]) {
  const wanted = missing.map((written) => makeSlug(isSluggable(written) ? written : singular));
  await lockSlugs(executor, key);
  const claims = await readSlugClaims(executor, key, wanted);
  const fresh = missing.map((written, index) => ({
    name: titleCategory(written),
    slug: claims.claim(wanted[index] as string),
  }));
  return readRows(executor, rowOf(namedValue))`
    insert into categories (taxonomy, name, slug)
    select ${key}, name, slug from jsonb_to_recordset(${JSON.stringify(fresh)}::jsonb) as fresh (name text, slug text)
    returning id, slug, name`;
}

/** Creates the values that the gifts name and that do not exist yet, named in Title Case, and adds them to the book. Returns their ids. */
export async function createMissingCategories(executor: Executor, book: CategoryIndex, gifts: readonly ImportedGift[]): Promise<string[]> {
  const created: string[] = [];
  for (const taxonomy of TAXONOMIES) {
    const missing = listMissing(book, taxonomy.key, gifts);
    if (missing.length === 0) continue;
    for (const row of await insertCategories(executor, taxonomy, missing)) {
      addToBook(book, taxonomy.key, row);
      created.push(row.id);
    }
  }
  return created;
}

/** Adds the missing values to the book only, under random ids, for a dry run. */
export function addMissingCategoriesForDryRun(book: CategoryIndex, gifts: readonly ImportedGift[]): void {
  for (const { key } of TAXONOMIES) {
    for (const written of listMissing(book, key, gifts)) {
      addToBook(book, key, { id: randomUUID(), slug: makeSlug(written), name: titleCategory(written) });
    }
  }
}

/**
 * Keeps these categories from going until the transaction ends. Rows are locked in one order everywhere, so that nobody waits in a circle:
 * gifts, then the slugs of a taxonomy, then categories, each by their ids, and after them what hangs on gifts and categories.
 */
export async function holdCategories(executor: Executor, ids: readonly string[]): Promise<void> {
  await changeRows(executor)`
    select from categories where id = any (${sql.param([...new Set(ids)])}::uuid[]) order by id for key share`;
}
