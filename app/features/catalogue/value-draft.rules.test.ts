import { expect, test } from "vitest";
import type { TaxonomyValue } from "./taxonomy-values.types.ts";
import { describeDifferences, fromDraft, isDraftChanged, toDraft } from "./value-draft.rules.ts";

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
    return wish.ok ? Object.keys(wish.fields).filter((field) => ["isSeasonal", "minPriceCents", "maxPriceCents"].includes(field)) : [];
  };
  expect([keysOf("occasion"), keysOf("priceTier"), keysOf("theme")]).toEqual([["isSeasonal"], ["minPriceCents", "maxPriceCents"], []]);
});

test("prices are cents, an empty one is none, and what is no price is said beside its field", () => {
  const wish = fromDraft({ ...draft, minPrice: "", maxPrice: "19.99" }, { key: "priceTier", screen: "category", value: null });
  expect(wish).toMatchObject({ ok: true, fields: { minPriceCents: null, maxPriceCents: 1999 } });
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

test("what somebody else has changed is named field by field", () => {
  expect(describeDifferences(VALUE, { ...VALUE, color: null, isFeatured: true, description: "Sweets", version: 2 })).toEqual([
    { label: "Description", text: "Sweets" },
    { label: "Color", text: "(empty)" },
    { label: "Featured", text: "Yes" },
  ]);
});

test("a form is changed when something in it differs from the value", () => {
  expect([isDraftChanged(toDraft(VALUE), VALUE), isDraftChanged({ ...toDraft(VALUE), icon: "🍬" }, VALUE)]).toEqual([false, true]);
});
