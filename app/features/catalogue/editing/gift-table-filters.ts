import { z } from "zod";
import { CURRENCY, formatShortMoney } from "#app/platform/money.ts";
import { cutText, toLine } from "#app/platform/text.ts";
import { mapTaxonomies, TAXONOMIES, taxonomy, type TaxonomyKey } from "../taxonomies.ts";
import { type GiftColumn, orderColumns } from "./gift-table-columns.ts";
import { readPageNumber, setPageNumber } from "#app/platform/page-number.ts";

const short = (cents: number) => formatShortMoney(cents, CURRENCY);

/** The price filter's buckets (specification, section 9), in cents of the currency beside them: above `above`, from `from`, below `below`, up to `to`. */
export const PRICE_BUCKETS = {
  "under-25": { label: `Under ${short(2500)}`, above: null, from: null, below: 2500, to: null, currency: CURRENCY },
  "25-50": { label: `${short(2500)} - ${short(5000)}`, above: null, from: 2500, below: null, to: 5000, currency: CURRENCY },
  "50-100": { label: `${short(5000)} - ${short(10_000)}`, above: 5000, from: null, below: null, to: 10_000, currency: CURRENCY },
  "over-100": { label: `Over ${short(10_000)}`, above: 10_000, from: null, below: null, to: null, currency: CURRENCY },
} as const;
export type PriceBucket = keyof typeof PRICE_BUCKETS;

export const STOCK_FILTERS = { in: "In Stock", out: "Out of Stock" } as const;
/** The marks that the table can be filtered by: flags and faults. */
export const MARK_FILTERS = {
  featured: "Featured",
  trending: "Trending",
  draft: "Draft",
  hidden: "Hidden",
  undated: "Outside its dates",
  "no-picture": "No picture",
  "no-category": "No category",
  "no-price": "No price",
  "stale-price": "Stale price",
  "amazon-price": "Amazon price not from the API",
  "dead-link": "Dead link",
} as const;

export const GIFT_TABLE_SORTS = ["added", "updated", "name", "price"] as const;
export type GiftTableSort = (typeof GIFT_TABLE_SORTS)[number];

/** How many gifts a page may show, the usual number first. */
export const GIFT_PAGE_SIZES = [25, 50, 100, 200] as const;
export type GiftPageSize = (typeof GIFT_PAGE_SIZES)[number];
/** Matches are counted up to this number; beyond it, a page shows "10,000+". */
export const MAX_COUNTED = 10_000;

const slug = z
  .string()
  .regex(/^[a-z0-9_]+(-[a-z0-9_]+)*$/)
  .max(300);
const brandName = z
  .string()
  .min(1)
  .max(200)
  .refine((name) => toLine(name) === name);

/** The filters and order that an address requests. Groups are combined with AND, the choices within one with OR. */
export interface GiftTableFilters {
  q: string;
  /** The slugs of each taxonomy's values. */
  tags: Readonly<Record<TaxonomyKey, string[]>>;
  brand: string[];
  price: PriceBucket[];
  stock: (keyof typeof STOCK_FILTERS)[];
  mark: (keyof typeof MARK_FILTERS)[];
  sort: GiftTableSort;
  descending: boolean;
  /** The page's number, counted from 1. */
  page: number;
  /** Null where the address does not say: then they are what the reader chose last. */
  size: GiftPageSize | null;
  columns: GiftColumn[] | null;
}

/** The names in addresses that are not those of the taxonomies' own addresses, which bookmarks have or another filter has taken. */
const OWN_NAMES: Partial<Record<TaxonomyKey, string>> = { giftType: "category", priceTier: "tier" };
const nameOf = (key: TaxonomyKey) => OWN_NAMES[key] ?? taxonomy(key).type;
const LISTS = ["brand", "price", "stock", "mark"] as const;

function readList<T extends string>(query: URLSearchParams, name: string, item: z.ZodType<T>): T[] {
  const read = query.getAll(name).flatMap((text) => {
    const parsed = item.safeParse(text);
    return parsed.success ? [parsed.data] : [];
  });
  return [...new Set(read)].slice(0, 50);
}

const keysOf = <T extends object>(entries: T) => z.enum(Object.keys(entries) as [keyof T & string, ...(keyof T & string)[]]);

/** Reads the table's state from an address; unknown values are ignored (I1). */
export function readGiftTableFilters(query: URLSearchParams): GiftTableFilters {
  const sort = z.enum(GIFT_TABLE_SORTS).catch("added").parse(query.get("sort"));
  const usual = sort === "added" || sort === "updated";
  const direction = query.get("dir");
  const columns = query.get("columns");
  return {
    q: cutText(toLine(query.get("q") ?? ""), 200),
    tags: mapTaxonomies((key) => readList(query, nameOf(key), slug)),
    brand: readList(query, "brand", brandName),
    price: readList(query, "price", keysOf(PRICE_BUCKETS)),
    stock: readList(query, "stock", keysOf(STOCK_FILTERS)),
    mark: readList(query, "mark", keysOf(MARK_FILTERS)),
    sort,
    descending: direction === "asc" ? false : direction === "desc" ? true : usual,
    page: readPageNumber(query),
    size: GIFT_PAGE_SIZES.find((size) => String(size) === query.get("show")) ?? null,
    columns: columns === null ? null : orderColumns(columns.split(".")),
  };
}

/** Returns the query string of a state of the table: empty, or with "?" in front. Default values are left out. */
export function giftTableQuery(filters: GiftTableFilters): string {
  const query = new URLSearchParams();
  if (filters.q !== "") query.set("q", filters.q);
  for (const { key } of TAXONOMIES) for (const value of filters.tags[key]) query.append(nameOf(key), value);
  for (const name of LISTS) for (const value of filters[name]) query.append(name, value);
  if (filters.sort !== "added") query.set("sort", filters.sort);
  const usual = filters.sort === "added" || filters.sort === "updated";
  if (filters.descending !== usual) query.set("dir", filters.descending ? "desc" : "asc");
  setPageNumber(query, filters.page);
  if (filters.size !== null) query.set("show", String(filters.size));
  if (filters.columns !== null) query.set("columns", filters.columns.join("."));
  return query.size === 0 ? "" : `?${query}`;
}

/** Returns how many filters are in force beside the search. */
export function countFilters(filters: GiftTableFilters): number {
  const tags = TAXONOMIES.map(({ key }) => filters.tags[key].length);
  return [...tags, ...LISTS.map((name) => filters[name].length)].reduce((sum, count) => sum + count, 0);
}

/** Returns true when a search or a filter excludes gifts. Both kinds of stock, like neither, exclude none. */
export function narrowsTable(filters: GiftTableFilters): boolean {
  return filters.q !== "" || countFilters(filters) > 0;
}

/** Returns the same state without search and filters; the order and the columns stay. */
export function withoutFilters(filters: GiftTableFilters): GiftTableFilters {
  return { ...filters, q: "", tags: mapTaxonomies(() => []), brand: [], price: [], stock: [], mark: [], page: 1 };
}

/** Returns the query that finds the same gifts, whatever their order and columns: what a selection of all found ones holds. */
export function searchOf(filters: GiftTableFilters): string {
  return giftTableQuery({ ...filters, sort: "added", descending: true, page: 1, size: null, columns: null });
}

/** Returns the query that finds what `search` does, such as that of a selection, in the order and with the columns of this state. */
export function withSearch({ sort, descending, size, columns }: GiftTableFilters, search: string): string {
  return giftTableQuery({ ...readGiftTableFilters(new URLSearchParams(search)), sort, descending, size, columns });
}
