import { describe, expect, test } from "vitest";
import {
  emptyGiftForm,
  findMissingFields,
  giftErrors,
  type GiftForm,
  giftFormSchema,
  giftFormSchemaFor,
  readDraftForm,
} from "./gift-form.ts";

const form = (values: Partial<GiftForm> = {}): GiftForm => ({
  ...emptyGiftForm(),
  name: "Clay Mug",
  price: "24.5",
  image: "https://shop.test/mug.jpg",
  affiliateUrl: "https://shop.test/mug",
  ...values,
});
function errorsOf(values: Partial<GiftForm>) {
  const parsed = giftFormSchema.safeParse(form(values));
  return parsed.success ? {} : giftErrors(parsed.error);
}

describe("the texts of the specification, section 5", () => {
  test.each<[keyof GiftForm, string[], string]>([
    ["name", ["", "ab", "  ab  "], "Name must be at least 3 characters"],
    ["slug", ["ab", "a!"], "Slug must be at least 3 characters"],
    ["price", ["", "0", "-3", "abc", "0.00"], "Price must be positive"],
    ["image", ["", "mug.jpg", "ftp://shop.test/a.jpg", "javascript:alert(1)", "https://a b.test/x"], "Must be a valid image URL"],
    ["affiliateUrl", ["", "shop/mug", "javascript:alert(1)"], "Must be a valid URL"],
  ])("%s: %j", (field, values, message) => {
    for (const value of values) expect(errorsOf({ [field]: value })).toEqual({ [field]: message });
  });
});

test("a valid form: texts are trimmed, the slug comes from the name, no description and no days are fine", () => {
  const parsed = giftFormSchema.parse(form({ name: "  Grandma's  Crème Mug ", price: "$1,024.5", shippingDays: "", brandName: " " }));
  expect(parsed).toMatchObject({
    name: "Grandma's Crème Mug",
    slug: "grandmas-creme-mug",
    price: 102_450,
    shippingDays: null,
    brandName: null,
  });
  expect(giftFormSchema.parse(form({ slug: "My Own  Slug!" })).slug).toBe("my-own-slug");
  expect(giftFormSchema.parse(form({ image: "/media/uploads/mug" })).image).toBe("/media/uploads/mug");
});

test("a stored gift without a picture or a store link may go on without; what is filled in has to be right, and a new gift needs both", () => {
  const stored = form({ image: "", affiliateUrl: "" });
  expect(findMissingFields(stored)).toEqual(["image", "affiliateUrl"]);
  expect(findMissingFields(form())).toEqual([]);
  expect(giftFormSchemaFor(findMissingFields(stored)).parse(stored)).toMatchObject({ image: null, affiliateUrl: null });
  const wrong = giftFormSchemaFor(findMissingFields(stored)).safeParse(form({ image: "mug.jpg", affiliateUrl: "shop" }));
  expect(wrong.success ? {} : giftErrors(wrong.error)).toEqual({ image: "Must be a valid image URL", affiliateUrl: "Must be a valid URL" });
  expect(giftFormSchemaFor(["image"]).safeParse(stored).success).toBe(false);
});

test("a brand's website and logo may be empty; what is filled in has to be right", () => {
  const brand = { brandUrl: "https://brand.test", brandLogoUrl: "/media/uploads/logo" };
  expect(giftFormSchema.parse(form(brand))).toMatchObject(brand);
  expect(giftFormSchema.parse(form())).toMatchObject({ brandUrl: null, brandLogoUrl: null });
  expect(errorsOf({ brandUrl: "a brand", brandLogoUrl: "javascript:alert(1)" })).toEqual({
    brandUrl: "Must be a valid URL",
    brandLogoUrl: "Must be a valid image URL",
  });
});

test("0 days of delivery, with which the form begins, states none", () => {
  expect(["0", "00", "", "1"].map((shippingDays) => giftFormSchema.parse(form({ shippingDays })).shippingDays)).toEqual([
    null,
    null,
    null,
    1,
  ]);
});

test("whole cents, and days from 0 to 365", () => {
  expect(errorsOf({ price: "1.999" })).toEqual({ price: "Please use whole cents" });
  expect(errorsOf({ shippingDays: "366" })).toEqual({ shippingDays: "Please use a whole number of days from 0 to 365" });
});

test("Z5: unknown fields are refused; a fault in a list stands at its taxonomy", () => {
  expect(giftFormSchema.safeParse({ ...form(), version: 3 }).success).toBe(false);
  expect(errorsOf({ categories: { ...emptyGiftForm().categories, theme: ["none"] } })).toHaveProperty("theme");
});

test("I3: a NUL character and a lone surrogate are said, not stored", () => {
  expect(errorsOf({ name: "Clay\0Mug" })).toHaveProperty("name");
  expect(errorsOf({ description: "\uD800" })).toHaveProperty("description");
});

test("a draft is read back as it was, and what is none is not", () => {
  expect(readDraftForm(JSON.parse(JSON.stringify(form())))).toEqual(form());
  expect([readDraftForm(null), readDraftForm({ name: "Mug" }), readDraftForm("x")]).toEqual([null, null, null]);
});

test("section 9: a new gift ships in 0 days, costs 0 and is in stock", () => {
  expect(emptyGiftForm()).toMatchObject({ shippingDays: "0", price: "0", inStock: true });
});
