import { expect, test } from "vitest";
import { fromDraft, toDraft } from "./value-draft.rules.ts";

const draft = { ...toDraft(null), name: "Small treats" };

test("a form of metadata sends three fields and nothing else", () => {
  expect(fromDraft({ ...draft, icon: "🎁" }, "occasion", "metadata")).toEqual({
    ok: true,
    fields: { name: "Small treats", slug: "", description: "" },
  });
});

test("the extras of a taxonomy are sent for it alone", () => {
  const keysOf = (key: "occasion" | "priceTier" | "theme") => {
    const wish = fromDraft(draft, key, "category");
    return wish.ok ? Object.keys(wish.fields).filter((field) => ["isSeasonal", "minPriceCents", "maxPriceCents"].includes(field)) : [];
  };
  expect([keysOf("occasion"), keysOf("priceTier"), keysOf("theme")]).toEqual([["isSeasonal"], ["minPriceCents", "maxPriceCents"], []]);
});

test("prices are cents, an empty one is none, and what is no price is said beside its field", () => {
  const wish = fromDraft({ ...draft, minPrice: "", maxPrice: "19.99" }, "priceTier", "category");
  expect(wish).toMatchObject({ ok: true, fields: { minPriceCents: null, maxPriceCents: 1999 } });
  expect(fromDraft({ ...draft, minPrice: "cheap", sortOrder: "first" }, "priceTier", "category")).toEqual({
    ok: false,
    errors: { sortOrder: "Please enter a whole number", minPriceCents: "Please enter an amount such as 25 or 19.99" },
  });
});

test("an empty sort order is the usual one", () => {
  expect(fromDraft({ ...draft, sortOrder: " " }, "theme", "category")).toMatchObject({ ok: true, fields: { sortOrder: 100 } });
});
