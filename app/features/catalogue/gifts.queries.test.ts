import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createCategory, createGift } from "#tests/factories/gifts.ts";
import { findGift, findGiftIdByOldSlug, listGiftCards, listNewGifts, listTrendingGifts } from "./gifts.queries.server.ts";
import { listGifts } from "./gift-lists.queries.server.ts";
import { type GiftFilters, parseGiftFilters } from "./gift-filters.ts";
import type { GiftTag } from "./types.ts";

useTestDatabase();

beforeEach(async () => {
  await database().execute(sql`truncate gifts, categories, slug_redirects cascade`);
});

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
const trendingSince = (day: number) => ({ isTrending: true, createdAt: new Date(Date.UTC(2026, 0, day)) });

async function listNames(query: string, categories: GiftFilters["categories"] = {}): Promise<string[]> {
  const { gifts } = await listGifts(parseGiftFilters(new URLSearchParams(query), categories).filters);
  return gifts.map((gift) => gift.name);
}

describe("listing gifts", () => {
  beforeEach(async () => {
    await createGift({ name: "banana stand", price: "30.00", occasion: ["birthday"] });
    await createGift({ name: "Apple slicer", price: "12.50", occasion: ["birthday"], inStock: false });
    await createGift({ name: "Cherry pitter", price: null, occasion: ["birthday", "wedding"] });
    await createGift({ name: "apple basket", price: "30.00", occasion: ["wedding"] });
  });

  test.each([
    ["", ["apple basket", "Apple slicer", "banana stand", "Cherry pitter"]],
    ["sort=name-asc", ["apple basket", "Apple slicer", "banana stand", "Cherry pitter"]],
    ["sort=name-desc", ["Cherry pitter", "banana stand", "Apple slicer", "apple basket"]],
    ["sort=price-asc", ["Apple slicer", "apple basket", "banana stand", "Cherry pitter"]],
    ["sort=price-desc", ["apple basket", "banana stand", "Apple slicer", "Cherry pitter"]],
    ["sort=;drop table gifts", ["apple basket", "Apple slicer", "banana stand", "Cherry pitter"]],
  ])("I1: '%s' sorts without regard to case, ties by name, gifts without a price last", async (query, names) => {
    expect(await listNames(query)).toEqual(names);
  });

  test.each([
    ["minPrice=12.50", ["apple basket", "Apple slicer", "banana stand"]],
    ["minPrice=12.51", ["apple basket", "banana stand"]],
    ["maxPrice=29.99", ["Apple slicer"]],
    ["minPrice=0", ["apple basket", "Apple slicer", "banana stand"]],
    ["minPrice=13&maxPrice=30", ["apple basket", "banana stand"]],
    ["minPrice=30&maxPrice=13", ["apple basket", "banana stand"]],
    ["inStock=1", ["apple basket", "banana stand", "Cherry pitter"]],
    ["minPrice=500", []],
    ["minPrice=cheap", ["apple basket", "Apple slicer", "banana stand", "Cherry pitter"]],
  ])("'%s' filters; a gift without a price is left out when a price is asked for", async (query, names) => {
    expect(await listNames(query)).toEqual(names);
  });

  test("a price in another currency is between no two prices", async () => {
    await database().execute(sql`update gifts set currency = 'EUR' where name = 'apple basket'`);
    expect(await listNames("minPrice=13&maxPrice=30")).toEqual(["banana stand"]);
  });

  test("gifts of a category, and of two at once", async () => {
    expect(await listNames("", { occasion: "birthday" })).toEqual(["Apple slicer", "banana stand", "Cherry pitter"]);
    await createGift({ name: "Date box", occasion: ["birthday"], interest: ["baking"] });
    expect(await listNames("", { occasion: "birthday", interest: "baking" })).toEqual(["Date box"]);
    expect(await listNames("", { occasion: "no-such" })).toEqual([]);
  });

  test("pages neither overlap nor leave a gift out, and the total counts all pages", async () => {
    const { filters } = parseGiftFilters(new URLSearchParams("sort=price-asc"));
    const pages = await Promise.all([1, 2, 3].map((page) => listGifts({ ...filters, page, pageSize: 2 })));
    expect(pages.map(({ total }) => total)).toEqual([4, 4, 4]);
    expect(pages.flatMap(({ gifts }) => gifts.map((gift) => gift.name))).toEqual([
      "Apple slicer",
      "apple basket",
      "banana stand",
      "Cherry pitter",
    ]);
  });

  test("a category's own name is no badge on its gifts", async () => {
    await createGift({ name: "Whisk", interest: ["baking", "cooking"], theme: ["rustic"] });
    const { filters } = parseGiftFilters(new URLSearchParams(), { interest: "baking" });
    expect((await listGifts(filters)).gifts[0]?.badges).toEqual(["Cooking", "Rustic"]);
  });
});

describe("gift cards", () => {
  test("keep the order asked for and leave out ids that are no gift's", async () => {
    const [first, second] = [await createGift({ name: "First" }), await createGift({ name: "Second" })];
    const cards = await listGiftCards([second.id, "not-an-id", "00000000-0000-4000-8000-000000000000", first.id]);
    expect(cards.map((card) => card.name)).toEqual(["Second", "First"]);
    expect(await listGiftCards([])).toEqual([]);
  });

  test("show a clean name, the price in cents, the tier and at most 3 tag badges, each taxonomy's first by sort order", async () => {
    await createCategory("interest", { slug: "zz-first", name: "Writer'S corner", sortOrder: 1 });
    const { id } = await createGift({
      name: "**Brass_  pen** holder",
      price: "1234.50",
      interest: ["aa-second", "zz-first"],
      ecoLabel: ["reusable"],
      theme: ["vintage"],
      giftType: ["desk"],
      priceTier: ["special"],
    });
    const [card] = await listGiftCards([id]);
    expect(card).toMatchObject({
      name: "Brass pen holder",
      priceCents: 123450,
      priceTier: "Special",
      badges: ["Writer's corner", "Reusable", "Vintage"],
    });
  });

  test("a price from the store's API is not shown after an hour; its tier stays", async () => {
    const traits = { price: "20.00", priceTier: ["thoughtful"] };
    const fresh = await createGift({ ...traits, priceSource: "api", priceCheckedAt: hoursAgo(0.9) });
    const stale = await createGift({ ...traits, priceSource: "api", priceCheckedAt: hoursAgo(1.1) });
    const unknown = await createGift({ ...traits, priceSource: "api", priceCheckedAt: null });
    const edited = await createGift({ ...traits, priceSource: "editor", priceCheckedAt: hoursAgo(9999) });
    const cards = await listGiftCards([fresh.id, stale.id, unknown.id, edited.id]);
    expect(cards.map((card) => card.priceCents)).toEqual([2000, null, null, 2000]);
    expect(cards.map((card) => card.priceTier)).toEqual(Array(4).fill("Thoughtful"));
    expect((await findGift(stale.id))?.priceCents).toBeNull();
    expect((await findGift(fresh.id))?.priceCents).toBe(2000);
  });

  test("the largest price that fits the column comes through whole", async () => {
    const { id } = await createGift({ price: "99999999.99" });
    expect((await listGiftCards([id]))[0]?.priceCents).toBe(9_999_999_999);
  });
});

describe("finding a gift", () => {
  test("by id in any case and by slug, with all its tags in the registry's order", async () => {
    const { id } = await createGift({
      slug: "tea-tin",
      giftType: ["food"],
      occasion: ["wedding", "birthday"],
      recipient: ["mom"],
      ageRange: ["teens"],
    });
    const gift = await findGift("tea-tin");
    expect(gift?.tags.map((tag: GiftTag) => `${tag.taxonomy}:${tag.slug}`)).toEqual([
      "giftType:food",
      "recipient:mom",
      "occasion:birthday",
      "occasion:wedding",
      "ageRange:teens",
    ]);
    expect(await findGift(id.toUpperCase())).toEqual(gift);
  });

  test.each(["no-such-gift", "00000000-0000-4000-8000-000000000000", "a\u0000b", "\ud800", "' or 1=1", "", "x".repeat(5000)])(
    "I3: nothing is found, and nothing breaks, for %j",
    async (word) => {
      expect(await findGift(word)).toBeNull();
      expect(await findGiftIdByOldSlug(word)).toBeNull();
    },
  );

  test("an old slug leads to the gift until another gift takes it", async () => {
    const { id } = await createGift({ slug: "old-name" });
    await database().execute(sql`update gifts set slug = 'new-name' where id = ${id}`);
    expect(await findGift("old-name")).toBeNull();
    expect(await findGiftIdByOldSlug("old-name")).toBe(id);
    const heir = await createGift({ slug: "old-name" });
    expect((await findGift("old-name"))?.id).toBe(heir.id);
  });
});

test("trending gifts: those in stock first, then the newest, no others", async () => {
  await createGift({ name: "old", ...trendingSince(1) });
  await createGift({ name: "sold out", ...trendingSince(3), inStock: false });
  await createGift({ name: "new", ...trendingSince(2) });
  await createGift({ name: "not trending" });
  expect((await listTrendingGifts(10)).map((gift) => gift.name)).toEqual(["new", "old", "sold out"]);
  expect(
    (await listTrendingGifts(1)).map((gift) => gift.name),
    "a newer one that is sold out takes no place",
  ).toEqual(["new"]);
});

test("a shop that features nothing shows its newest gifts in stock, of several types", async () => {
  await createGift({ name: "sold out", inStock: false });
  for (const [name, giftType] of [
    ["mug", "kitchen"],
    ["bowl", "kitchen"],
    ["lamp", "home"],
  ] as const)
    await createGift({ name, giftType: [giftType], createdAt: new Date("2026-01-01") });
  const shown = await listNewGifts(2, []);
  expect(shown.map(({ badges }) => badges[0]).toSorted()).toEqual(["Home", "Kitchen"]);
  expect(await listNewGifts(9, [shown[0]?.id ?? ""])).toHaveLength(2);
});
