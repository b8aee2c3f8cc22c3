import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createGift } from "#tests/factories/gifts.ts";
import { listSimilarGifts } from "./gifts.queries.server.ts";

useTestDatabase();

beforeEach(() => database().execute(sql`truncate gifts, categories cascade`));

const namesLike = async (id: string, limit = 8) => (await listSimilarGifts(id, limit)).map((gift) => gift.name);

test("shared interests count more than a shared theme, and gifts without anything in common are not there", async () => {
  const { id } = await createGift({ interest: ["tea"], theme: ["rustic"] });
  await createGift({ name: "theme only", theme: ["rustic"] });
  await createGift({ name: "interest", interest: ["tea"] });
  await createGift({ name: "both", interest: ["tea"], theme: ["rustic"] });
  await createGift({ name: "stranger", interest: ["golf"] });
  expect(await namesLike(id)).toEqual(["both", "interest", "theme only"]);
});

test("among equals the nearer price comes first, by its ratio; a gift without a price still counts", async () => {
  const { id } = await createGift({ price: "40.00", interest: ["tea"] });
  await createGift({ name: "four times", price: "160.00", interest: ["tea"] });
  await createGift({ name: "much cheaper", price: "9.00", interest: ["tea"] });
  await createGift({ name: "near", price: "44.00", interest: ["tea"] });
  await createGift({ name: "unknown", price: null, interest: ["tea"] });
  expect(await namesLike(id)).toEqual(["near", "unknown", "four times", "much cheaper"]);
});

test("a shared recipient settles it between two that are alike", async () => {
  const { id } = await createGift({ interest: ["tea"], recipient: ["mom", "sister"] });
  await createGift({ name: "for nobody we know", interest: ["tea"] });
  await createGift({ name: "for mom", interest: ["tea"], recipient: ["mom"] });
  await createGift({ name: "for both", interest: ["tea"], recipient: ["mom", "sister"] });
  expect(await namesLike(id)).toEqual(["for both", "for mom", "for nobody we know"]);
});

test("never itself, never what is out of stock, never more than asked for, always in the same order", async () => {
  const { id } = await createGift({ name: "itself", interest: ["tea"], recipient: ["mom"] });
  // Nothing else is as like it, so only the stock keeps it out.
  await createGift({ name: "sold out", interest: ["tea"], recipient: ["mom"], inStock: false });
  for (let n = 0; n < 12; n++) await createGift({ interest: ["tea"] });
  const names = await namesLike(id);
  expect(names).toHaveLength(8);
  expect(names).not.toContain("itself");
  expect(names).not.toContain("sold out");
  expect(await namesLike(id)).toEqual(names);
  expect(await namesLike(id, 3)).toEqual(names.slice(0, 3));
});

test("nothing is like a gift that is not there or has no tags", async () => {
  const { id } = await createGift();
  expect(await namesLike(id)).toEqual([]);
  expect(await namesLike("00000000-0000-4000-8000-000000000000")).toEqual([]);
  expect(await namesLike("nonsense")).toEqual([]);
});

test("of thousands that share a value some are looked at, always the same, and the best of them come first", async () => {
  const { id } = await createGift({ interest: ["tea"], theme: ["rustic"] });
  await database().execute(sql`
    with made as (
      insert into gifts (name, slug, in_stock) select 'one of many ' || n, 'one-of-many-' || n, true from generate_series(1, 3000) n returning id)
    insert into gift_categories (gift_id, category_id, source) select made.id, c.id, 'file' from made, categories c where c.slug = 'tea'`);
  // The ten gifts before it and the ten after it share two values.
  await database().execute(sql`
    insert into gift_categories (gift_id, category_id, source) select near.id, c.id, 'file' from categories c, (
      (select id from gifts where id > ${id}::uuid order by id limit 10) union all
      (select id from gifts where id < ${id}::uuid order by id desc limit 10)) near
    where c.slug = 'rustic'`);
  const alike = await listSimilarGifts(id, 8);
  expect(alike).toHaveLength(8);
  expect(new Set(alike.map((gift) => gift.id)).size).toBe(8);
  expect((await listSimilarGifts(id, 8)).map((gift) => gift.id)).toEqual(alike.map((gift) => gift.id));
  const { rows } = await database().execute<{ shared: number }>(sql`
    select count(*)::int as shared from gift_categories join categories c on c.id = category_id and taxonomy = 'theme' where gift_id = any(${sql.param(alike.map((gift) => gift.id))}::uuid[])`);
  expect(rows[0]?.shared).toBe(8);
});
