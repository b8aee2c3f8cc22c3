import { expect, test } from "vitest";
import { useTestDatabase } from "#tests/database.ts";
import { createGift } from "#tests/factories/gifts.ts";
import { listCollectionCards } from "./collection-cards.queries.server.ts";
import type { ShownCollection } from "./types.ts";

useTestDatabase();

const idOf = async (name: string, image: string | null) => (await createGift({ name, image })).id;

async function coverOf(...pinned: string[]): Promise<string[]> {
  const texts = { slug: "any", title: "Any", lead: "", story: "", imageAlt: "", seoTitle: "", metaDescription: "" };
  const collection: ShownCollection = { ...texts, id: crypto.randomUUID(), image: null, rule: null, sort: "hand", pinned, leftOut: [] };
  return (await listCollectionCards([collection])).cards[0]?.cover ?? [];
}

test("the cover of gifts without pictures is one drawing of three kinds of things; where gifts have pictures, theirs come first", async () => {
  const mugs = [await idOf("Sage mug", null), await idOf("Coffee mug", null), await idOf("Tea mug", null)];
  const others = [await idOf("Wool scarf", null), await idOf("Board game", null)];
  expect(await coverOf(...mugs, ...others)).toEqual([
    expect.stringMatching(/^\/media\/collages-1\/mug_sage_\d\.board-game_\w+_\d\.scarf_\w+_\d$/),
  ]);
  const lamp = await idOf("Lamp", "/media/lamp");
  expect(await coverOf(...mugs, lamp)).toEqual([
    "/media/lamp",
    ...Array<unknown>(2).fill(expect.stringMatching(/^\/media\/stills-1\/mug_/)),
  ]);
});
