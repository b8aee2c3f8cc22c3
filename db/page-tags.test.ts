import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { idRow, readOneRow } from "#app/platform/db/rows.server.ts";
import { useTestDatabase } from "#tests/database.ts";

const testDatabase = useTestDatabase();
let listener: pg.Client;
let heard: string[] = [];

beforeAll(async () => {
  listener = new pg.Client({ connectionString: testDatabase.connectionString });
  await listener.connect();
  await listener.query("listen presently_page_tags");
  listener.on("notification", ({ payload }) => heard.push(...(payload ?? "").split(",")));
});
afterAll(() => listener.end());
beforeEach(() => {
  heard = [];
});

async function idOf(statement: ReturnType<typeof sql>): Promise<string> {
  return (await readOneRow(database(), idRow)`${statement}`).id;
}

/** Returns the distinct tags that were announced since the test began, sorted. */
async function tags(): Promise<string[]> {
  await listener.query("select 1");
  return [...new Set(heard)].toSorted();
}

const newGift = (slug: string) => idOf(sql`insert into gifts (name, slug) values ('A gift', ${slug}) returning id`);
const newOccasion = (slug: string) =>
  idOf(sql`insert into categories (taxonomy, name, slug) values ('occasion', 'An occasion', ${slug}) returning id`);

test("a changed gift names itself and the categories that show it", async () => {
  const gift = await newGift("changed");
  const occasion = await newOccasion("changed");
  await database().execute(sql`insert into gift_categories (gift_id, category_id, source) values (${gift}, ${occasion}, 'person')`);
  await tags();
  heard = [];
  await database().execute(sql`update gifts set price_cents = 500 where id = ${gift}`);
  expect(await tags()).toEqual([`category:${occasion}`, `gift:${gift}`, "gifts"]);
});

test("a deleted gift names the categories that lost it", async () => {
  const gift = await newGift("deleted");
  const occasion = await newOccasion("deleted");
  await database().execute(sql`insert into gift_categories (gift_id, category_id, source) values (${gift}, ${occasion}, 'person')`);
  await tags();
  heard = [];
  await database().execute(sql`delete from gifts where id = ${gift}`);
  expect(await tags()).toEqual([`category:${occasion}`, `gift:${gift}`, "gifts"]);
});

test("a renamed category names itself and its taxonomy", async () => {
  const occasion = await newOccasion("renamed");
  await tags();
  heard = [];
  await database().execute(sql`update categories set name = 'Other' where id = ${occasion}`);
  expect(await tags()).toEqual([`category:${occasion}`, "taxonomy:occasion"]);
});

test("many gifts in one statement announce `all` instead of a message too long to send", async () => {
  await database().execute(sql`insert into gifts (name, slug) select 'Gift ' || n, 'gift-' || n from generate_series(1, 200) n`);
  expect(await tags()).toEqual(["all"]);
});

test("an undone change says nothing", async () => {
  await database()
    .transaction(async (transaction) => {
      await transaction.execute(sql`insert into gifts (name, slug) values ('Undone', 'undone')`);
      throw new Error("undo");
    })
    .catch(() => undefined);
  expect(await tags()).toEqual([]);
});

test("a changed slug is memoize, a slug taken again is not redirected, a deleted gift leaves none", async () => {
  const gift = await newGift("first-slug");
  await database().execute(sql`update gifts set slug = 'second-slug' where id = ${gift}`);
  const redirects = () => database().execute(sql`select old_slug, target_id from slug_redirects where kind = 'gifts'`);
  expect((await redirects()).rows).toEqual([{ old_slug: "first-slug", target_id: gift }]);
  await database().execute(sql`update gifts set slug = 'first-slug' where id = ${gift}`);
  expect((await redirects()).rows).toEqual([{ old_slug: "second-slug", target_id: gift }]);
  await database().execute(sql`delete from gifts where id = ${gift}`);
  expect((await redirects()).rows).toEqual([]);
});

test("C1: every change of a gift counts its version up", async () => {
  const gift = await newGift("versioned");
  await database().execute(sql`update gifts set name = 'Renamed' where id = ${gift}`);
  expect((await database().execute(sql`select version from gifts where id = ${gift}`)).rows).toEqual([{ version: 2 }]);
});

test("a changed post, and what goes with it, drops the pages that show posts; a reader counted does not", async () => {
  const post = await idOf(sql`insert into blog_posts (headline, slug, description) values ('A post', 'a-post', 'About it') returning id`);
  const tag = await idOf(sql`insert into blog_tags (name, slug) values ('A tag', 'a-tag') returning id`);
  await tags();
  heard = [];
  await database().execute(sql`update blog_posts set view_count = view_count + 1 where id = ${post}`);
  expect(await tags()).toEqual([]);
  await database().execute(sql`insert into blog_post_tags values (${post}, ${tag})`);
  expect(await tags()).toEqual(["posts"]);
  heard = [];
  await database().execute(sql`update blog_posts set headline = 'Another' where id = ${post}`);
  expect(await tags()).toEqual(["posts"]);
});
