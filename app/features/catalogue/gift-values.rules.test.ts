import { expect, test } from "vitest";
import { GIFT_FIELDS, type GiftKey } from "./gift-fields.constants.ts";
import { readGiftCell } from "./gift-values.rules.ts";

function readCell(key: GiftKey, cell: string): unknown {
  const read = readGiftCell(GIFT_FIELDS.find((field) => field.key === key) as (typeof GIFT_FIELDS)[number], cell);
  return read.ok ? read.value : read.message;
}

test.each<[GiftKey, string, unknown]>([
  ["name", "", "Please fill this in"],
  ["name", " a  b ", "a  b"],
  ["name", "x".repeat(301), "Please use at most 300 characters"],
  ["name", "a\0", "This contains a character that cannot be kept"],
  ["description", " two\nlines ", " two\nlines "],
  ["price", "", null],
  ["price", "0", "Price must be positive"],
  ["price", "100000000", "Please use a price below $100,000,000"],
  ["image", "/media/uploads/mug", "/media/uploads/mug"],
  ["brandUrl", "/media/uploads/mug", "Must be a valid URL"],
  ["brandUrl", `https://a.test/${"x".repeat(2000)}`, "Please use at most 2,000 characters"],
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
