import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { exportGifts } from "#app/features/catalogue/export.queries.server.ts";
import { TAXONOMIES } from "#app/features/catalogue/taxonomies.ts";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createCategory } from "#tests/factories/gifts.ts";
import { readSeedGifts } from "./read-seed-gifts.ts";
import { seedDemoCatalogue } from "./seed-demo-catalogue.ts";

useTestDatabase();

beforeEach(async () => {
  await database().execute(sql.raw(`truncate ${["gifts", ...TAXONOMIES.map(({ table }) => table)].join(", ")} cascade`));
});

const sorted = (cell = "") => cell.split("|").toSorted();
const countGifts = async () => (await database().execute<{ count: number }>(sql`select count(*)::int as count from gifts`)).rows[0]?.count;

test("two servers that start at once seed an empty database once", async () => {
  const { length } = await readSeedGifts();
  const counts = await Promise.all([seedDemoCatalogue(), seedDemoCatalogue()]);
  expect(counts.toSorted((one, other) => one - other)).toEqual([0, length]);
  expect(await countGifts()).toBe(length);
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
