import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createGift } from "#tests/factories/gifts.ts";
import { countFacets } from "./facets.queries.server.ts";

useTestDatabase();

let ids: string[];

beforeAll(async () => {
  const gifts = [
    await createGift({ recipient: ["mom", "sister"], occasion: ["birthday"], priceTier: ["special"] }),
    await createGift({ recipient: ["mom"], giftType: ["kitchen"], priceTier: ["little-treat"] }),
    await createGift({ recipient: ["dad"] }),
  ];
  ids = gifts.map(({ id }) => id);
  await database().execute(sql`update categories set max_price_cents = 1500 where slug = 'little-treat'`);
});

it("counts each value among the gifts given, the most frequent first", async () => {
  const facets = await countFacets({ giftType: ids, recipient: ids, occasion: ids, priceTier: ids });
  expect(facets.recipient).toEqual([
    { slug: "mom", name: "Mom", count: 2 },
    { slug: "dad", name: "Dad", count: 1 },
    { slug: "sister", name: "Sister", count: 1 },
  ]);
  expect(facets.giftType).toEqual([{ slug: "kitchen", name: "Kitchen", count: 1 }]);
  expect(facets.priceTier.map(({ slug }) => slug)).toEqual(["little-treat", "special"]);
  expect(facets.priceTier.map(({ name }) => name)).toEqual(["Under $15", "Special"]);
});

it("each facet among gifts of its own", async () => {
  const facets = await countFacets({ giftType: [], recipient: ids.slice(0, 1), occasion: ids.slice(1), priceTier: [] });
  expect(facets).toEqual({
    giftType: [],
    recipient: [
      { slug: "mom", name: "Mom", count: 1 },
      { slug: "sister", name: "Sister", count: 1 },
    ],
    occasion: [],
    priceTier: [],
  });
});
