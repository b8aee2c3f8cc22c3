import { sql } from "drizzle-orm";
import { z } from "zod";
import { cleanCategoryName, isSlug } from "#app/features/catalogue/gift-tags.ts";
import { describeTier } from "#app/features/catalogue/price-tiers.ts";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { currency } from "#app/platform/money-schema.ts";
import { FACETS } from "./constants.ts";
import type { FacetKey, FacetValues, SearchFilters } from "./types.ts";

const facetRow = rowOf({
  facet: z.enum(FACETS.map(({ key }) => key)),
  slug: z.string(),
  name: z.string(),
  minCents: z.int().nullable(),
  maxCents: z.int().nullable(),
  currency,
  count: z.int(),
});

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

/** Returns the values of each facet among the gifts given for it, the most frequent first; price tiers in their own order and by their bounds. */
export async function countFacets(giftIds: Record<FacetKey, readonly string[]>): Promise<FacetValues> {
  // Most gifts are asked for by every facet, and each is read once: a bit of its mask stands for a facet. A fit stands once for a gift and a
  // category, however many sources say so.
  const maskOf = new Map<string, number>();
  FACETS.forEach(({ key }, bit) => {
    for (const id of giftIds[key]) maskOf.set(id, (maskOf.get(id) ?? 0) | (1 << bit));
  });
  const bits = FACETS.map(({ key }, bit) => sql`(${key}, ${1 << bit}::int)`);
  const rows = await readRows(readDatabase(), facetRow)`
    select c.taxonomy as facet, c.slug, c.name, c.min_price_cents::float8 as "minCents", c.max_price_cents::float8 as "maxCents", c.currency,
      count(*)::int as count
    from unnest(${sql.param([...maskOf.keys()])}::uuid[], ${sql.param([...maskOf.values()])}::int[]) asked (gift_id, mask)
    join category_fits m on m.gift_id = asked.gift_id
    join categories c on c.id = m.category_id
    join (values ${sql.join(bits, sql`, `)}) facets (taxonomy, bit) on facets.taxonomy = c.taxonomy and (asked.mask & facets.bit) <> 0
    group by c.id
    order by case when c.taxonomy = 'priceTier' then c.sort_order else -count(*) end, c.sort_order, c.name`;
  const valuesOf = (key: FacetKey) =>
    rows
      .filter(({ facet }) => facet === key)
      .map((row) => ({
        slug: row.slug,
        name: (key === "priceTier" ? describeTier(row) : null) ?? cleanCategoryName(row.name),
        count: row.count,
      }));
  return Object.fromEntries(FACETS.map(({ key }) => [key, valuesOf(key)])) as FacetValues;
}
