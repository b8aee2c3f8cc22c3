import { sql } from "drizzle-orm";
import { z } from "zod";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { currency } from "#app/platform/money-schema.ts";
import type { CountedFacet } from "./gift-facets.ts";
import { type GiftCondition, readGiftCondition } from "./gift-filters.queries.server.ts";
import { GIFT_FACETS, type GiftFacetKey, type GiftFilters } from "./gift-filters.ts";
import { cleanCategoryName } from "./gift-tags.ts";
import { describeTier } from "./price-tiers.ts";

const facetKeys = GIFT_FACETS.map(({ key }) => key);

/** Without a value, the row says how many gifts there are. */
const countedRow = rowOf({
  facet: z.enum(facetKeys).nullable(),
  slug: z.string().nullable(),
  name: z.string().nullable(),
  minCents: z.int().nullable(),
  maxCents: z.int().nullable(),
  currency: currency.nullable(),
  count: z.int(),
});

interface CountedFacets {
  facets: CountedFacet[];
  /** The number of gifts of the list. */
  total: number;
}

/** Counts what these facets could narrow a list to. The gifts of one set of codes are counted together, as most are one of few sets. */
async function countValues(keys: readonly GiftFacetKey[], { members }: GiftCondition): Promise<CountedFacets> {
  const rows = await readRows(readDatabase(), countedRow)`
    with sets as materialized (
      select codes, count(*)::int as gifts from (${members}) members left join gift_facets using (gift_id) group by codes
    )
    select facet, slug, name, "minCents", "maxCents", currency, count from (
      select null as facet, null as slug, null as name, null as "minCents", null as "maxCents", null as currency,
        coalesce(sum(gifts), 0)::int as count, 0 as place, 0 as sort_order
      from sets
      union all
      select c.taxonomy, c.slug, c.name, c.min_price_cents::float8, c.max_price_cents::float8, c.currency, counted.gifts,
        case when c.taxonomy = 'priceTier' then 1 else 2 end, c.sort_order
      from (select code, sum(gifts)::int as gifts from sets, unnest(codes) code group by code) counted join categories c using (code)
      where c.taxonomy = any (${sql.param([...keys])}::text[])
    ) counted
    order by place, case when place < 2 then 0 else -count end, sort_order, name`;
  const total = rows[0]?.count ?? 0;
  const facets = keys.map((key) => ({
    key,
    total,
    values: rows.flatMap(({ facet, slug, name, minCents, maxCents, currency: tierCurrency, count }) => {
      if (facet !== key || slug === null || name === null) return [];
      const range = key === "priceTier" ? describeTier({ minCents, maxCents, currency: tierCurrency }) : null;
      return [{ slug, name: range ?? cleanCategoryName(name), count }];
    }),
  }));
  return { facets, total };
}

/**
 * Returns what each facet could narrow a list to: the numbers are those of the gifts that fulfil all filters but the choice in the facet itself.
 * What the list is a page of is no facet. `condition` is that of the filters.
 */
export async function countGiftFacets(filters: GiftFilters, condition: GiftCondition): Promise<CountedFacets> {
  const keys = facetKeys.filter((key) => filters.categories[key] === undefined);
  const open = keys.filter((key) => filters.facets[key] === undefined);
  const chosen = keys.filter((key) => filters.facets[key] !== undefined);
  const [{ facets, total }, ...others] = await Promise.all([
    countValues(open, condition),
    ...chosen.map(async (key) => {
      const { [key]: _own, ...rest } = filters.facets;
      return countValues([key], await readGiftCondition({ ...filters, facets: rest }));
    }),
  ]);
  const all = [...facets, ...others.flatMap((other) => other.facets)];
  return { facets: all.toSorted((one, other) => keys.indexOf(one.key) - keys.indexOf(other.key)), total };
}
