import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { addCategory, createGift } from "#tests/factories/gifts.ts";
import { readGiftTable } from "./gift-table.queries.server.ts";
import { readGiftTableFilters } from "./gift-table-filters.ts";

useTestDatabase();

const namesFor = async (query: string) =>
  (await readGiftTable(readGiftTableFilters(new URLSearchParams(query)))).rows.map(({ name }) => name);

beforeAll(async () => {
  const add = (minutes: number, traits: Parameters<typeof createGift>[0]) =>
    createGift({ createdAt: new Date(Date.UTC(2026, 0, 1, 0, minutes)), ...traits });
  await add(1, { name: "Clay Mug", description: "Fired twice", price: "24.99", giftType: ["home"], recipient: ["mom"] });
  await add(2, { name: "Tea Pot", description: "For 100% of mugs", price: "25.00", giftType: ["home", "tea"], inStock: false });
  await add(3, {
    name: "Map",
    description: "of_stars",
    price: "50.00",
    giftType: ["travel"],
    recipient: ["dad"],
    isFeatured: true,
    image: "/media/a",
  });
  await add(4, { name: "Lamp", description: "", price: "100.00", giftType: ["home"], affiliateUrl: "https://shop.test/lamp" });
  await add(5, { name: "Watch", description: "", price: "100.01", recipient: ["dad"] });
  await add(6, { name: "Voucher", description: "", price: null });
});

describe("search: a part of name, description or price, in any case", () => {
  test.each([
    ["mUg", ["Tea Pot", "Clay Mug"]],
    ["Mu", ["Tea Pot", "Clay Mug"]],
    ["5", ["Map", "Tea Pot"]],
    ["0.", ["Watch", "Lamp", "Map"]],
    ["0%", ["Tea Pot"]],
    ["é", []],
    ["100%", ["Tea Pot"]],
    ["of_s", ["Map"]],
    ["24.9", ["Clay Mug"]],
    ["100.0", ["Watch", "Lamp"]],
    ["g\nF", []],
    [String.raw`\\`, []],
    ["zzzz", []],
  ])("%j", async (q, expected) => {
    expect(await namesFor(`?q=${encodeURIComponent(q)}`)).toEqual(expected);
  });
});

test("what the shop does not show says why, and is found by it", async () => {
  const states = [
    { name: "Unsown", state: "draft" },
    { name: "Unsold", state: "hidden" },
    { name: "Unripe", shownFrom: "2999-01-01T00:00:00Z" },
    { name: "Overripe", shownUntil: "2020-01-01T00:00:00Z" },
  ] as const;
  const ids = await Promise.all(states.map(async (traits) => (await createGift(traits)).id));
  const found = async (query: string) =>
    (await readGiftTable(readGiftTableFilters(new URLSearchParams(`${query}&sort=name`)))).rows.map(({ name, unshown }) => [name, unshown]);
  expect(await found("mark=draft")).toEqual([["Unsown", "draft"]]);
  expect(await found("mark=hidden")).toEqual([["Unsold", "hidden"]]);
  expect(await found("mark=undated")).toEqual([
    ["Overripe", "over"],
    ["Unripe", "waiting"],
  ]);
  expect(await found("q=Lamp")).toEqual([["Lamp", null]]);
  await database().execute(sql`delete from gifts where id = any (${sql.param(ids)}::uuid[])`);
});

describe("filters: AND across the groups, OR within one", () => {
  test.each([
    ["category=home", ["Lamp", "Tea Pot", "Clay Mug"]],
    ["category=tea&category=travel", ["Map", "Tea Pot"]],
    ["category=home&recipient=mom", ["Clay Mug"]],
    ["recipient=dad&recipient=mom&stock=in&price=over-100", ["Watch"]],
    ["category=unknown", []],
  ])("%s", async (query, expected) => {
    expect(await namesFor(`?${query}`)).toEqual(expected);
  });

  test("price buckets: below 25; 25 to 50 inclusive; above 50 up to 100; above 100", async () => {
    expect(await namesFor("?price=under-25")).toEqual(["Clay Mug"]);
    expect(await namesFor("?price=25-50")).toEqual(["Map", "Tea Pot"]);
    expect(await namesFor("?price=50-100")).toEqual(["Lamp"]);
    expect(await namesFor("?price=over-100")).toEqual(["Watch"]);
    expect(await namesFor("?price=under-25&price=over-100")).toEqual(["Watch", "Clay Mug"]);
  });

  test("a price in another currency is in no bucket", async () => {
    await database().execute(sql`update gifts set currency = 'EUR' where name = 'Lamp'`);
    expect(await namesFor("?price=50-100")).toEqual([]);
    await database().execute(sql`update gifts set currency = 'USD' where name = 'Lamp'`);
  });

  test("stock: both or neither, and nothing is filtered", async () => {
    expect(await namesFor("?stock=out")).toEqual(["Tea Pot"]);
    expect(await namesFor("?stock=in&stock=out")).toHaveLength(6);
    expect(await namesFor("")).toHaveLength(6);
  });

  test("gaps and marks", async () => {
    expect(await namesFor("?mark=featured")).toEqual(["Map"]);
    expect(await namesFor("?mark=no-price&mark=featured")).toEqual(["Voucher", "Map"]);
    expect(await namesFor("?mark=no-category")).toEqual(["Voucher"]);
    await database().execute(sql`update gifts set link_state = 'dead' where name = 'Lamp'`);
    expect(await namesFor("?mark=dead-link")).toEqual(["Lamp"]);
  });
});

test("a gift has no category as soon as it has lost its last one, whatever took it, and has one again with the next", async () => {
  const uncategorized = () => namesFor("?mark=no-category");
  const mug = sql`(select id from gifts where name = 'Clay Mug')`;
  await database().execute(sql`
    delete from gift_categories m using categories c where c.id = m.category_id and taxonomy = 'giftType' and gift_id = ${mug}`);
  expect(await uncategorized()).toEqual(["Voucher"]);
  // The whole category is deleted.
  await database().execute(sql`delete from categories where slug = 'mom'`);
  expect(await uncategorized()).toEqual(["Voucher", "Clay Mug"]);
  const { rows } = await database().execute<{ counted: number }>(sql`select count(*)::int as counted from gifts_to_categorize`);
  expect(rows[0]?.counted).toBeLessThanOrEqual(3);
  const idOf = async (name: string) =>
    (await database().execute<{ id: string }>(sql`select id from gifts where name = ${name}`)).rows[0]?.id;
  await addCategory((await idOf("Clay Mug")) ?? "", "giftType", "home");
  await addCategory((await idOf("Voucher")) ?? "", "recipient", "dad");
  expect(await uncategorized()).toEqual([]);
});

test("the second page of few matches", async () => {
  for (let number = 0; number < 26; number++) await createGift({ name: `Postcard ${String(number).padStart(2, "0")}` });
  const second = await readGiftTable(readGiftTableFilters(new URLSearchParams("?q=postcard&sort=name&page=2")));
  expect([second.total, second.rows.map(({ name }) => name)]).toEqual([26, ["Postcard 25"]]);
  await database().execute(sql`delete from gifts where name like 'Postcard %'`);
});

test("orders; gifts without a price stand last in both directions", async () => {
  expect(await namesFor("")).toEqual(["Voucher", "Watch", "Lamp", "Map", "Tea Pot", "Clay Mug"]);
  expect(await namesFor("?sort=name")).toEqual(["Clay Mug", "Lamp", "Map", "Tea Pot", "Voucher", "Watch"]);
  expect(await namesFor("?sort=price")).toEqual(["Clay Mug", "Tea Pot", "Map", "Lamp", "Watch", "Voucher"]);
  expect(await namesFor("?sort=price&dir=desc")).toEqual(["Watch", "Lamp", "Map", "Tea Pot", "Clay Mug", "Voucher"]);
});

test("a page beyond the last is the last, and an empty catalogue is told from an empty result", async () => {
  const beyond = await readGiftTable(readGiftTableFilters(new URLSearchParams("?page=99")));
  expect([beyond.rows.length, beyond.total, beyond.isCatalogueEmpty]).toEqual([6, 6, false]);
  const nothing = await readGiftTable(readGiftTableFilters(new URLSearchParams("?q=nothing")));
  expect([nothing.rows.length, nothing.isCatalogueEmpty]).toEqual([0, false]);
  await database().transaction(async (transaction) => {
    await transaction.execute(sql`delete from gifts`);
  });
  expect((await readGiftTable(readGiftTableFilters(new URLSearchParams("?q=nothing")))).isCatalogueEmpty).toBe(true);
});
