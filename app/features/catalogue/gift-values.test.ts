import { expect, test } from "vitest";
import { CURRENCY } from "#app/platform/money.ts";
import { tierForPrice } from "./editing/gift-form-values.ts";
import { emptyGiftForm, giftErrors, giftFormSchema } from "./editing/gift-form.ts";
import { GIFT_FIELDS, type GiftField, type GiftKey } from "./gift-fields.ts";
import { parseGiftFilters } from "./gift-filters.ts";
import { isSameValue, NOT_LATER, readGiftCell, toGiftCell } from "./gift-values.ts";
import { readGiftRow } from "./imported-gift.ts";

const MOMENT_REFUSAL = "Please use a date and time in UTC, such as 2026-12-01 08:00";

function readCell(key: GiftKey, cell: string): unknown {
  const read = readGiftCell(GIFT_FIELDS.find((field) => field.key === key) as (typeof GIFT_FIELDS)[number], cell);
  return read.ok ? read.value : read.message;
}

test.each<[GiftKey, string, unknown]>([
  ["name", "", "Please fill this in"],
  ["name", " a  b ", "a  b"],
  ["name", "x".repeat(301), "Please use at most 300 characters."],
  ["name", "a\0", "This contains a character that can’t be saved"],
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
  ["state", "", "shown"],
  ["state", "Draft", "draft"],
  ["shownFrom", "", null],
  ["shownFrom", "2026-12-01", "2026-12-01T00:00:00Z"],
  ["shownFrom", "2026-12-01 08:30", "2026-12-01T08:30:00Z"],
  ["shownUntil", "2026-12-01T08:30:15.123+01:00", "2026-12-01T07:30:15Z"],
  ["shownUntil", "2026-02-30", MOMENT_REFUSAL],
  ["shownUntil", "2026-12-01T24:61", MOMENT_REFUSAL],
  ["shownUntil", "tomorrow", MOMENT_REFUSAL],
  // Years that PostgreSQL lacks, or that a browser takes for others.
  ["shownFrom", "0000-01-01", MOMENT_REFUSAL],
  ["shownFrom", "0049-01-01", MOMENT_REFUSAL],
  ["shownUntil", "9999-12-31", "9999-12-31T00:00:00Z"],
  ["shownUntil", "9999-12-31T23:59-15:00", MOMENT_REFUSAL],
  ["pictures", "javascript:alert(1) A mug", "Must be a valid image URL"],
  ["pictures", "https://a.test/x y|z", "Must be a valid image URL"],
  ["pictures", `/media/a ${"x".repeat(301)}`, "For each text: Please use at most 300 characters."],
  ["pictures", Array.from({ length: 9 }, () => "/media/a").join("|"), "Please use at most 8 more pictures."],
  ["facts", "Oak", "Please give each fact a label and a text"],
  ["facts", ": Oak", "Please give each fact a label and a text"],
  ["facts", `${"x".repeat(41)}: Oak`, "For each label: Please use at most 40 characters."],
  ["facts", `Wood: ${"x".repeat(201)}`, "For each text: Please use at most 200 characters."],
  ["facts", Array.from({ length: 11 }, () => "a: b").join("|"), "Please use at most 10 facts."],
])("a cell of %s with %j is read as %j", (key, cell, value) => {
  expect(readCell(key, cell)).toBe(value);
});

test("pictures and facts are read as they are written, in a form and in a file", () => {
  const pictures = [
    { image: "/media/a", alt: "" },
    { image: "https://a.test/b.jpg", alt: "From the side" },
  ];
  const facts = [
    { label: "Wood", text: "Oak: oiled" },
    { label: "Made in", text: "Kyoto" },
  ];
  for (const [key, value] of [
    ["pictures", pictures],
    ["facts", facts],
  ] as const) {
    const field = GIFT_FIELDS.find((each) => each.key === key) as GiftField;
    for (const between of ["\n", " | ", undefined]) {
      const cell = toGiftCell(field, value, between);
      expect(readCell(key, cell)).toEqual(value);
    }
    expect(readCell(key, ` \n${toGiftCell(field, value, "\n\n")}\n:\n`)).toEqual(value);
    // The database orders keys by their lengths.
    expect(
      isSameValue(
        value,
        value.map((each) => Object.fromEntries(Object.entries(each).toReversed())),
      ),
    ).toBe(true);
    expect(isSameValue(value, value.toReversed())).toBe(false);
  }
});

test("a gift is shown until a later moment than from", () => {
  const form = { ...emptyGiftForm(), name: "Clay Mug", price: "24", image: "https://a.test/b.png", affiliateUrl: "https://a.test/b" };
  const dated = { ...form, shownFrom: "2026-12-01T08:00:00Z", shownUntil: "2026-12-01T08:00:00Z" };
  const read = giftFormSchema.safeParse(dated);
  expect(read.success ? {} : giftErrors(read.error)).toEqual({ shownUntil: NOT_LATER });
  expect(giftFormSchema.parse({ ...dated, shownUntil: "2026-12-01T08:00:01Z" })).toMatchObject({ shownUntil: "2026-12-01T08:00:01Z" });
  expect(readGiftRow({ name: "Clay Mug", shown_from: "2026-12-02", shown_until: "2026-12-01" })).toEqual({
    ok: false,
    faults: [{ column: "shown_until", reason: NOT_LATER }],
  });
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
