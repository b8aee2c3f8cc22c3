import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createGift } from "#tests/factories/gifts.ts";
import { listCollectionGifts } from "./collection-gifts.queries.server.ts";
import type { PageSort } from "./collection-page.ts";
import type { CollectionPick, CollectionRule } from "./types.ts";

useTestDatabase();

const RULE: CollectionRule = {
  values: {},
  without: {},
  withoutWords: [],
  currency: "USD",
  minPriceCents: null,
  maxPriceCents: null,
  newWithinDays: null,
  shipsWithinDays: null,
  inStockOnly: false,
};
const names = new Map<string, string>();
const idOf = (name: string) => [...names].find(([, known]) => known === name)?.[0] ?? "";

async function add(name: string, gift: Parameters<typeof createGift>[0] = {}) {
  names.set((await createGift({ name, ...gift })).id, name);
}

beforeAll(async () => {
  await add("Beeswax Candle", { price: "12.00", recipient: ["host"], giftType: ["home-decor"] });
  await add("Honey", { price: "14.00", recipient: ["host", "mom"], occasion: ["thank-you"], giftType: ["food"], shippingDays: 2 });
  await add("Corkscrew", { price: "26.00", recipient: ["host"], giftType: ["kitchen"], shippingDays: 4 });
  await add("Decanter", { price: "78.00", recipient: ["host"], giftType: ["kitchen"], inStock: false, shippingDays: 0 });
  await add("Locket", { price: "64.00", recipient: ["mom"], occasion: ["birthday"], giftType: ["jewelry"] });
  await add("Riddle", { price: null, recipient: ["host"], giftType: ["games"] });
  await database().execute(sql`update gifts set created_at = now() - interval '40 days' where name = 'Corkscrew'`);
});

const wholeOf = (pick: Partial<CollectionPick>): CollectionPick => ({ rule: null, sort: "fit", pinned: [], leftOut: [], ...pick });

async function list(pick: Partial<CollectionPick>, address: { sort?: PageSort; page?: number; pageSize?: number } = {}) {
  const { sort = "own", page = 1, pageSize = 50 } = address;
  const { gifts, total } = await listCollectionGifts(wholeOf(pick), { sort, page, pageSize });
  return { names: gifts.map(({ id }) => names.get(id)), total };
}
const found = async (rule: Partial<CollectionRule>) => (await list({ rule: { ...RULE, ...rule }, sort: "price-asc" })).names;

describe("a rule", () => {
  test.each<[string, Partial<CollectionRule>, string[]]>([
    [
      "one of the values of a taxonomy",
      { values: { recipient: ["host", "mom"], occasion: ["birthday", "thank-you"] } },
      ["Honey", "Locket"],
    ],
    [
      "none of the unwanted values",
      { values: { recipient: ["host"] }, without: { giftType: ["kitchen", "games"] } },
      ["Beeswax Candle", "Honey"],
    ],
    [
      "no word of the name, in capitals or not",
      { values: { recipient: ["host"] }, withoutWords: ["candle", "DECANT"] },
      ["Honey", "Corkscrew", "Riddle"],
    ],
    ["a price between two, with both ends", { minPriceCents: 1400, maxPriceCents: 2600 }, ["Honey", "Corkscrew"]],
    ["known shipping days only", { shipsWithinDays: 4 }, ["Honey", "Corkscrew"]],
    ["new gifts", { values: { recipient: ["host"] }, newWithinDays: 30 }, ["Beeswax Candle", "Honey", "Decanter", "Riddle"]],
    ["what is in stock", { values: { giftType: ["kitchen"] }, inStockOnly: true }, ["Corkscrew"]],
    ["nothing for a value that the shop has not", { values: { recipient: ["nobody"] } }, []],
  ])("finds %s", async (_what, rule, expected) => {
    expect(await found(rule)).toEqual(expected);
  });

  test("follows a category that is renamed or merged", async () => {
    await database().execute(sql`update categories set slug = 'hosts' where slug = 'host'`);
    expect(await found({ values: { recipient: ["host"] }, maxPriceCents: 1300 })).toEqual(["Beeswax Candle"]);
    await database().execute(sql`update categories set slug = 'host' where slug = 'hosts'`);
  });

  test("never shows a draft or a hidden gift, pinned or found", async () => {
    await database().execute(sql`update gifts set state = 'hidden' where name = 'Honey'`);
    expect(await list({ rule: { ...RULE, maxPriceCents: 1400 }, pinned: [idOf("Honey")] })).toEqual({
      names: ["Beeswax Candle"],
      total: 1,
    });
    expect(await list({ pinned: [idOf("Honey")] })).toEqual({ names: [], total: 0 });
    expect(await list({ pinned: [idOf("Honey"), idOf("Locket")] })).toEqual({ names: ["Locket"], total: 1 });
    await database().execute(sql`update gifts set state = 'shown' where name = 'Honey'`);
  });
});

describe("the order", () => {
  const rule = { ...RULE, values: { recipient: ["host"] } };

  test("puts pinned gifts first, also some that the rule does not find, and leaves others out", async () => {
    const pinned = [idOf("Locket"), idOf("Corkscrew")];
    const pick = { rule, sort: "price-desc" as const, pinned, leftOut: [idOf("Decanter")] };
    expect(await list(pick)).toEqual({ names: ["Locket", "Corkscrew", "Honey", "Beeswax Candle", "Riddle"], total: 5 });
  });

  test("is by hand where gifts are chosen by hand, or any other that the editor wants", async () => {
    const pinned = ["Locket", "Beeswax Candle", "Corkscrew"].map(idOf);
    expect((await list({ sort: "hand", pinned })).names).toEqual(["Locket", "Beeswax Candle", "Corkscrew"]);
    expect((await list({ sort: "price-asc", pinned })).names).toEqual(["Beeswax Candle", "Corkscrew", "Locket"]);
    expect((await list({ sort: "newest", pinned })).names.at(-1)).toBe("Corkscrew");
  });

  test("by fit has gifts in stock before those that are not, and a second of a type after other types", async () => {
    const { names: fit } = await list({ rule, sort: "fit" });
    expect(fit.at(-1)).toBe("Decanter");
    expect(fit).toHaveLength(5);
  });

  test("can be changed by a shopper, and pages never overlap", async () => {
    const pick = { rule, sort: "fit" as const };
    expect((await list(pick, { sort: "name-asc" })).names).toEqual(["Beeswax Candle", "Corkscrew", "Decanter", "Honey", "Riddle"]);
    const pages = await Promise.all([1, 2, 3].map((page) => list(pick, { sort: "price-desc", page, pageSize: 2 })));
    expect(pages.flatMap((page) => page.names)).toEqual(["Decanter", "Corkscrew", "Honey", "Beeswax Candle", "Riddle"]);
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5]);
    expect(await list(pick, { page: 9, pageSize: 2 })).toEqual({ names: [], total: 5 });
  });
});

test("pages are dropped when a gift comes or goes: by its categories, by its id, or by any gift where a rule names no category", async () => {
  const tagsOf = async (pick: Partial<CollectionPick>) => {
    return (await listCollectionGifts(wholeOf(pick), { sort: "own", page: 1, pageSize: 9 })).tags;
  };
  const { rows } = await database().execute<{ slug: string; id: string }>(sql`select slug, id from categories`);
  const tag = (slug: string) => `category:${rows.find((row) => row.slug === slug)?.id}`;
  const rule = { ...RULE, values: { recipient: ["host"] }, without: { giftType: ["kitchen"] } };
  expect((await tagsOf({ rule, pinned: [idOf("Locket")] })).toSorted()).toEqual(
    [`gift:${idOf("Locket")}`, tag("host"), tag("kitchen")].toSorted(),
  );
  expect(await tagsOf({ rule: { ...RULE, maxPriceCents: 100 } })).toEqual(["gifts"]);
});
