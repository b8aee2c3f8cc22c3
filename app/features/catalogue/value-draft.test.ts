import { expect, test } from "vitest";
import { CURRENCY } from "#app/platform/money.ts";
import type { TaxonomyValue } from "./taxonomy-value.ts";
import { mergeForms } from "#app/ui/saving/merge.ts";
import { describeDraftField, fromDraft, readValueDraft, shapeOfDraft, toDraft } from "./value-draft.ts";

const draft = { ...toDraft(null), name: "Small treats" };

test("a form of metadata sends three fields and nothing else", () => {
  expect(fromDraft({ ...draft, icon: "🎁" }, { key: "occasion", screen: "metadata", value: null })).toEqual({
    ok: true,
    fields: { name: "Small treats", slug: "", description: "" },
  });
});

test("the extras of a taxonomy are sent for it alone", () => {
  const keysOf = (key: "occasion" | "priceTier" | "theme") => {
    const wish = fromDraft(draft, { key, screen: "category", value: null });
    return wish.ok
      ? Object.keys(wish.fields).filter((field) => ["isSeasonal", "minPriceCents", "maxPriceCents", "currency"].includes(field))
      : [];
  };
  expect([keysOf("occasion"), keysOf("priceTier"), keysOf("theme")]).toEqual([
    ["isSeasonal"],
    ["minPriceCents", "maxPriceCents", "currency"],
    [],
  ]);
});

test("prices are cents, an empty one is none, and what is no price is said beside its field", () => {
  const wish = fromDraft({ ...draft, minPrice: "", maxPrice: "19.99" }, { key: "priceTier", screen: "category", value: null });
  expect(wish).toMatchObject({ ok: true, fields: { minPriceCents: null, maxPriceCents: 1999, currency: CURRENCY } });
  expect(fromDraft({ ...draft, minPrice: "cheap", sortOrder: "first" }, { key: "priceTier", screen: "category", value: null })).toEqual({
    ok: false,
    errors: { sortOrder: "Please enter a whole number", minPriceCents: "Please enter an amount such as 25 or 19.99" },
  });
});

test("an empty sort order is the usual one", () => {
  expect(fromDraft({ ...draft, sortOrder: " " }, { key: "theme", screen: "category", value: null })).toMatchObject({
    ok: true,
    fields: { sortOrder: 100 },
  });
});

const VALUE: TaxonomyValue = {
  id: "0d8b4f0e-5a3c-4c57-9f0a-6a3b9d1c2e11",
  name: "Small treats",
  slug: "small-treats",
  description: "",
  icon: null,
  imageUrl: null,
  color: "#B93A26",
  sortOrder: 3,
  isFeatured: false,
  minPriceCents: null,
  maxPriceCents: null,
  currency: CURRENCY,
  isSeasonal: null,
  version: 1,
  giftCount: 0,
};

test("a place that was not typed anew is not sent: others may have moved it since", () => {
  const fieldsOf = (sortOrder: string) => {
    const wish = fromDraft({ ...toDraft(VALUE), sortOrder }, { key: "theme", screen: "category", value: VALUE });
    return wish.ok ? wish.fields : null;
  };
  expect(fieldsOf("3")).not.toHaveProperty("sortOrder");
  expect(fieldsOf("4")).toMatchObject({ sortOrder: 4 });
});

test("two editors: what one has touched is that one's, what both have touched is a question, and other screens' fields are none", () => {
  const base = toDraft(VALUE);
  const mine = { ...base, description: "Sweets", icon: "🍬" };
  const theirs = { ...base, description: "Chocolate", color: "" };
  const merge = (screen: "category" | "metadata") => mergeForms(shapeOfDraft("theme", screen), { base, mine, theirs });
  expect(merge("category")).toEqual({
    merged: { ...base, description: "Sweets", icon: "🍬", color: "" },
    differing: ["description", "icon", "color"],
    disputed: ["description"],
  });
  expect(merge("metadata").differing).toEqual(["description"]);
  expect(describeDraftField(mine, "isFeatured")).toBe("No");
});

test("the extras of a taxonomy are compared with the rest", () => {
  expect(shapeOfDraft("priceTier", "category").fields).toContain("minPrice");
  expect(shapeOfDraft("occasion", "category").fields).toContain("isSeasonal");
  expect(shapeOfDraft("theme", "category").fields).not.toContain("isSeasonal");
});

test("a stored form is read as it was, and nothing else is one", () => {
  const stored = toDraft(VALUE);
  expect(readValueDraft({ ...stored, more: 1 })).toEqual(stored);
  expect([readValueDraft(null), readValueDraft("x"), readValueDraft({ ...stored, name: 1 }), readValueDraft({})]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
