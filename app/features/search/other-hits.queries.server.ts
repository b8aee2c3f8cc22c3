import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { cleanCategoryName } from "#app/features/catalogue/gift-tags.ts";
import { hasCollections } from "#app/features/collections/shown-collections.queries.server.ts";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { readOneRow, rowOf } from "#app/platform/db/rows.server.ts";
import { CATEGORY_HIT, categoryHits } from "./categories.queries.server.ts";
import { COLLECTION_HIT, collectionHits } from "./collections.queries.server.ts";
import { POST_HIT, postHits } from "./posts.queries.server.ts";
import { cleanQuery, pickMeaningfulWords } from "./search-terms.ts";
import type { OtherHits } from "./types.ts";
import { parseQuery } from "./words.queries.server.ts";

const KINDS = ["categories", "posts", "collections"] as const;
/** How many hits of each kind are wanted; a kind that is left out is not searched for. */
type HitLimits = Partial<Record<keyof OtherHits, number>>;

const HITS = rowOf({ categories: z.array(CATEGORY_HIT), posts: z.array(POST_HIT), collections: z.array(COLLECTION_HIT) });

/** Returns the categories, posts and collections that a query finds, in one statement. Typos are not corrected here. */
export async function searchOthers(query: string, limits: HitLimits): Promise<OtherHits> {
  const nothing: OtherHits = { categories: [], posts: [], collections: [] };
  const { text } = cleanQuery(query);
  if (text === "") return nothing;
  const [{ needle, words }, areThereCollections] = await Promise.all([parseQuery(text), hasCollections()]);
  if (needle === "") return nothing;
  const search = { needle, words: pickMeaningfulWords(words) };
  const listOf = (hits: typeof postHits, limit: number | undefined): SQL =>
    limit === undefined ? sql`'[]'::json` : sql`(select coalesce(json_agg(hit), '[]') from (${hits(search, limit)}) hit)`;
  const found = await readOneRow(readDatabase(), HITS)`
    select ${listOf(categoryHits, limits.categories)} as categories, ${listOf(postHits, limits.posts)} as posts,
      ${listOf(collectionHits, areThereCollections ? limits.collections : undefined)} as collections`;
  return { ...found, categories: found.categories.map((category) => ({ ...category, name: cleanCategoryName(category.name) })) };
}

/** Returns what was found, and for each kind without a hit what the corrected query finds. */
export async function addCorrected(found: OtherHits, corrected: string | undefined, limits: HitLimits): Promise<OtherHits> {
  const missing = KINDS.filter((kind) => found[kind].length === 0);
  if (corrected === undefined || missing.length === 0) return found;
  const more = await searchOthers(corrected, Object.fromEntries(missing.map((kind) => [kind, limits[kind]])));
  return {
    categories: [...found.categories, ...more.categories],
    posts: [...found.posts, ...more.posts],
    collections: [...found.collections, ...more.collections],
  };
}
