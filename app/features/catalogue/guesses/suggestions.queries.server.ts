import { sql } from "drizzle-orm";
import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { readOneRow, readRows, rowOf, uuid } from "#app/platform/db/rows.server.ts";
import { cleanCategoryName, cleanName } from "../gift-tags.ts";
import { TAXONOMIES, type TaxonomyKey } from "../taxonomies.ts";
import { IS_IN_REGISTRY, taxonomyKey } from "../taxonomies.queries.server.ts";
import { MOST_AT_ONCE, SUGGESTIONS_PER_PAGE } from "./suggestion-filters.ts";
import type { OpenGuess, SuggestedCategory, SuggestionFilters } from "./suggested-categories.ts";
import { GUESS_SOURCES } from "./types.ts";

const suggestionRow = rowOf({
  giftId: uuid,
  giftName: z.string(),
  categoryId: uuid,
  categoryName: z.string(),
  taxonomy: taxonomyKey,
  source: z.enum(GUESS_SOURCES),
  confidence: z.number(),
  evidence: z.string().nullable(),
  isShown: z.boolean(),
});

function conditionOf({ taxonomy, category }: Omit<SuggestionFilters, "page">) {
  const ofTaxonomy = taxonomy === null ? IS_IN_REGISTRY : sql`taxonomy = ${taxonomy}`;
  return category === null ? ofTaxonomy : sql`${ofTaxonomy} and c.slug = ${category}`;
}

/** Returns one page of the open guesses, the surest first. */
export async function listSuggestions(filters: SuggestionFilters): Promise<OpenGuess[]> {
  const rows = await readRows(database(), suggestionRow)`
    select page.gift_id as "giftId", g.name as "giftName", page.category_id as "categoryId", page.name as "categoryName", page.taxonomy,
      page.source, page.confidence, page.evidence, exists (
        select from gift_categories m where (m.gift_id, m.category_id) = (page.gift_id, page.category_id)
      ) as "isShown"
    from (
      select k.*, c.name, c.taxonomy from category_guesses k join categories c on c.id = k.category_id
      where k.decision is null and ${conditionOf(filters)}
      order by k.confidence desc, k.gift_id, k.category_id
      limit ${SUGGESTIONS_PER_PAGE} offset ${(filters.page - 1) * SUGGESTIONS_PER_PAGE}
    ) page join gifts g on g.id = page.gift_id
    order by page.confidence desc, page.gift_id, page.category_id`;
  return rows.map((row) => ({ ...row, giftName: cleanName(row.giftName), categoryName: cleanCategoryName(row.categoryName) }));
}

/** Returns the number of open guesses of each taxonomy that has some, and of the chosen one, in the registry's order. */
export async function countSuggestions(chosen: TaxonomyKey | null = null): Promise<{ key: TaxonomyKey; guesses: number }[]> {
  const rows = await readRows(database(), rowOf({ key: taxonomyKey, guesses: z.int() }))`
    select c.taxonomy as key, count(*)::int as guesses from category_guesses k join categories c on c.id = k.category_id
    where k.decision is null and ${IS_IN_REGISTRY} group by 1`;
  const known = new Map(rows.map(({ key, guesses }) => [key, guesses]));
  return TAXONOMIES.flatMap(({ key }) => (known.has(key) || key === chosen ? [{ key, guesses: known.get(key) ?? 0 }] : []));
}

/** Returns the categories of a taxonomy that have open guesses, in their order, and the chosen one, all of whose may just have been decided. */
export async function listSuggestedCategories(key: TaxonomyKey, chosen: string | null = null): Promise<SuggestedCategory[]> {
  const rows = await readRows(database(), rowOf({ slug: z.string(), name: z.string(), guesses: z.int() }))`
    select c.slug, c.name, count(k.gift_id)::int as guesses
    from categories c left join category_guesses k on k.category_id = c.id and k.decision is null
    where c.taxonomy = ${key} group by c.id having count(k.gift_id) > 0 or c.slug = ${chosen} order by c.sort_order, lower(c.name), c.id`;
  return rows.map((row) => ({ ...row, name: cleanCategoryName(row.name) }));
}

/** Returns how many open guesses there are within the filters. */
export async function countFilteredSuggestions(filters: SuggestionFilters): Promise<number> {
  const { guesses } = await readOneRow(database(), rowOf({ guesses: z.int() }))`
    select count(*)::int as guesses from category_guesses k join categories c on c.id = k.category_id
    where k.decision is null and ${conditionOf(filters)}`;
  return guesses;
}

/** Returns the open guesses of one category, the surest first. */
export function listOpenGuesses(key: TaxonomyKey, slug: string): Promise<{ giftId: string; categoryId: string }[]> {
  return readRows(database(), rowOf({ giftId: uuid, categoryId: uuid }))`
    select k.gift_id as "giftId", c.id as "categoryId" from category_guesses k join categories c on c.id = k.category_id
    where k.decision is null and ${conditionOf({ taxonomy: key, category: slug })}
    order by k.confidence desc, k.gift_id limit ${MOST_AT_ONCE}`;
}

/** Returns the ids of the categories that people have refused for a gift. */
export async function listRefusedCategories(giftId: string): Promise<Set<string>> {
  const rows = await readRows(database(), rowOf({ id: uuid }))`
    select category_id as id from category_guesses where gift_id = ${giftId}::uuid and decision = 'refused'`;
  return new Set(rows.map(({ id }) => id));
}

const guessOfGift = rowOf({ taxonomy: taxonomyKey, id: uuid, slug: z.string(), name: z.string(), confidence: z.number() });

/** Returns the open guesses about a gift, the surest first. */
export async function listGuessesOfGift(giftId: string): Promise<z.infer<typeof guessOfGift>[]> {
  const rows = await readRows(database(), guessOfGift)`
    select c.taxonomy, c.id, c.slug, c.name, k.confidence from category_guesses k join categories c on c.id = k.category_id
    where k.gift_id = ${giftId}::uuid and k.decision is null and ${IS_IN_REGISTRY} order by k.confidence desc, c.name`;
  return rows.map((row) => ({ ...row, name: cleanCategoryName(row.name) }));
}
