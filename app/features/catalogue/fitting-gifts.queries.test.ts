import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { addCategory, createCategory, createGift } from "#tests/factories/gifts.ts";
import { createUser } from "#tests/factories/users.ts";
import { deleteGifts, restoreGifts } from "./editing/deleted-gifts.commands.server.ts";
import { giftsByFit, listSpreadIds } from "./fitting-gifts.queries.server.ts";
import { parseGiftFilters } from "./gift-filters.ts";
import { listGifts } from "./gift-lists.queries.server.ts";
import { importGifts } from "./import.commands.server.ts";
import { followPriceMiddles } from "./price-middles.commands.server.ts";

useTestDatabase();
beforeEach(() => database().execute(sql`truncate gifts, categories, category_fits cascade`));

const BIRTHDAY = { occasion: ["birthday"] };
const names = ["anvil", "bell", "candle", "drum", "easel", "fan", "globe", "hat"];

async function listNames(query = "", page = 1, pageSize = 50): Promise<string[]> {
  const { filters } = parseGiftFilters(new URLSearchParams(`sort=fit&${query}`), { occasion: "birthday" });
  return (await listGifts({ ...filters, page, pageSize })).gifts.map(({ name }) => name);
}

/** Returns what the kept fits have too much or too little of, beside the categories that gifts carry. */
async function strayFits(): Promise<unknown[]> {
  return readRows(database(), rowOf({ gift_id: z.guid(), category_id: z.guid() }))`
    (select gift_id, category_id from category_fits except select gift_id, category_id from gift_categories)
    union all (select gift_id, category_id from gift_categories except select gift_id, category_id from category_fits)`;
}

describe("Best match", () => {
  test("what is in stock comes first, then what people say, then prices in the middle, and what is for few occasions", async () => {
    const [anvil = "", bell = "", candle = "", drum = "", easel = ""] = names;
    for (const name of [anvil, bell, candle]) await createGift({ name, ...BIRTHDAY, price: "30.00", image: "/x.png" });
    await createGift({ name: drum, ...BIRTHDAY, price: "300.00", image: "/x.png" });
    await createGift({ name: easel, occasion: ["birthday", "wedding", "easter", "graduation"], price: "30.00", image: "/x.png" });
    await createGift({ name: "sold", ...BIRTHDAY, price: "30.00", image: "/x.png", inStock: false });
    await createGift({ name: "hidden", ...BIRTHDAY, state: "hidden" });
    const { id } = await createGift({ name: "guessed", price: "30.00", image: "/x.png" });
    const birthday = await createCategory("occasion", { slug: "birthday" });
    await database().execute(sql`
      insert into gift_categories (gift_id, category_id, source, weight, confidence) values (${id}, ${birthday.id}, 'words', 1, 0.95)`);
    await followPriceMiddles();
    const list = await listNames();
    expect(list.slice(0, 3).toSorted()).toEqual([anvil, bell, candle]);
    expect(list.slice(3)).toEqual([easel, drum, "guessed", "sold"]);
    expect(await listNames("inStock=1")).toEqual(list.filter((name) => name !== "sold"));
    expect(await listNames("minPrice=100")).toEqual([drum]);
  });

  test("pages neither overlap nor leave a gift out, are always the same, and no kind comes three times in a row", async () => {
    for (let n = 0; n < 45; n++)
      await createGift({ name: `${["Red", "Blue", "Big"][n % 3]} ${n % 2 === 0 ? "mug" : names[n % 8]} ${n}`, ...BIRTHDAY });
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => listNames("", page, 10)));
    expect(pages.map(({ length }) => length)).toEqual([10, 10, 10, 10, 5]);
    expect(new Set(pages.flat()).size).toBe(45);
    expect(await Promise.all([1, 2, 3, 4, 5].map((page) => listNames("", page, 10)))).toEqual(pages);
    expect(await listNames("", 6, 10)).toEqual([]);
  });

  test("a chosen facet keeps the order of the page's category, whatever else the gifts are in", async () => {
    for (const name of names.slice(0, 6)) await createGift({ name, ...BIRTHDAY, interest: ["tea"], recipient: ["mom"] });
    const all = await listNames();
    expect(await listNames("interest=tea&recipient=mom")).toEqual(all);
    expect(await listNames("interest=nothing")).toEqual([]);
  });

  test("a list of gifts of any category has it too, with the middle of its own prices", async () => {
    for (const [name, price] of [
      ["dear", "900.00"],
      ["usual", "30.00"],
      ["common", "28.00"],
      ["cheap", "2.00"],
    ] as const)
      await createGift({ name, price });
    await createGift({ name: "unasked", price: "30.00", isFeatured: true });
    const condition = sql`not g.is_featured`;
    const byFit = giftsByFit({ ids: [], condition, withinFirst: condition });
    const pick = async (size: number, start: number) =>
      sql`select id, row_number() over () from (${byFit} limit ${size} offset ${start}) page`;
    const ids = await listSpreadIds(pick, 1, 10);
    const rows = await readRows(database(), rowOf({ id: z.guid(), name: z.string() }))`select id, name from gifts`;
    const ordered = ids.map((id) => rows.find((row) => row.id === id)?.name);
    expect(ordered.slice(0, 2).toSorted()).toEqual(["common", "usual"]);
    expect(ordered.slice(2).toSorted()).toEqual(["cheap", "dear"]);
    expect(await listSpreadIds(pick, 2, 10)).toEqual([]);
  });
});

describe("the kept fits follow", () => {
  test("a gift that sells out, at once", async () => {
    const { id } = await createGift({ name: "anvil", ...BIRTHDAY });
    await createGift({ name: "bell", ...BIRTHDAY, price: "400.00" });
    await followPriceMiddles();
    await database().execute(sql`update gifts set in_stock = false where id = ${id}`);
    expect(await listNames()).toEqual(["bell", "anvil"]);
    await database().execute(sql`update gifts set in_stock = true where id = ${id}`);
    await database().execute(sql`update gifts set in_stock = false where name = 'bell'`);
    expect(await listNames()).toEqual(["anvil", "bell"]);
  });

  test("imports, the trash, and categories and gifts that go", async () => {
    await importGifts([
      { line: 2, cells: [], values: { name: "Kettle", slug: "kettle", price: "20", occasion_types: "birthday|wedding" } },
    ]);
    expect(await strayFits()).toEqual([]);
    expect(await listNames()).toEqual(["Kettle"]);
    await importGifts([{ line: 2, cells: [], values: { name: "Kettle", slug: "kettle", occasion_types: "birthday" } }]);
    expect(await strayFits()).toEqual([]);
    const { id } = await createGift({ name: "anvil", ...BIRTHDAY, theme: ["rustic"] });
    const { id: actor } = await createUser({ role: "admin" });
    const { batchId } = await deleteGifts(actor, [id]);
    expect(await strayFits()).toEqual([]);
    await restoreGifts(actor, { batchId: batchId ?? "" });
    expect(await strayFits()).toEqual([]);
    expect((await listNames()).toSorted()).toEqual(["Kettle", "anvil"]);
    await addCategory(id, "theme", "vintage");
    await database().execute(sql`delete from categories where slug = 'rustic'`);
    await database().execute(sql`delete from gifts where slug = 'kettle'`);
    expect(await strayFits()).toEqual([]);
  });

  test("what a category's gifts usually cost, once it has moved by a tenth, and pages are told", async () => {
    for (const [name, price] of [
      ["anvil", "20.00"],
      ["bell", "21.00"],
      ["candle", "22.00"],
      ["drum", "200.00"],
    ] as const)
      await createGift({ name, price, ...BIRTHDAY });
    await followPriceMiddles();
    const middles = () => readRows(database(), rowOf({ cents: z.int(), is_applied: z.boolean() }))`
      select price_cents::int as cents, is_applied from category_middles`;
    expect(await middles()).toEqual([{ cents: 2100, is_applied: true }]);
    expect((await listNames()).at(-1)).toBe("drum");
    await database().execute(sql`update gifts set price_cents = price_cents + 50 where name in ('anvil', 'bell', 'candle')`);
    await followPriceMiddles();
    expect(await middles()).toEqual([{ cents: 2100, is_applied: true }]);
    await database().execute(sql`update gifts set price_cents = 19000 where name in ('anvil', 'bell')`);
    await followPriceMiddles(AbortSignal.abort());
    expect(await middles()).toEqual([{ cents: 19000, is_applied: false }]);
    await followPriceMiddles();
    expect(await middles()).toEqual([{ cents: 19000, is_applied: true }]);
    expect((await listNames()).at(-1)).toBe("candle");
  });
});
