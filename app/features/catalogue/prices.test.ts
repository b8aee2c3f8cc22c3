import { describe, expect, test } from "vitest";
import { AMAZON_URL_PATTERN, centsWithoutStamp, isPriceShowable, toShownPrice } from "./prices.ts";
import type { PriceSource, StoredPrice } from "./types.ts";

const NOW = new Date("2026-11-21T14:11:59Z");
const ago = (ms: number) => new Date(NOW.getTime() - ms);
const HOUR = 60 * 60_000;
const stored = (given: Partial<StoredPrice> = {}): StoredPrice => ({
  priceCents: 2400,
  currency: "USD",
  priceSource: "editor",
  priceCheckedAt: ago(0),
  isApiOnly: false,
  ...given,
});

describe("a price from the store's API may be shown for an hour, whatever the rule", () => {
  test.each<[Date | null, boolean]>([
    [ago(0), true],
    [ago(HOUR), true],
    [ago(HOUR + 1), false],
    [ago(24 * HOUR), false],
    // A future time comes from a clock that was set back, so the price's age is unknown.
    [ago(-1), false],
    [null, false],
  ])("checked %s: %s", (priceCheckedAt, isShown) => {
    for (const isApiOnly of [true, false]) {
      const price = stored({ priceSource: "api", priceCheckedAt, isApiOnly });
      expect(isPriceShowable(price, NOW)).toBe(isShown);
      expect(toShownPrice(price, NOW).priceCents).toBe(isShown ? 2400 : null);
    }
  });
});

test.each<[PriceSource, boolean, boolean]>([
  ["editor", false, true],
  ["import", false, true],
  ["editor", true, false],
  ["import", true, false],
])("a price of source %s where only the API's may be shown (%s): %s", (priceSource, isApiOnly, isShown) => {
  expect(isPriceShowable(stored({ priceSource, isApiOnly, priceCheckedAt: ago(9999 * HOUR) }), NOW)).toBe(isShown);
  expect(isPriceShowable(stored({ priceSource, isApiOnly, priceCents: null }), NOW)).toBe(false);
});

test("the stamp is the time alone on the same day, with the day on another, and only the API's prices need one", () => {
  const midnight = new Date("2026-11-22T00:20:00Z");
  expect(toShownPrice(stored({ priceSource: "api", priceCheckedAt: ago(0) }), NOW).priceAsOf).toBe("14:11 UTC");
  expect(toShownPrice(stored({ priceSource: "api", priceCheckedAt: new Date("2026-11-21T23:50:00Z") }), midnight).priceAsOf).toBe(
    "Nov 21, 2026, 23:50 UTC",
  );
  expect(toShownPrice(stored(), NOW).priceAsOf).toBeNull();
  expect(toShownPrice(stored({ priceSource: "api", priceCheckedAt: ago(2 * HOUR) }), NOW).priceAsOf).toBeNull();
});

test("where there is no room for a stamp, a price that needs one is left out", () => {
  expect(centsWithoutStamp(toShownPrice(stored(), NOW))).toBe(2400);
  expect(centsWithoutStamp(toShownPrice(stored({ priceSource: "api" }), NOW))).toBeNull();
});

test.each([
  ["https://www.amazon.com/dp/B000000000", true],
  [" HTTPS://WWW.AMAZON.CO.UK", true],
  ["https://me@smile.amazon.de:443/x", true],
  ["https://www.amazon.eg/dp/B000000000", true],
  ["https://amzn.to/3abc", true],
  ["https://a.co/d/abc", true],
  ["https://www.amazon.com.evil.example/dp/B000000000", false],
  ["https://notamazon.com/", false],
  ["https://a.company/", false],
  ["https://shop.example/?u=https://www.amazon.com/", false],
  ["", false],
])("%j is Amazon's: %s", (url, isAmazon) => {
  expect(new RegExp(AMAZON_URL_PATTERN, "i").test(url)).toBe(isAmazon);
});
