import { type GiftTableFilters, MARK_FILTERS, PRICE_BUCKETS, STOCK_FILTERS } from "./gift-table-filters.ts";

interface NamedOption {
  slug: string;
  name: string;
}

/** A filter in force, with its label and the table's state without it. */
export interface FilterInForce {
  key: string;
  label: string;
  without: GiftTableFilters;
}

/** Returns every filter in force, the search first. A value that no longer exists is labeled with its slug. */
export function describeFilters(
  filters: GiftTableFilters,
  { giftTypes, recipients }: { giftTypes: readonly NamedOption[]; recipients: readonly NamedOption[] },
): FilterInForce[] {
  const nameIn = (options: readonly NamedOption[]) => (slug: string) => options.find((option) => option.slug === slug)?.name ?? slug;
  const list = <Name extends "category" | "recipient" | "price" | "stock" | "mark">(
    name: Name,
    labelOf: (value: GiftTableFilters[Name][number]) => string,
  ): FilterInForce[] =>
    filters[name].map((value) => ({
      key: `${name}-${value}`,
      label: labelOf(value),
      without: { ...filters, [name]: filters[name].filter((other) => other !== value), page: 1 },
    }));
  const search: FilterInForce[] = filters.q === "" ? [] : [{ key: "q", label: `"${filters.q}"`, without: { ...filters, q: "", page: 1 } }];
  return [
    ...search,
    ...list("category", nameIn(giftTypes)),
    ...list("recipient", nameIn(recipients)),
    ...list("price", (bucket) => PRICE_BUCKETS[bucket].label),
    ...list("stock", (stock) => STOCK_FILTERS[stock]),
    ...list("mark", (mark) => MARK_FILTERS[mark]),
  ];
}
