import { describe, expect, test } from "vitest";
import { categoriesPath, categoriesTabPath, categoryPath, giftPath, readCategoriesAddress } from "./addresses.ts";
import { TAXONOMIES } from "./taxonomies.ts";

describe("spec: the active tab comes from the path type or from the query parameter type", () => {
  test.each([
    [undefined, null, "occasion", null],
    ["recipient", null, "recipient", null],
    [undefined, "interest", "interest", null],
    [undefined, "interests", "interest", null],
    [undefined, "occasions", "occasion", null],
    // Changing the tab writes the query, so the query holds the latest choice.
    ["recipient", "interests", "interest", null],
    ["recipient", "", "recipient", null],
    // Any other word means gift types; unusual spellings redirect to the canonical address.
    ["recipients", null, "recipient", "/categories/recipient"],
    ["Recipient", null, "recipient", "/categories/recipient"],
    ["nonsense", null, "giftType", "/categories/type"],
    [undefined, "nonsense", "giftType", "/categories/type"],
    [undefined, "INTERESTS", "interest", "/categories/interest"],
    ["theme", null, "theme", null],
    [undefined, "themes", "theme", null],
    [undefined, "__proto__", "giftType", "/categories/type"],
  ])("/categories/%s?type=%s shows %s (redirect: %s)", (pathWord, queryWord, key, redirectTo) => {
    expect(readCategoriesAddress(pathWord, queryWord)).toEqual({ key, redirectTo });
  });

  test("no redirect leads to another one, and every tab's address is understood", () => {
    for (const { key, type } of TAXONOMIES) {
      expect(readCategoriesAddress(type, null)).toEqual({ key, redirectTo: null });
      const query = new URL(categoriesTabPath(key), "https://example.test").searchParams.get("type");
      expect(readCategoriesAddress(undefined, query)).toEqual({ key, redirectTo: null });
    }
  });
});

test("changing the tab writes the query that the specification names", () => {
  expect((["occasion", "recipient", "interest", "theme"] as const).map(categoriesTabPath)).toEqual([
    "/categories?type=occasions",
    "/categories?type=recipients",
    "/categories?type=interests",
    "/categories?type=theme",
  ]);
});

test("the addresses of pages", () => {
  expect(giftPath("g1")).toBe("/gifts/g1");
  expect(categoryPath("ecoLabel", "vegan")).toBe("/category/eco/vegan");
  expect(categoriesPath("occasion")).toBe("/categories");
  expect(categoriesPath("interest")).toBe("/categories/interest");
});
