import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CURRENCY } from "#app/platform/money.ts";
import { MAX_PAGE } from "#app/platform/page-number.ts";
import { giftFiltersQuery, hasFormFilters, isPlainList, narrowsGifts, parseGiftFilters } from "./gift-filters.ts";

const parse = (query: string) => parseGiftFilters(new URLSearchParams(query));

describe("I1: the sort order comes from a list", () => {
  test.each([
    ["", "name-asc"],
    ["name-desc", "name-desc"],
    ["price-asc", "price-asc"],
    ["PRICE-DESC", "price-desc"],
    ["price", "price-asc"],
    ["-price", "price-desc"],
    ["-name", "name-desc"],
    ["price_desc", "price-desc"],
    ["price:desc", "price-desc"],
    ["fit", "fit"],
    ["Fit", "fit"],
    // The name that addresses had for it.
    ["best", "fit"],
    ["id", "name-asc"],
    ["__proto__", "name-asc"],
    ["name; drop table gifts", "name-asc"],
  ])("sort=%s means %s", (sort, meant) => {
    expect(parseGiftFilters(new URLSearchParams({ sort })).filters.sort).toBe(meant);
  });
});

test("spec: the first page, 50 gifts, by name ascending, is the default", () => {
  expect(parse("").filters).toEqual({
    categories: {},
    facets: {},
    minPriceCents: null,
    maxPriceCents: null,
    currency: CURRENCY,
    inStockOnly: false,
    sort: "name-asc",
    defaultSort: "name-asc",
    page: 1,
    pageSize: 50,
  });
});

test.each([
  ["1", 1],
  ["12", 12],
  ["0", 1],
  ["-1", 1],
  ["1.5", 1],
  ["1e9", 1],
  ["9999999", 1],
  ["two", 1],
])("page=%s is page %d", (page, meant) => {
  expect(parse(`page=${page}`).filters.page).toBe(meant);
});

test("a price that is none is ignored and given back, so that the field can say so", () => {
  const { filters, invalidPrices } = parse("minPrice=cheap&maxPrice=30");
  expect(filters).toMatchObject({ minPriceCents: null, maxPriceCents: 3000 });
  expect(invalidPrices).toEqual({ minPrice: "cheap" });
  expect(parse(`maxPrice=${"x".repeat(500)}`).invalidPrices.maxPrice).toHaveLength(40);
  expect(parse("minPrice=a%00b").invalidPrices.minPrice).toBe("ab");
});

test("an empty field is no price and no mistake", () => {
  expect(parse("minPrice=&maxPrice=%20")).toMatchObject({ filters: { minPriceCents: null, maxPriceCents: null }, invalidPrices: {} });
});

test("a price range the wrong way round is turned", () => {
  expect(parse("minPrice=50&maxPrice=20").filters).toMatchObject({ minPriceCents: 2000, maxPriceCents: 5000 });
});

test.each(["1", "true", "on", "yes", "TRUE"])("inStock=%s counts", (value) => {
  expect(parse(`inStock=${value}`).filters.inStockOnly).toBe(true);
});

test.each(["", "0", "false", "no"])("inStock=%s does not", (value) => {
  expect(parse(`inStock=${value}`).filters.inStockOnly).toBe(false);
});

test("an address leaves out what is the default", () => {
  expect(giftFiltersQuery(parse("sort=name-asc&page=1&inStock=0&minPrice=").filters)).toBe("");
  expect(giftFiltersQuery(parse("page=2&sort=price-desc&inStock=on&maxPrice=19.99").filters)).toBe(
    "?maxPrice=19.99&inStock=1&sort=price-desc&page=2",
  );
});

test("the address of filters means those filters", () => {
  const slug = fc.constantFrom("golf", "best-friend", "little-treat", "a_1");
  const cents = fc.option(fc.integer({ min: 0, max: 999_999_999 }), { nil: null });
  fc.assert(
    fc.property(
      cents,
      cents,
      fc.boolean(),
      fc.constantFrom(
        "fit" as const,
        "name-asc" as const,
        "name-desc" as const,
        "price-asc" as const,
        "price-desc" as const,
        "newest" as const,
      ),
      fc.constantFrom("fit" as const, "name-asc" as const),
      fc.record({ interest: slug, recipient: slug, priceTier: slug }, { requiredKeys: [] }),
      fc.integer({ min: 1, max: MAX_PAGE }),
      (one, other, inStockOnly, sort, defaultSort, facets, page) => {
        const turned = one !== null && other !== null && one > other;
        const prices = { minPriceCents: turned ? other : one, maxPriceCents: turned ? one : other };
        const filters = { categories: {}, facets, ...prices, currency: CURRENCY, inStockOnly, sort, defaultSort, page, pageSize: 50 };
        expect(parseGiftFilters(new URLSearchParams(giftFiltersQuery(filters)), {}, defaultSort)).toEqual({ filters, invalidPrices: {} });
      },
    ),
  );
});

test("chosen facets are slugs, and none of the taxonomy that the list is of", () => {
  expect(parse("interest=golf&recipient=best-friend&price=special").filters.facets).toEqual({
    interest: "golf",
    recipient: "best-friend",
    priceTier: "special",
  });
  expect(parse("interest=&recipient=<script>&price=../x&occasion=birthday&theme=rustic").filters.facets).toEqual({});
  expect(parseGiftFilters(new URLSearchParams("interest=golf&recipient=mom"), { recipient: "dad" }).filters.facets).toEqual({
    interest: "golf",
  });
  expect(giftFiltersQuery(parse("page=2&sort=fit&price=special&interest=golf").filters)).toBe(
    "?interest=golf&price=special&sort=fit&page=2",
  );
});

test("what leaves gifts out, and what only orders them", () => {
  expect(narrowsGifts(parse("sort=price-asc&page=3").filters)).toBe(false);
  expect(narrowsGifts(parse("inStock=1").filters)).toBe(true);
  expect(narrowsGifts(parse("minPrice=0").filters)).toBe(true);
  expect(narrowsGifts(parse("interest=golf").filters)).toBe(true);
  expect(hasFormFilters(parse("interest=golf").filters)).toBe(false);
  expect(isPlainList(parse("page=3").filters)).toBe(true);
  expect(isPlainList(parse("sort=fit").filters)).toBe(false);
  expect(isPlainList(parse("recipient=mom").filters)).toBe(false);
  expect(isPlainList(parse("sort=price-asc").filters)).toBe(false);
});
