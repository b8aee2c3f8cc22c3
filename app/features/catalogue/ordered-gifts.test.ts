import { expect, test } from "vitest";
import { depthFor, idsWithin, type OrderedGifts } from "./ordered-gifts.ts";

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
const PRICES = [500, -1, 700, 300, 0, 700];
const gifts: OrderedGifts = {
  ids: Buffer.from(PRICES.map((_, n) => idOf(n).replaceAll("-", "")).join(""), "hex"),
  prices: Float64Array.from(PRICES),
  inStock: Uint8Array.from([1, 1, 0, 1, 1, 1]),
};
const ANY = { minPriceCents: null, maxPriceCents: null, currency: "USD", inStockOnly: false } as const;

test.each([
  ["all", {}, 0, 10, [0, 1, 2, 3, 4, 5]],
  ["both bounds are within", { minPriceCents: 300, maxPriceCents: 500 }, 0, 10, [0, 3]],
  ["what has no price is below none", { maxPriceCents: 500 }, 0, 10, [0, 3, 4]],
  ["what has no price is above none", { minPriceCents: 0 }, 0, 10, [0, 2, 3, 4, 5]],
  ["what is in stock, priced or not", { inStockOnly: true }, 0, 10, [0, 1, 3, 4, 5]],
  ["places count those that fulfil the filters", { minPriceCents: 300 }, 1, 2, [2, 3]],
  ["a page beyond the end", { minPriceCents: 300 }, 4, 2, []],
  ["a page of nothing", {}, 0, 0, []],
] as const)("%s", (_, filters, start, size, places) => {
  expect(idsWithin(gifts, { ...ANY, ...filters }, start, size)).toEqual(places.map(idOf));
});

test("a list is read as far down as a page of it ends, and never beyond its last page", () => {
  for (const end of [501, 1250, 1251, 5000, 5001, 20_000]) expect(depthFor(end)).toBeGreaterThanOrEqual(end);
  expect([depthFor(550), depthFor(2000), depthFor(20_000)]).toEqual([1250, 5000, 20_000]);
});
