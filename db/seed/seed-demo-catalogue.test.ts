import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { exportGifts } from "#app/features/catalogue/export.queries.server.ts";
import { database } from "#app/platform/db/database.server.ts";
import { readOneRow, readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createCategory } from "#tests/factories/gifts.ts";
import { readSeedGifts } from "./read-seed-gifts.ts";
import { seedDemoCatalogue } from "./seed-demo-catalogue.ts";

useTestDatabase();

beforeEach(async () => {
  await database().execute(sql`truncate gifts, categories cascade`);
});

const sorted = (cell = "") => cell.split("|").toSorted();
const countGifts = async () => (await readOneRow(database(), rowOf({ count: z.int() }))`select count(*)::int as count from gifts`).count;

test("two servers that start at the same time seed an empty database once", async () => {
  const { length } = await readSeedGifts();
  const counts = await Promise.all([seedDemoCatalogue(), seedDemoCatalogue()]);
  expect(counts.toSorted((one, other) => one - other)).toEqual([0, length]);
  expect(await countGifts()).toBe(length);
});

test("K1: a new site has no account, also with the demo catalogue", async () => {
  await seedDemoCatalogue();
  const accounts = await readOneRow(database(), rowOf({ users: z.int(), roles: z.int() }))`
    select (select count(*)::int from users) as users, (select count(*)::int from user_roles) as roles`;
  expect(accounts).toEqual({ users: 0, roles: 0 });
});

test("what is seeded is what the files say, with the price tiers added", async () => {
  await seedDemoCatalogue();
  const exported = new Map<string, Record<string, string>>();
  await exportGifts(async (gifts) => {
    for (const gift of gifts) exported.set(gift.slug, gift);
  });
  for (const gift of await readSeedGifts()) {
    const { price_tier: tier, ...row } = exported.get(gift.slug ?? "") ?? {};
    const { price_tier: _none, ...file } = gift;
    expect(tier).not.toBe("");
    for (const [column, text] of Object.entries(file)) expect(sorted(row[column]), `${gift.slug} ${column}`).toEqual(sorted(text));
  }
});

test("a database that has anything is left alone", async () => {
  await createCategory("theme", { slug: "mine" });
  expect(await seedDemoCatalogue()).toBe(0);
  expect(await countGifts()).toBe(0);
});

test("six posts come with it, each of 600 to 1,200 words with gifts that there are, and every place in a text has its gift", async () => {
  await database().execute(sql.raw("truncate blog_posts, blog_categories, blog_tags, blog_authors cascade"));
  await seedDemoCatalogue();
  const postRow = rowOf({
    slug: z.string(),
    words: z.int(),
    gifts: z.int(),
    blocks: z.array(z.object({ kind: z.string(), slugs: z.array(z.string()).optional() })),
  });
  const rows = await readRows(database(), postRow)`
    select slug, cardinality(regexp_split_to_array(regexp_replace(btrim(article_body), '\\[\\[[^\\]]*\\]\\]', '', 'g'), '\\s+')) as words,
      (select count(*)::int from blog_post_related_gifts where blog_post_id = p.id) as gifts, article_blocks as blocks
    from blog_posts p where status = 'published' and shown_at <= now()`;
  expect(rows).toHaveLength(6);
  const known = new Set((await readSeedGifts()).map(({ slug }) => slug));
  for (const { slug, words, gifts, blocks } of rows) {
    expect(words, slug).toBeGreaterThanOrEqual(600);
    expect(words, slug).toBeLessThanOrEqual(1200);
    expect(gifts, slug).toBeGreaterThanOrEqual(5);
    expect(blocks.flatMap((block) => block.slugs ?? []).filter((gift) => !known.has(gift))).toEqual([]);
  }
});
