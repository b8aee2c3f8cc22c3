import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createCategory, createGift } from "#tests/factories/gifts.ts";
import { importGifts } from "../import.commands.server.ts";
import { readWaitingGifts } from "./read-gifts.commands.server.ts";
import type { Guess, ReadingTools } from "./types.ts";

useTestDatabase();
beforeEach(() => database().execute(sql`truncate gifts, categories, slug_redirects, removed_categories, offered_taxonomies cascade`));

const rowOf = (line: number, values: Record<string, string>) => ({ line, cells: [], values });

/** Guesses that each gift is about tea. `reading` resolves when it is first asked. */
function teaReader(): { tools: ReadingTools; reading: Promise<void> } {
  const { promise: reading, resolve } = Promise.withResolvers<void>();
  const guess: Guess = { taxonomy: "interest", slug: "tea", source: "words", weight: 1, confidence: 0.95, evidence: null };
  const read = () => {
    resolve();
    return [guess];
  };
  return { tools: { reader: { version: "1", sources: ["words"], read }, standardCategories: async () => [] }, reading };
}

/** Resolves when a session of this database waits for another one's lock. */
async function somebodyWaits(): Promise<void> {
  for (;;) {
    const { rows } = await database().execute(sql`
      select from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`);
    if (rows.length > 0) return;
  }
}

test("an import that changes the texts of gifts goes on beside their reading", async () => {
  await createCategory("interest", { slug: "tea" });
  const { tools, reading } = teaReader();
  for (const slug of ["cup", "pot"]) await createGift({ slug, name: slug });
  let beside = Promise.resolve(0);
  await database().transaction(async (executor) => {
    await importGifts([rowOf(2, { name: "cup", slug: "cup" }), rowOf(3, { name: "pot", slug: "pot" })], { executor });
    beside = readWaitingGifts(tools);
    // It is done at once where it leaves the import's gifts alone.
    await Promise.race([reading, beside]);
    const names = [rowOf(4, { name: "Big cup", slug: "cup" }), rowOf(5, { name: "Big pot", slug: "pot" })];
    expect(await importGifts(names, { executor })).toMatchObject({ updated: 2 });
  });
  expect((await beside) + (await readWaitingGifts(tools))).toBe(2);
});

test("a category is deleted beside a reading that guesses it", async () => {
  const tea = await createCategory("interest", { slug: "tea" });
  const { tools } = teaReader();
  await createGift({ slug: "cup", name: "cup" });
  await readWaitingGifts(tools);
  await database().execute(sql`update gift_readings set reader = null`);
  let beside = Promise.resolve(0);
  await database().transaction(async (executor) => {
    await executor.execute(sql`select from categories where id = ${tea.id} for update`);
    beside = readWaitingGifts(tools);
    await somebodyWaits();
    await executor.execute(sql`delete from categories where id = ${tea.id}`);
  });
  expect(await beside).toBe(1);
  expect((await database().execute(sql`select from category_guesses`)).rows).toEqual([]);
});
