import { CURRENCY, type Currency, parseMoney, toTypedMoney } from "#app/platform/money.ts";
import { GIFTS_PER_PAGE } from "./constants.ts";
import { isSlug } from "./gift-tags.ts";
import type { TaxonomyKey } from "./taxonomies.ts";
import { readPageNumber, setPageNumber } from "#app/platform/page-number.ts";

export const GIFT_SORTS = ["fit", "name-asc", "name-desc", "price-asc", "price-desc", "newest"] as const;
export type GiftSort = (typeof GIFT_SORTS)[number];
/** The name that addresses had for the order by fit. */
const FORMER_FIT = "best";

/** What a list of gifts can be narrowed by beside its category: the taxonomy, its parameter in addresses and its heading. */
export const GIFT_FACETS = [
  { key: "interest", parameter: "interest", label: "Interest" },
  { key: "recipient", parameter: "recipient", label: "Who it’s for" },
  { key: "priceTier", parameter: "price", label: "Price" },
] as const satisfies { key: TaxonomyKey; parameter: string; label: string }[];
export type GiftFacetKey = (typeof GIFT_FACETS)[number]["key"];

/** The slugs chosen of the facets, at most one each. */
export type ChosenFacets = Partial<Record<GiftFacetKey, string>>;
const DEFAULT_GIFT_SORT: GiftSort = "name-asc";

/** The filters of a list of gifts. `categories` has at most one slug for each taxonomy; `page` counts from 1. */
export interface GiftFilters {
  categories: Partial<Record<TaxonomyKey, string>>;
  /** Chosen beside the categories, and never of a taxonomy that these name. */
  facets: ChosenFacets;
  minPriceCents: number | null;
  maxPriceCents: number | null;
  currency: Currency;
  inStockOnly: boolean;
  sort: GiftSort;
  /** The order of a list whose address names none. */
  defaultSort: GiftSort;
  page: number;
  pageSize: number;
}

/** The filters that an address requests, and the texts in price fields that are no prices. */
export interface GiftFilterInput {
  filters: GiftFilters;
  invalidPrices: { minPrice?: string; maxPrice?: string };
}

/** The query parameters of a list of gifts. */
export const GIFT_FILTER_PARAMETERS = [
  ...GIFT_FACETS.map(({ parameter }) => parameter),
  ...(["minPrice", "maxPrice", "inStock", "sort", "page"] as const),
] as const;

function parseSort(text: string, defaultSort: GiftSort): GiftSort {
  const words = text.trim().toLowerCase();
  if (words === FORMER_FIT) return "fit";
  const sort = words.startsWith("-") ? `${words.slice(1)}-desc` : /asc$|desc$/.test(words) ? words.replace(/[_: ]/, "-") : `${words}-asc`;
  return GIFT_SORTS.find((known) => known === sort || known === words) ?? defaultSort;
}

/** Reads the chosen facets; a text that is no slug, and a choice of a taxonomy that the list is of anyway, count as none. */
function parseFacets(query: URLSearchParams, categories: GiftFilters["categories"]): ChosenFacets {
  const chosen = GIFT_FACETS.flatMap(({ key, parameter }) => {
    const slug = query.get(parameter)?.trim() ?? "";
    return isSlug(slug) && categories[key] === undefined ? [[key, slug] as const] : [];
  });
  return Object.fromEntries(chosen);
}

/**
 * Reads filters from an address. Unknown values are ignored: an unknown sort means the default, an invalid page the first, an invalid price
 * none. A reversed price range is swapped.
 */
export function parseGiftFilters(
  query: URLSearchParams,
  categories: GiftFilters["categories"] = {},
  defaultSort: GiftSort = DEFAULT_GIFT_SORT,
): GiftFilterInput {
  const invalidPrices: GiftFilterInput["invalidPrices"] = {};
  const readPrice = (name: "minPrice" | "maxPrice"): number | null => {
    const text = query.get(name)?.trim() ?? "";
    if (text === "") return null;
    const cents = parseMoney(text);
    if (cents === null) invalidPrices[name] = text.replace(/\p{C}/gu, "").slice(0, 40);
    return cents;
  };
  const low = readPrice("minPrice");
  const high = readPrice("maxPrice");
  const turned = low !== null && high !== null && low > high;
  const filters: GiftFilters = {
    categories,
    facets: parseFacets(query, categories),
    minPriceCents: turned ? high : low,
    maxPriceCents: turned ? low : high,
    currency: CURRENCY,
    inStockOnly: ["1", "true", "on", "yes"].includes(query.get("inStock")?.toLowerCase() ?? ""),
    sort: parseSort(query.get("sort") ?? "", defaultSort),
    defaultSort,
    page: readPageNumber(query),
    pageSize: GIFTS_PER_PAGE,
  };
  return { filters, invalidPrices };
}

/** Returns the query string of these filters without default values; it is empty or starts with "?". */
export function giftFiltersQuery(filters: Omit<GiftFilters, "categories" | "pageSize">): string {
  const query = new URLSearchParams();
  for (const { key, parameter } of GIFT_FACETS) {
    const slug = filters.facets[key];
    if (slug !== undefined) query.set(parameter, slug);
  }
  if (filters.minPriceCents !== null) query.set("minPrice", toTypedMoney(filters.minPriceCents));
  if (filters.maxPriceCents !== null) query.set("maxPrice", toTypedMoney(filters.maxPriceCents));
  if (filters.inStockOnly) query.set("inStock", "1");
  if (filters.sort !== filters.defaultSort) query.set("sort", filters.sort);
  setPageNumber(query, filters.page);
  return query.size === 0 ? "" : `?${query}`;
}

/** The filters that are typed or ticked. */
export type FormFilters = Pick<GiftFilters, "minPriceCents" | "maxPriceCents" | "currency" | "inStockOnly">;

/** Returns true when what is typed or ticked excludes gifts. */
export function hasFormFilters(filters: FormFilters): boolean {
  return filters.minPriceCents !== null || filters.maxPriceCents !== null || filters.inStockOnly;
}

/** Returns the filters without what is typed or ticked. */
export function withoutFormFilters(filters: GiftFilters): GiftFilters {
  return { ...filters, minPriceCents: null, maxPriceCents: null, inStockOnly: false };
}

/** Returns true when the filters exclude gifts. */
export function narrowsGifts(filters: FormFilters & Pick<GiftFilters, "facets">): boolean {
  return hasFormFilters(filters) || Object.keys(filters.facets).length > 0;
}

/** Returns true for a list in its default order without filters. */
export function isPlainList(filters: FormFilters & Pick<GiftFilters, "facets" | "sort" | "defaultSort">): boolean {
  return !narrowsGifts(filters) && filters.sort === filters.defaultSort;
}
