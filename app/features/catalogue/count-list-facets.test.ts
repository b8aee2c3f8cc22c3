import { expect, test } from "vitest";
import { CURRENCY } from "#app/platform/money.ts";
import { type AlikeGifts, countListFacets, type Narrowing } from "./count-list-facets.ts";

const [TEA, GOLF, MOM, DAD] = [1, 2, 11, 12];
const facetOf = (code: number) => (code < 10 ? "interest" : "recipient");

const gifts: AlikeGifts[] = [
  { codes: [TEA, MOM], currency: CURRENCY, inStock: true, prices: Float64Array.of(1000, 2000, 2000, 3000), unpriced: 2 },
  { codes: [TEA, DAD], currency: CURRENCY, inStock: false, prices: Float64Array.of(2000), unpriced: 0 },
  { codes: [GOLF, MOM], currency: "EUR" as typeof CURRENCY, inStock: true, prices: Float64Array.of(2000, 9000), unpriced: 1 },
];

function count({ chosen = [], ...prices }: Partial<Omit<Narrowing, "chosen">> & { chosen?: ["interest" | "recipient", number][] }) {
  const all = { minPriceCents: null, maxPriceCents: null, currency: CURRENCY, inStockOnly: false };
  const { total, totalOf, countOf } = countListFacets(gifts, { ...all, ...prices, chosen: new Map(chosen) }, facetOf);
  return [total, totalOf("interest"), totalOf("recipient"), [TEA, GOLF, MOM, DAD].map(countOf)];
}

test("without filters every gift counts", () => {
  expect(count({})).toEqual([10, 10, 10, [7, 3, 9, 1]]);
});

test("a range has both its ends, and no gift without a price or with one in another currency", () => {
  expect(count({ minPriceCents: 2000 })[0]).toBe(4);
  expect(count({ maxPriceCents: 2000 })[0]).toBe(4);
  expect(count({ minPriceCents: 2000, maxPriceCents: 2000 })).toEqual([3, 3, 3, [3, 0, 2, 1]]);
  expect(count({ minPriceCents: 2001, maxPriceCents: 2999 })[0]).toBe(0);
});

test("gifts in stock alone", () => {
  expect(count({ inStockOnly: true })).toEqual([9, 9, 9, [6, 3, 9, 0]]);
});

test("a facet counts what its own choice leaves out, and no other does", () => {
  expect(count({ chosen: [["interest", TEA]] })).toEqual([7, 10, 7, [7, 3, 6, 1]]);
  expect(
    count({
      chosen: [
        ["interest", TEA],
        ["recipient", DAD],
      ],
    }),
  ).toEqual([1, 1, 7, [1, 0, 6, 1]]);
  expect(count({ chosen: [["interest", 0]] })).toEqual([0, 10, 0, [7, 3, 0, 0]]);
});
