import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { cleanCategoryName, isSlug } from "#app/features/catalogue/rules.ts";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { FACETS } from "./constants.ts";
import type { FacetKey, FacetValues, SearchFilters } from "./types.ts";

const facetRow = rowOf({ facet: z.enum(FACETS.map(({ key }) => key)), slug: z.string(), name: z.string(), count: z.int() });

/** No category has this code, so a filter for it matches nothing. */
const CODE_OF_NOTHING = 0;

/** Returns the search codes of the values that the filters name; for an unknown slug, a code that no gift has. */
export async function findFilterCodes(filters: SearchFilters): Promise<number[]> {
  const wanted = FACETS.flatMap(({ key }) => (filters[key] === undefined ? [] : [{ key, slug: filters[key] }]));
  if (wanted.length === 0) return [];
  if (wanted.some(({ slug }) => !isSlug(slug))) return [CODE_OF_NOTHING];
  const codeOf = ({ key, slug }: (typeof wanted)[number]) => sql`
    select coalesce((select code from categories where taxonomy = ${key} and slug = ${slug}), ${CODE_OF_NOTHING}::int) as code`;
  const rows = await readRows(readDatabase(), rowOf({ code: z.int() }))`${sql.join(wanted.map(codeOf), sql` union all `)}`;
  return rows.map(({ code }) => code);
}

function countValues(key: FacetKey, giftIds: readonly string[]): SQL {
  return sql`(
    select ${key}::text as facet, c.slug, c.name, c.sort_order, counted.count
    from (
      select category_id, count(distinct gift_id)::int as count from gift_categories
      where gift_id = any (${sql.param(giftIds)}::uuid[]) group by category_id
    ) counted join categories c on c.id = counted.category_id and c.taxonomy = ${key})`;
}

/** Returns the values of each facet among the gifts given for it, the most frequent first; price tiers in their own order. */
export async function countFacets(giftIds: Record<FacetKey, readonly string[]>): Promise<FacetValues> {
  const parts = FACETS.map(({ key }) => countValues(key, giftIds[key]));
  const rows = await readRows(readDatabase(), facetRow)`
    select facet, slug, name, count from (${sql.join(parts, sql` union all `)}) counted
    order by case when facet = 'priceTier' then sort_order else -count end, sort_order, name`;
  const valuesOf = (key: FacetKey) =>
    rows.filter(({ facet }) => facet === key).map(({ slug, name, count }) => ({ slug, name: cleanCategoryName(name), count }));
  return Object.fromEntries(FACETS.map(({ key }) => [key, valuesOf(key)])) as FacetValues;
}
