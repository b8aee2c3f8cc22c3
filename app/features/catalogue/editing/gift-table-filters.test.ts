import { expect, test } from "vitest";
import { giftTableQuery, narrowsTable, readGiftTableFilters, withoutFilters } from "./gift-table-filters.ts";

const read = (query: string) => readGiftTableFilters(new URLSearchParams(query));

test("the state of the table is in its address, and the usual is left out", () => {
  const query = "?q=mug&category=home&category=tea&recipient=mom&price=25-50&stock=in&mark=featured&sort=price&dir=desc&page=3";
  expect(giftTableQuery(read(query))).toBe(query);
  expect(giftTableQuery(read(""))).toBe("");
  expect(giftTableQuery(read("?sort=added&dir=desc&page=1"))).toBe("");
});

test("I1: what is not on the lists is left out", () => {
  const filters = read("?category=DROP%20TABLE&price=free&stock=maybe&mark=x&sort=password&dir=sideways&page=-4");
  expect(filters).toMatchObject({ category: [], price: [], stock: [], mark: [], sort: "added", descending: true, page: 1 });
});

test("I4: a search has at most 200 characters, and control characters are spaces", () => {
  expect(read(`?q=${"a".repeat(500)}`).q).toHaveLength(200);
  expect(read("?q=a%00b").q).toBe("a b");
});

test("clearing keeps the order", () => {
  const filters = read("?q=mug&stock=out&sort=name");
  expect(narrowsTable(filters)).toBe(true);
  expect(giftTableQuery(withoutFilters(filters))).toBe("?sort=name");
});
