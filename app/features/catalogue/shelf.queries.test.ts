import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createGift } from "#tests/factories/gifts.ts";
import { listShelf } from "./shelf.queries.server.ts";

useTestDatabase();
beforeEach(async () => {
  await database().execute(sql`truncate gifts cascade`);
});

test("a shelf is filled up with new gifts, each once, and is called trending where most of it is", async () => {
  await createGift({ name: "Trending mug", isTrending: true });
  await createGift({ name: "Lamp" });
  await createGift({ name: "Vase" });
  const { gifts, isTrending } = await listShelf(4);
  expect(gifts.map(({ name }) => name).toSorted()).toEqual(["Lamp", "Trending mug", "Vase"]);
  expect([gifts[0]?.name, isTrending]).toEqual(["Trending mug", false]);
  expect(await listShelf(1)).toMatchObject({ isTrending: true });
});

test("a shop whose gifts are all sold out is not one without gifts", async () => {
  expect(await listShelf(4)).toEqual({ gifts: [], isTrending: false, isShopEmpty: true });
  await createGift({ name: "Sold out", inStock: false });
  expect(await listShelf(4)).toEqual({ gifts: [], isTrending: false, isShopEmpty: false });
});
