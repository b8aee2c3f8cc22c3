import { type SQL, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { beforeEach, expect, test, vi } from "vitest";
import { useTestDatabase } from "#tests/database.ts";
import { createCategory } from "#tests/factories/gifts.ts";
import { makePost } from "#tests/factories/posts.ts";
import { COLLECTIONS_TAG } from "#app/features/collections/constants.ts";
import { database } from "#app/platform/db/database.server.ts";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { announceTags } from "#app/platform/page-cache/cached-value.server.ts";
import { addCorrected, searchOthers } from "./other-hits.queries.server.ts";
import type { OtherHits } from "./types.ts";

useTestDatabase();

const ALL = { categories: 5, posts: 5, collections: 5 };

async function showCollection(slug: string, title: string): Promise<void> {
  await database().execute(sql`insert into collections (slug, title, sort, state) values (${slug}, ${title}, 'hand', 'shown')`);
  announceTags([COLLECTIONS_TAG]);
}

/** Returns the texts of the statements about hits that are run during `work`. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const execute = vi.spyOn(readDatabase(), "execute");
  try {
    await work();
    const texts = execute.mock.calls.map(([statement]) => new PgDialect().sqlToQuery(statement as SQL).sql);
    return texts.filter((text) => /blog_posts|shown_collections/.test(text));
  } finally {
    execute.mockRestore();
  }
}

const slugsOf = ({ categories, posts, collections }: OtherHits) =>
  [categories, posts, collections].map((hits) => hits.map(({ slug }) => slug));

beforeEach(async () => {
  await database().execute(sql`truncate categories, blog_posts, collections cascade`);
  announceTags([COLLECTIONS_TAG]);
  await createCategory("interest", { slug: "gardening", name: "Gardening" });
  await createCategory("occasion", { slug: "mothers-day", name: "Mother'S Day" });
  await makePost({ slug: "a-garden", title: "A garden, and gardening gloves" });
});

test("one statement finds categories, posts and collections, best first", async () => {
  await showCollection("for-gardening", "For gardening");
  await showCollection("gardening", "Gardening");
  let found: OtherHits | undefined;
  const statements = await statementsOf(async () => (found = await searchOthers("gardening", ALL)));
  expect(found && slugsOf(found)).toEqual([["gardening"], ["a-garden"], ["for-gardening", "gardening"]]);
  expect(statements).toHaveLength(1);
  expect((await searchOthers("mother's day", ALL)).categories.map(({ name }) => name)).toEqual(["Mother's Day"]);
});

test("a shop without a collection looks for none, and finds the first one that it shows", async () => {
  const [statement] = await statementsOf(() => searchOthers("gardening", ALL));
  expect(statement).toContain("blog_posts");
  expect(statement).not.toContain("shown_collections");
  await showCollection("gardening", "Gardening");
  expect((await searchOthers("gardening", ALL)).collections.map(({ title }) => title)).toEqual(["Gardening"]);
});

test("nothing is looked for without words, nor what nobody wants", async () => {
  const nothing: OtherHits = { categories: [], posts: [], collections: [] };
  expect(await Promise.all(["", " ", "?!"].map((query) => searchOthers(query, ALL)))).toEqual([nothing, nothing, nothing]);
  expect(slugsOf(await searchOthers("gardening", { categories: 5 }))).toEqual([["gardening"], [], []]);
});

test("a corrected query is looked for only where the query itself has found nothing", async () => {
  await showCollection("gardening", "Gardening");
  const found = { ...(await searchOthers("gardenign", ALL)), categories: (await searchOthers("mother", ALL)).categories };
  expect(slugsOf(await addCorrected(found, "gardening", ALL))).toEqual([["mothers-day"], ["a-garden"], ["gardening"]]);
  expect(await addCorrected(found, undefined, ALL)).toBe(found);
  const whole = await searchOthers("gardening", ALL);
  expect(await addCorrected(whole, "mother", ALL)).toBe(whole);
});
