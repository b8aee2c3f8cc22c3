import { sql } from "drizzle-orm";
import { z } from "zod";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { currency } from "#app/platform/money-schema.ts";
import { cacheAnswers } from "#app/platform/page-cache/cached-answers.server.ts";
import { cleanCategoryName } from "./gift-tags.ts";
import type { NamedCategory } from "./named-categories.ts";
import { idsIn } from "./joined-texts.ts";
import { describeTier } from "./price-tiers.ts";
import { taxonomyTag } from "./taxonomies.ts";
import { IS_IN_REGISTRY, TAXONOMY_KEYS, taxonomyKey } from "./taxonomies.queries.server.ts";

const namedRow = rowOf({
  id: z.guid(),
  code: z.int(),
  taxonomy: taxonomyKey,
  slug: z.string(),
  name: z.string(),
  minCents: z.int().nullable(),
  maxCents: z.int().nullable(),
  currency,
});

/** All values of all taxonomies: in their order, by id and by the code that search has for them. */
export interface AllCategories {
  inOrder: readonly NamedCategory[];
  byId: ReadonlyMap<string, NamedCategory>;
  byCode: ReadonlyMap<number, NamedCategory>;
}

async function readAllCategories(): Promise<AllCategories> {
  const rows = await readRows(readDatabase(), namedRow)`
    select id, code, taxonomy, slug, name, min_price_cents::float8 as "minCents", max_price_cents::float8 as "maxCents", currency
    from categories where ${IS_IN_REGISTRY} order by sort_order, name`;
  const inOrder = rows.map(({ id, code, taxonomy, slug, name, ...bounds }, place) => ({
    id,
    code,
    taxonomy,
    slug,
    name: cleanCategoryName(name),
    place,
    priceRange: describeTier(bounds),
  }));
  return {
    inOrder,
    byId: new Map(inOrder.map((category) => [category.id, category])),
    byCode: new Map(inOrder.map((category) => [category.code, category])),
  };
}

/** Returns all categories, which nearly every page names some of. */
export const findAllCategories = cacheAnswers({
  most: 1,
  isBrief: true,
  keyOf: () => "",
  read: readAllCategories,
  tagsOf: () => TAXONOMY_KEYS.map(taxonomyTag),
});

/** Selects the ids of the categories that the gift `g` carries as one text, one that several sources name several times. */
export const CARRIED_IDS = sql`array_to_string(array(select category_id from gift_categories where gift_id = g.id), '')`;

/** Returns the categories that CARRIED_IDS has selected, each once; one that has come since all were read is not among them. */
export function carriedCategories({ byId }: AllCategories, carriedIds: string): NamedCategory[] {
  return [...new Set(idsIn(carriedIds))].flatMap((id) => byId.get(id) ?? []);
}
