import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { listGiftSitemapDates, listSitemapCategories, listSitemapGifts } from "./sitemap.queries.server.ts";

useTestDatabase();

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const dayOf = (number: number) => new Date(Date.UTC(2026, 0, number));

beforeAll(async () => {
  await database().execute(sql`alter table gifts disable trigger count_version`);
  for (let number = 1; number <= 7; number++) {
    await database().execute(sql`
      insert into gifts (id, name, slug, updated_at) values (${idOf(number)}, ${`Gift ${number}`}, ${`gift-${number}`}, ${dayOf(number).toISOString()})`);
  }
  await database().execute(sql`
    with mom as (insert into categories (taxonomy, name, slug, updated_at)
      values ('recipient', 'Mom', 'mom', '2020-01-01'), ('recipient', 'Nobody', 'nobody', '2020-01-01') returning id, slug)
    insert into gift_categories (gift_id, category_id, source) select ${idOf(3)}::uuid, id, 'person' from mom where slug = 'mom'`);
});

it("splits the gifts into files that hold each gift once, dated by their latest change", async () => {
  expect(await listGiftSitemapDates(3)).toEqual([dayOf(3), dayOf(6), dayOf(7)]);
  const files = await Promise.all([0, 1, 2, 3].map((file) => listSitemapGifts(file, 3)));
  expect(files.map((file) => file.length)).toEqual([3, 3, 1, 0]);
  expect(files.flat()).toEqual([1, 2, 3, 4, 5, 6, 7].map((number) => ({ id: idOf(number), changedAt: dayOf(number) })));
});

it("dates a category by the latest change of its gifts and leaves out the empty ones", async () => {
  expect(await listSitemapCategories(["recipient", "occasion"])).toEqual([{ key: "recipient", slug: "mom", changedAt: dayOf(3) }]);
  await database().execute(sql`update categories set updated_at = ${dayOf(20).toISOString()} where slug = 'mom'`);
  expect(await listSitemapCategories(["recipient"])).toEqual([{ key: "recipient", slug: "mom", changedAt: dayOf(20) }]);
});
