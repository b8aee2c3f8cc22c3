import { TAXONOMIES, type TaxonomyKey } from "../taxonomies.ts";
import { type GiftTableFilters, MARK_FILTERS, PRICE_BUCKETS, STOCK_FILTERS } from "./gift-table-filters.ts";

/** The names of the values that filters name, by taxonomy and slug. */
export type FilterNames = Partial<Record<TaxonomyKey, Readonly<Record<string, string>>>>;

/** A filter in force, with its label and the table's state without it. */
export interface FilterInForce {
  key: string;
  label: string;
  without: GiftTableFilters;
}

/** Returns every filter in force, the search first. A value that no longer exists is labeled with its slug. */
export function describeFilters(filters: GiftTableFilters, names: FilterNames): FilterInForce[] {
  const list = <Name extends "brand" | "price" | "stock" | "mark">(
    name: Name,
    labelOf: (value: GiftTableFilters[Name][number]) => string,
  ): FilterInForce[] =>
    filters[name].map((value) => ({
      key: `${name}-${value}`,
      label: labelOf(value),
      without: { ...filters, [name]: filters[name].filter((other) => other !== value), page: 1 },
    }));
  const search: FilterInForce[] = filters.q === "" ? [] : [{ key: "q", label: `"${filters.q}"`, without: { ...filters, q: "", page: 1 } }];
  const tags = TAXONOMIES.flatMap(({ key }) =>
    filters.tags[key].map((slug) => ({
      key: `${key}-${slug}`,
      label: names[key]?.[slug] ?? slug,
      without: { ...filters, tags: { ...filters.tags, [key]: filters.tags[key].filter((other) => other !== slug) }, page: 1 },
    })),
  );
  return [
    ...search,
    ...tags,
    ...list("brand", (brand) => brand),
    ...list("price", (bucket) => PRICE_BUCKETS[bucket].label),
    ...list("stock", (stock) => STOCK_FILTERS[stock]),
    ...list("mark", (mark) => MARK_FILTERS[mark]),
  ];
}
