import { expect, test } from "vitest";
import { CURRENCY } from "#app/platform/money.ts";
import { tierForPrice } from "./editing/gift-form-values.ts";
import { emptyGiftForm, giftFormSchema } from "./editing/gift-form.ts";
import { GIFT_FIELDS, type GiftKey } from "./gift-fields.ts";
import { parseGiftFilters } from "./gift-filters.ts";
import { readGiftCell } from "./gift-values.ts";
import { readGiftRow } from "./imported-gift.ts";

function readCell(key: GiftKey, cell: string): unknown {
  const read = readGiftCell(GIFT_FIELDS.find((field) => field.key === key) as (typeof GIFT_FIELDS)[number], cell);
  return read.ok ? read.value : read.message;
}

test.each<[GiftKey, string, unknown]>([
  ["name", "", "Please fill this in"],
  ["name", " a  b ", "a  b"],
  ["name", "x".repeat(301), "Please use at most 300 characters."],
  ["name", "a\0", "This contains a character that cannot be kept"],
  ["description", " two\nlines ", " two\nlines "],
  ["price", "", null],
  ["price", "0", "Price must be positive"],
  ["price", "100000000", "Please use a price below $100,000,000"],
  ["image", "/media/uploads/mug", "/media/uploads/mug"],
  ["brandUrl", "/media/uploads/mug", "Must be a valid URL"],
  ["brandUrl", `https://a.test/${"x".repeat(2000)}`, "Please use at most 2,000 characters."],
  ["affiliateUrl", "amazon.com/dp/B000000001?tag=a-20", "https://amazon.com/dp/B000000001?tag=a-20"],
  ["affiliateUrl", " www.amazon.co.uk ", "https://www.amazon.co.uk"],
  ["affiliateUrl", "//amazon.com/x", "https://amazon.com/x"],
  ["affiliateUrl", "Shop.example:8443?a", "https://Shop.example:8443?a"],
  ["affiliateUrl", "http://shop.example/a", "http://shop.example/a"],
  ["affiliateUrl", "a mug", "Must be a valid URL"],
  ["affiliateUrl", "mug", "Must be a valid URL"],
  ["affiliateUrl", "//", "Must be a valid URL"],
  ["affiliateUrl", "/dp/B000000001", "Must be a valid URL"],
  ["affiliateUrl", "ftp.example.com:x", "Must be a valid URL"],
  ["affiliateUrl", "me@shop.example", "Must be a valid URL"],
  ["affiliateUrl", "javascript:alert(1)", "Must be a valid URL"],
  ["affiliateUrl", "1.50", "Must be a valid URL"],
  ["brandLogoUrl", "https://a.test/logo.svg", "https://a.test/logo.svg"],
  ["slug", "", null],
  ["slug", "clay-mug", "clay-mug"],
  ["shippingDays", "0", null],
  ["shippingDays", "-1", "Please use a whole number of days from 0 to 365"],
  ["inStock", "", true],
  ["isFeatured", "", false],
  ["isFeatured", "YES", true],
  ["gender", "", "unisex"],
  ["gender", "Female", "female"],
  ["gender", "toString", "Please use one of unisex, male, female"],
])("a cell of %s with %j is read as %j", (key, cell, value) => {
  expect(readCell(key, cell)).toBe(value);
});

test("an address without a scheme is the same in the gift form and an import", () => {
  const form = {
    ...emptyGiftForm(),
    name: "Clay Mug",
    price: "24",
    image: "https://a.test/b.png",
    affiliateUrl: "amazon.com/dp/B000000001",
  };
  expect(giftFormSchema.parse(form).affiliateUrl).toBe("https://amazon.com/dp/B000000001");
  expect(readGiftRow({ name: "Clay Mug", affiliate_url: "//amazon.com/dp/B000000001" })).toMatchObject({
    ok: true,
    gift: { values: { affiliateUrl: "https://amazon.com/dp/B000000001" } },
  });
});

test("a price with a comma is the same in the gift form, its tier, an import and a filter", () => {
  const form = { ...emptyGiftForm(), name: "Clay Mug", image: "https://a.test/b.png", affiliateUrl: "https://a.test/b" };
  expect(giftFormSchema.parse({ ...form, price: "24,50" }).price).toBe(2450);
  expect(giftFormSchema.parse({ ...form, price: "1,234" }).price).toBe(123_400);
  expect(giftFormSchema.safeParse({ ...form, price: "1.234" }).success).toBe(false);
  const tiers = [
    { id: "low", minCents: null, maxCents: 2500, currency: CURRENCY },
    { id: "high", minCents: 2500, maxCents: null, currency: CURRENCY },
  ];
  expect([tierForPrice("24,50", tiers), tierForPrice("1,234", tiers), tierForPrice("x", tiers)]).toEqual(["low", "high", null]);
  expect(readGiftRow({ name: "Clay Mug", price: "24,50" })).toMatchObject({ ok: true, gift: { values: { price: 2450 } } });
  expect(readGiftRow({ name: "Clay Mug", price: "1.234" })).toMatchObject({ ok: false });
  expect(parseGiftFilters(new URLSearchParams("minPrice=24,50")).filters.minPriceCents).toBe(2450);
});
