import { z } from "zod";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { currency } from "#app/platform/money-schema.ts";
import { cacheAnswers } from "#app/platform/page-cache/cached-answers.server.ts";
import { findAllCategories } from "./all-categories.queries.server.ts";
import { MAX_LISTED } from "./constants.ts";
import { type AlikeGifts, countListFacets, type Narrowing } from "./count-list-facets.ts";
import type { CountedFacet, GiftFacetValue } from "./gift-facets.ts";
import { type GiftCondition, readGiftCondition } from "./gift-filters.queries.server.ts";
import { GIFT_FACETS, type GiftFacetKey, type GiftFilters, hasFormFilters, withoutFormFilters } from "./gift-filters.ts";
import { countUpTo, isListWithin } from "./list-length.queries.server.ts";
import { numbersIn } from "./joined-texts.ts";
import { categoryTag } from "./taxonomies.ts";

const facetKeys = GIFT_FACETS.map(({ key }) => key);
/** No category has this code, so no gift has it. */
const CODE_OF_NOTHING = 0;

/** A value of a facet, whatever the list. */
interface FacetValue extends Omit<GiftFacetValue, "count"> {
  code: number;
  facet: GiftFacetKey;
}

/** Returns the values of all facets, in the order of those that equally many gifts have. */
async function listFacetValues(): Promise<FacetValue[]> {
  const { inOrder } = await findAllCategories();
  return inOrder.flatMap(({ taxonomy, code, slug, name, priceRange }) => {
    const facet = facetKeys.find((key) => key === taxonomy);
    return facet === undefined ? [] : [{ code, facet, slug, name: (facet === "priceTier" ? priceRange : null) ?? name }];
  });
}

const alikeRow = rowOf({
  codes: z.string().nullable(),
  currency,
  in_stock: z.boolean(),
  prices: z.string().nullable(),
  gifts: z.int(),
});

/** Of a list that is too long so many gifts are read, which are enough to order the values of its facets. */
const SAMPLED = 2000;

/** What is counted of a list; of one that is longer than `most`, of a sample: ids are random, and any gifts a fair one. */
interface ListedGifts {
  gifts: readonly AlikeGifts[];
  isWhole: boolean;
}

async function readListedGifts(listed: GiftCondition, most: number, isWhole: boolean): Promise<ListedGifts> {
  const rows = await readRows(readDatabase(), alikeRow)`
    select array_to_string(codes, ',') as codes, currency, in_stock, prices, gifts from (
      select k.codes, g.currency, g.in_stock, string_agg(g.price_cents::text, ',') as prices, count(*)::int as gifts
      from (
        select g.id, g.price_cents, g.currency, g.in_stock from shown_gifts g where ${listed.condition} limit ${isWhole ? most : SAMPLED}
      ) g left join gift_facets k on k.gift_id = g.id
      group by k.codes, g.currency, g.in_stock
    ) alike`;
  const gifts = rows.map(({ codes, currency: ownCurrency, in_stock, prices, gifts: count }) => {
    const known = Float64Array.from(numbersIn(prices)).sort();
    return { codes: numbersIn(codes), currency: ownCurrency, inStock: in_stock, prices: known, unpriced: count - known.length };
  });
  return { gifts, isWhole };
}

/** What is cached takes about ten bytes for a gift of a category. */
const MOST_CACHED = 2_000_000;

/** Returns what is counted of the gifts of these categories, whatever else their list is narrowed by. */
const readGiftsOf = cacheAnswers({
  most: MOST_CACHED,
  keyOf: ({ ids }: GiftCondition, most: number, isWhole: boolean) => `${ids.join(" ")} ${most} ${isWhole}`,
  read: readListedGifts,
  sizeOf: ({ gifts }) => gifts.reduce((sum, { prices, codes }) => sum + prices.length + codes.length + 16, 0),
  // A gift of the whole shop that is put into a category is announced to that alone.
  tagsOf: (_gifts, { ids }) => (ids.length === 0 ? null : ids.map(categoryTag)),
});

/** Returns the gifts to be counted. Only where the categories have too many gifts, prices and stock choose which of them are read. */
async function readCounted(filters: GiftFilters, most: number): Promise<ListedGifts> {
  const condition = await readGiftCondition({ ...withoutFormFilters(filters), facets: {} });
  if (condition.ids.length < Object.keys(filters.categories).length) return { gifts: [], isWhole: true };
  const isWhole = await isListWithin(most, condition);
  if (isWhole || !hasFormFilters(filters)) return readGiftsOf(condition, most, isWhole);
  const narrowed = await readGiftCondition({ ...filters, facets: {} });
  return readListedGifts(narrowed, most, (await countUpTo(most, narrowed)) <= most);
}

export interface CountedGifts {
  facets: CountedFacet[];
  /** The number of gifts of the list; where `isCapped` says so, there are more. */
  total: number;
  isCapped: boolean;
  /** False where the numbers of the facets are those of a part of the list, and only their order tells something. */
  areFacetsCounted: boolean;
}

/**
 * Returns what each facet could narrow a list to: the numbers are those of the gifts that fulfil all filters but the choice in the facet itself.
 * What the list is a page of is no facet. Gifts are counted up to `most`.
 */
export async function countGiftFacets(filters: GiftFilters, most = MAX_LISTED): Promise<CountedGifts> {
  const { categories, facets: chosen, defaultSort: _default, sort: _sort, page: _page, pageSize: _size, ...prices } = filters;
  const [{ gifts, isWhole }, values] = await Promise.all([readCounted(filters, most), listFacetValues()]);
  const byCode = new Map(values.map((value) => [value.code, value]));
  const codeOf = (key: GiftFacetKey) => values.find(({ facet, slug }) => facet === key && slug === chosen[key])?.code ?? CODE_OF_NOTHING;
  const keys = facetKeys.filter((key) => categories[key] === undefined);
  const narrowing: Narrowing = {
    ...prices,
    chosen: new Map(keys.flatMap((key) => (chosen[key] === undefined ? [] : [[key, codeOf(key)] as const]))),
  };
  const { total, totalOf, countOf } = countListFacets(gifts, narrowing, (code) => byCode.get(code)?.facet);
  const valuesOf = (key: GiftFacetKey): GiftFacetValue[] => {
    const counted = values.flatMap(({ facet, code, slug, name }) => {
      const count = facet === key ? countOf(code) : 0;
      return count === 0 ? [] : [{ slug, name, count }];
    });
    // Price tiers stay in their own order.
    return key === "priceTier" ? counted : counted.toSorted((one, other) => other.count - one.count);
  };
  const facets = keys.map((key) => ({ key, total: totalOf(key), values: valuesOf(key) }));
  if (isWhole) return { facets, total, isCapped: false, areFacetsCounted: true };
  const counted = narrowing.chosen.size === 0 ? most + 1 : await countUpTo(most, await readGiftCondition(filters));
  return { facets, total: Math.min(most, counted), isCapped: counted > most, areFacetsCounted: false };
}
