import fc from "fast-check";
import { expect, test } from "vitest";
import { giftFormSchema, emptyGiftForm } from "./editing/gift-form.schema.ts";
import { tierForPrice } from "./editing/gift-form.rules.ts";
import { readGiftRow } from "./import.schema.ts";
import { parsePriceCents, toDollarText } from "./money.rules.ts";
import { parseGiftFilters } from "./schema.ts";

test.each([
  // A dot or comma followed by one or two digits separates the cents.
  ["24.50", 2450],
  ["24,50", 2450],
  ["24,5", 2450],
  ["$24,50", 2450],
  ["24,50 $", 2450],
  ["1,234.50", 123_450],
  ["1.234,50", 123_450],
  ["1 234,50", 123_450],
  ["1\u202f234,50", 123_450],
  ["1'234.50", 123_450],
  ["1’234.50", 123_450],
  ["1.234.567,89", 123_456_789],
  // A comma followed by three digits groups thousands.
  ["1,234", 123_400],
  ["1,234,567", 123_456_700],
  // Ambiguous amounts are rejected.
  ["1.234", null],
  ["1,2345", null],
  ["12,34,56", null],
  ["1,23.45", null],
  ["1.23,456", null],
  ["24,", null],
  [",50", null],
  ["24 50", null],
  ["24;50", null],
  ["-24,50", null],
  ["2e3", null],
  ["12345678", null],
])("%j is %s cents", (text, cents) => {
  expect(parsePriceCents(text)).toBe(cents);
});

test("what is written as dollars is read as it was, whatever stands between", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (cents) => {
      const text = toDollarText(cents);
      const [whole = "", rest = ""] = text.split(".");
      const grouped = (mark: string) => whole.replaceAll(/\B(?=(\d{3})+$)/g, mark);
      for (const written of [text, `${whole},${rest}`, `${grouped(",")}.${rest}`, `${grouped(".")},${rest}`, `$${grouped(" ")},${rest}`])
        expect(parsePriceCents(written)).toBe(cents);
    }),
    { seed: 25 },
  );
});

test("a price with a comma is the same in the gift form, its tier, an import and a filter", () => {
  const form = { ...emptyGiftForm(), name: "Clay Mug", image: "https://a.test/b.png", affiliateUrl: "https://a.test/b" };
  expect(giftFormSchema.parse({ ...form, price: "24,50" }).price).toBe("24.50");
  expect(giftFormSchema.parse({ ...form, price: "1,234" }).price).toBe("1234.00");
  expect(giftFormSchema.safeParse({ ...form, price: "1.234" }).success).toBe(false);
  const tiers = [
    { id: "low", min: null, max: 25 },
    { id: "high", min: 25, max: null },
  ];
  expect([tierForPrice("24,50", tiers), tierForPrice("1,234", tiers), tierForPrice("x", tiers)]).toEqual(["low", "high", null]);
  expect(readGiftRow({ name: "Clay Mug", price: "24,50" })).toMatchObject({ ok: true, gift: { values: { price: "24.50" } } });
  expect(readGiftRow({ name: "Clay Mug", price: "1.234" })).toMatchObject({ ok: false });
  expect(parseGiftFilters(new URLSearchParams("minPrice=24,50")).filters.minPriceCents).toBe(2450);
});
