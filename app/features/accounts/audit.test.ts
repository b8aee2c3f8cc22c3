import { expect, test } from "vitest";
import { findDifference, toAuditText, toFieldTitle } from "./audit.ts";

test("only the differing fields are stored, in any order of keys", () => {
  expect(
    findDifference({ name: "Mug", price: 12, tags: { a: 1, b: 2 } }, { name: "Cup", tags: { b: 2, a: 1 }, price: 12, brand: "Oak" }),
  ).toEqual({
    before: { name: "Mug" },
    after: { name: "Cup", brand: "Oak" },
  });
});

test("something new or gone is told whole", () => {
  expect(findDifference(undefined, { name: "Mug", image: null })).toEqual({ before: {}, after: { name: "Mug" } });
  expect(findDifference({ name: "Mug" }, undefined)).toEqual({ before: { name: "Mug" }, after: {} });
});

test("values and names are written for the eye", () => {
  expect([toAuditText(["Tea", "Home"]), toAuditText(false), toAuditText(null), toAuditText(12.5)]).toEqual(["Tea, Home", "no", "", "12.5"]);
  const titles = ["shippingDays", "gift_types", "isFeatured", "affiliateUrl", "seoTitle"].map(toFieldTitle);
  expect(titles).toEqual(["Shipping days", "Gift types", "Featured", "Affiliate URL", "SEO title"]);
});
