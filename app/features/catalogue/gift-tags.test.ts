import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  cleanCategoryName,
  cleanName,
  formatCount,
  isSlug,
  isUuid,
  isWebAddress,
  shownOnCard,
  tagsOfGift,
  tagsOfGiftCards,
} from "./gift-tags.ts";
import type { GiftCard } from "./types.ts";

test("counts read as the platform's own format does", () => {
  fc.assert(fc.property(fc.nat(), (count) => formatCount(count) === count.toLocaleString("en-US")));
});

test("counts carry thousands separators", () => {
  expect(formatCount(12_345)).toBe("12,345");
});

describe("spec, product names have asterisks and underscores stripped and whitespace collapsed", () => {
  test.each([
    ["**NEW** Tea  tin", "NEW Tea tin"],
    ["_Soft_\tscarf\n", "Soft scarf"],
    ["Tea * tin", "Tea tin"],
    ["snake_case_mug", "snakecasemug"],
    ["Plain name", "Plain name"],
    ["***", "***"],
  ])("%j is shown as %j", (name, shown) => {
    expect(cleanName(name)).toBe(shown);
  });

  test("what is shown is never empty for a name that is not, and cleaning it again changes nothing", () => {
    fc.assert(
      fc.property(
        fc.string().filter((name) => name.trim() !== ""),
        (name) => {
          const shown = cleanName(name);
          expect(shown).not.toBe("");
          expect(cleanName(shown)).toBe(shown);
        },
      ),
    );
  });
});

test.each([
  ["Mother'S Day", "Mother's Day"],
  ["Valentine’S Day", "Valentine’s Day"],
  ["New Year'S", "New Year's"],
  ["O'Sullivan", "O'Sullivan"],
  ["The 'Small' Things", "The 'Small' Things"],
])("spec, a possessive S is corrected to s: %s → %s", (name, shown) => {
  expect(cleanCategoryName(name)).toBe(shown);
});

test.each([
  ["2e5c7b1a-0f6d-4d57-9c39-0b9d5a2f1c11", true],
  ["2E5C7B1A-0F6D-4D57-9C39-0B9D5A2F1C11", true],
  ["2e5c7b1a0f6d4d579c390b9d5a2f1c11", false],
  ["2e5c7b1a-0f6d-4d57-9c39-0b9d5a2f1c11\n", false],
  ["tea-tin", false],
])("%j is an id: %s", (text, isId) => {
  expect(isUuid(text)).toBe(isId);
});

test.each([
  ["tea-tin", true],
  ["tea_tin-2", true],
  ["Tea-Tin", false],
  ["tea--tin", false],
  ["-tea", false],
  ["", false],
  ["tea\u0000tin", false],
  ["a".repeat(301), false],
])("%j can be a slug: %s", (text, can) => {
  expect(isSlug(text)).toBe(can);
});

test.each([
  ["https://www.amazon.com/dp/B000000000", true],
  ["HTTP://store.example", true],
  ["javascript:alert(1)", false],
  ["data:text/html,x", false],
  ["//store.example", false],
  ["", false],
  [null, false],
])("%j may be linked to: %s", (url, may) => {
  expect(isWebAddress(url)).toBe(may);
});

const card: GiftCard = {
  id: "g1",
  slug: "tea-tin",
  name: "Tea tin",
  image: null,
  inStock: true,
  isFeatured: false,
  priceCents: 100,
  currency: "USD",
  priceSource: "editor",
  priceCheckedAt: null,
  priceAsOf: null,
  priceTier: "Little Treat",
  priceRange: "Under $15",
  badges: ["Tea"],
};

test("a page with gift cards depends on each gift and on the taxonomies that its badges and tiers come from", () => {
  expect(tagsOfGiftCards([card, { ...card, id: "g2" }])).toEqual([
    "gift:g1",
    "gift:g2",
    "taxonomy:interest",
    "taxonomy:ecoLabel",
    "taxonomy:theme",
    "taxonomy:giftType",
    "taxonomy:priceTier",
  ]);
  expect(tagsOfGiftCards([])).toEqual([]);
});

test("a gift's page depends on the gift and on every value that it names", () => {
  const tags = [{ taxonomy: "occasion" as const, id: "o1", name: "Birthday", slug: "birthday" }];
  expect(tagsOfGift({ id: "g1", tags })).toEqual(["gift:g1", "category:o1"]);
});

test("nothing goes to the browser with a card that the card does not show", () => {
  expect(Object.keys(shownOnCard(card)).toSorted()).toEqual([
    "badges",
    "currency",
    "id",
    "image",
    "inStock",
    "name",
    "priceCents",
    "priceRange",
    "priceTier",
  ]);
});
