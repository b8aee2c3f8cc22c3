import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { database, databasePool } from "#app/platform/db/database.server.ts";
import { announceTags } from "#app/platform/page-cache/cached-value.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createCategory } from "#tests/factories/gifts.ts";
import { GIFT_SORTS, parseGiftFilters } from "./gift-filters.ts";
import { listGifts, listGiftsWithFacets } from "./gift-lists.queries.server.ts";
import { categoryTag } from "./taxonomies.ts";

useTestDatabase();

const GIFTS = 620;
let birthday: { id: string };

beforeAll(async () => {
  birthday = await createCategory("occasion", { slug: "birthday" });
  const everything = await createCategory("interest", { slug: "everything" });
  await database().execute(sql`
    insert into gifts (slug, name, price_cents, in_stock)
    select 'gift-' || n, 'Gift ' || lpad(n::text, 3, '0'), nullif(n % 90, 0) * 100, n % 7 > 0 from generate_series(1, ${GIFTS}::int) n`);
  await database().execute(sql`
    insert into gift_categories (gift_id, category_id, source)
    select id, category, 'file' from gifts, (values (${birthday.id}::uuid), (${everything.id}::uuid)) carried (category)`);
});
beforeEach(() => announceTags(["all"]));

const filtersOf = (query: string) => parseGiftFilters(new URLSearchParams(query), { occasion: "birthday" }).filters;

async function listPage(query: string, page: number, pageSize = 100): Promise<string[]> {
  return (await listGifts({ ...filtersOf(query), page, pageSize })).gifts.map(({ name }) => name);
}

const inTens = (names: readonly string[]) => Array.from({ length: GIFTS / 10 }, (_, lot) => names.slice(lot * 10, lot * 10 + 10));

test.each(GIFT_SORTS)("by %s, deep pages go on where those before have ended, and none has a gift twice", async (sort) => {
  const pages = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((page) => listPage(`sort=${sort}`, page)));
  const names = pages.flat();
  expect([names.length, new Set(names).size, pages[7]]).toEqual([GIFTS, GIFTS, []]);
  // Read a few at a time, most pages lie deeper; types are spread over two pages, which changes nothing here, where no gift has one.
  const tens = await Promise.all(inTens(names).map((_, lot) => listPage(`sort=${sort}`, lot + 1, 10)));
  expect(tens).toEqual(inTens(names));
});

test("a filter chooses the gifts of deep pages too", async () => {
  const names = [...(await listPage("inStock=1", 1)), ...(await listPage("inStock=1", 6))];
  expect([names[0], names.at(-1), names.length]).toEqual(["Gift 001", "Gift 620", 100 + Math.ceil((GIFTS * 6) / 7) - 500]);
});

test("a list is kept for its deep pages until a change of its category is announced", async () => {
  const last = () => listPage("", 7);
  expect((await last()).at(-1)).toBe("Gift 620");
  await database().execute(sql`update gifts set name = 'Another' where slug = 'gift-620'`);
  expect((await last()).at(-1)).toBe("Another");
  announceTags([categoryTag(birthday.id)]);
  expect((await last()).at(-1)).toBe("Gift 619");
});

const NARROWED = ["maxPrice=50", "minPrice=20&maxPrice=40&inStock=1", "inStock=1", "minPrice=60", "minPrice=200"];

describe.each(GIFT_SORTS)("by %s", (sort) => {
  test.each(NARROWED)("'%s' chooses from the kept list what PostgreSQL chooses beside a facet", async (query) => {
    for (const page of [1, 2, 4, 8]) {
      const picked = await listPage(`sort=${sort}&${query}&interest=everything`, page);
      expect(await listPage(`sort=${sort}&${query}`, page), `page ${page}`).toEqual(picked);
    }
  });
});

test("a gift whose price is in another currency is in no range", async () => {
  await database().execute(sql`update gifts set currency = 'EUR' where slug = 'gift-10'`);
  expect(await listPage("minPrice=10&maxPrice=10", 1)).toEqual(["Gift 100", "Gift 190", "Gift 280", "Gift 370", "Gift 460", "Gift 550"]);
  await database().execute(sql`update gifts set currency = 'USD' where slug = 'gift-10'`);
});

/** Returns the statements about gifts that listing a page with its facets takes, after those of another price. */
async function askedFor(query: string, most?: number): Promise<string[]> {
  const asked = vi.spyOn(databasePool(), "query");
  onTestFinished(() => asked.mockRestore());
  await listGiftsWithFacets(filtersOf("maxPrice=20"), most);
  asked.mockClear();
  expect((await listGiftsWithFacets(filtersOf(query), most)).gifts).toHaveLength(50);
  return asked.mock.calls.map(([given]) => (given as unknown as { text: string }).text).filter((text) => text.includes("gifts"));
}

const isPlannedAnew = (text: string) => text.includes("planned by its values");

test("another price of a list asks for nothing but the cards of its gifts, whose statement stays prepared", async () => {
  expect((await askedFor("maxPrice=50&inStock=1")).map(isPlannedAnew)).toEqual([false]);
});

test("what PostgreSQL picks is planned by its values, and what reads the cards is not", async () => {
  const texts = await askedFor("maxPrice=50&interest=everything");
  expect(texts.map(isPlannedAnew).toSorted()).toEqual([false, true]);
  expect(texts.find(isPlannedAnew)).toContain("g.price_cents <=");
});

test("of a category with too many gifts, prices and stock choose in the database, and nothing reads all of it", async () => {
  const texts = await askedFor("maxPrice=50", GIFTS - 1);
  expect(texts.some((text) => text.includes("g.price_cents <=") && text.includes("order by lower(g.name)"))).toBe(true);
  expect(texts.filter((text) => text.includes("uuid_send(id)"))).toEqual([]);
});
