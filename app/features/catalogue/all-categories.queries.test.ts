import { sql } from "drizzle-orm";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { database, databasePool } from "#app/platform/db/database.server.ts";
import { announceTags } from "#app/platform/page-cache/cached-value.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createCategory, createGift } from "#tests/factories/gifts.ts";
import { findAllCategories } from "./all-categories.queries.server.ts";
import { findGift, listGiftCards } from "./gifts.queries.server.ts";
import { listKnownGiftCards } from "./known-gift-cards.server.ts";
import { taxonomyTag } from "./taxonomies.ts";
import type { StoredPrice } from "./types.ts";

useTestDatabase();

const UNPRICED: StoredPrice = {
  priceCents: null,
  currency: "USD",
  priceSource: "editor",
  priceCheckedAt: null,
  isApiOnly: false,
};

let id: string;
beforeEach(async () => {
  await database().execute(sql`truncate gifts, categories cascade`);
  await createCategory("interest", { slug: "chess", name: "Chess", sortOrder: 2 });
  await createCategory("interest", { slug: "tea", name: "Tea", sortOrder: 1 });
  ({ id } = await createGift({ interest: ["chess", "tea"], occasion: ["birthday"], priceTier: ["special"] }));
  await database().execute(sql`update categories set min_price_cents = 5000, max_price_cents = 10000 where slug = 'special'`);
  announceTags(["all"]);
});

test("cards and a gift's page read what the gift carries, and no statement of theirs joins names", async () => {
  const asked = vi.spyOn(databasePool(), "query");
  onTestFinished(() => asked.mockRestore());
  const [card] = await listGiftCards([id]);
  expect(card).toMatchObject({ badges: ["Tea"], priceTier: "Special", priceRange: "$50 to $100" });
  const gift = await findGift(id);
  expect(gift?.tags.map(({ name }) => name)).toEqual(["Birthday", "Tea", "Chess", "Special"]);
  expect(gift?.tags[0]).toEqual({ taxonomy: "occasion", id: expect.any(String) as string, name: "Birthday", slug: "birthday" });
  expect(gift?.priceRange).toBe("$50 to $100");
  const texts = asked.mock.calls.map(([given]) => (given as unknown as { text: string }).text);
  expect(texts.filter((text) => text.includes("gift_categories"))).toHaveLength(2);
  expect(texts.filter((text) => /(?:join|from) categories c/.test(text))).toEqual([]);
});

test("a renamed category has its new name wherever it is named as soon as that is announced, and a removed one is named no more", async () => {
  const { byCode, inOrder } = await findAllCategories();
  const known = {
    id,
    slug: "a",
    name: "A",
    inStock: true,
    isFeatured: false,
    card: { image: null, price: UNPRICED, codes: [...byCode.keys()] },
  };
  const named = async () => [
    (await listGiftCards([id]))[0]?.badges,
    (await listKnownGiftCards([known]))[0]?.badges,
    (await findGift(id))?.tags.filter(({ taxonomy }) => taxonomy === "interest").map(({ name }) => name),
  ];
  expect(inOrder.map(({ place }) => place)).toEqual([0, 1, 2, 3]);
  expect(await named()).toEqual([["Tea"], ["Tea"], ["Tea", "Chess"]]);
  await database().execute(sql`update categories set name = 'Mother''S teas' where slug = 'tea'`);
  announceTags([taxonomyTag("interest")]);
  expect(await named()).toEqual([["Mother's teas"], ["Mother's teas"], ["Mother's teas", "Chess"]]);
  await database().execute(sql`delete from categories where slug = 'tea'`);
  announceTags([taxonomyTag("interest")]);
  expect(await named()).toEqual([["Chess"], ["Chess"], ["Chess"]]);
});
