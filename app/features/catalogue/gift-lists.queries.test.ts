import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { database, databasePool } from "#app/platform/db/database.server.ts";
import { announceTags } from "#app/platform/page-cache/cached-value.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createCategory } from "#tests/factories/gifts.ts";
import { GIFT_SORTS, parseGiftFilters } from "./gift-filters.ts";
import { listGifts } from "./gift-lists.queries.server.ts";
import { categoryTag } from "./taxonomies.ts";

useTestDatabase();

const GIFTS = 620;
let birthday: { id: string };

beforeAll(async () => {
  birthday = await createCategory("occasion", { slug: "birthday" });
  await database().execute(sql`
    insert into gifts (slug, name, price_cents, in_stock)
    select 'gift-' || n, 'Gift ' || lpad(n::text, 3, '0'), nullif(n % 90, 0) * 100, n % 7 > 0 from generate_series(1, ${GIFTS}::int) n`);
  await database().execute(sql`
    insert into gift_categories (gift_id, category_id, source) select id, ${birthday.id}, 'file' from gifts`);
});
beforeEach(() => announceTags(["all"]));

async function listPage(query: string, page: number, pageSize = 100): Promise<string[]> {
  const { filters } = parseGiftFilters(new URLSearchParams(query), { occasion: "birthday" });
  return (await listGifts({ ...filters, page, pageSize })).gifts.map(({ name }) => name);
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

test("what picks a list's gifts is planned by its values, and what reads their cards is not", async () => {
  const asked = vi.spyOn(databasePool(), "query");
  onTestFinished(() => asked.mockRestore());
  expect(await listPage("maxPrice=50", 1)).toHaveLength(100);
  const texts = asked.mock.calls.map(([given]) => (given as unknown as { text: string }).text);
  const isPlannedAnew = (text: string) => text.includes("planned by its values");
  expect(texts.filter((text) => text.includes("first_values")).map(isPlannedAnew)).toEqual([false]);
  expect(texts.some((text) => text.includes("g.price_cents <=") && isPlannedAnew(text))).toBe(true);
});
