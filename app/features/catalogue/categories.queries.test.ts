import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createCategory, createGift } from "#tests/factories/gifts.ts";
import {
  countCategories,
  findCategory,
  findCategorySlugByOldSlug,
  listCategories,
  listFeaturedCategories,
  listFilledCategories,
  listRelatedCategories,
} from "./categories.queries.server.ts";
import { TAXONOMIES } from "./taxonomies.ts";
import type { Category } from "./types.ts";

useTestDatabase();

beforeEach(async () => {
  await database().execute(sql`truncate gifts, slug_redirects, categories cascade`);
});

const slugsOf = (categories: Category[]) => categories.map(({ slug }) => slug);

test("spec: tiles are sorted by sort order, then name, without regard to case", async () => {
  await createCategory("occasion", { slug: "d", name: "delta", sortOrder: 2 });
  await createCategory("occasion", { slug: "b", name: "beta", sortOrder: 1 });
  await createCategory("occasion", { slug: "a", name: "Alpha", sortOrder: 1 });
  await createCategory("occasion", { slug: "default" });
  expect(slugsOf(await listCategories("occasion"))).toEqual(["a", "b", "d", "default"]);
  expect(await listCategories("interest")).toEqual([]);
});

test("a category comes with everything its tile shows, its name corrected", async () => {
  const { id } = await createCategory("interest", {
    slug: "chefs",
    name: "Chef'S corner",
    description: "For cooks",
    icon: "🍳",
    color: "#DFE8DA",
    sortOrder: 7,
    isFeatured: true,
  });
  expect(await listCategories("interest")).toEqual([
    {
      id,
      taxonomy: "interest",
      name: "Chef's corner",
      slug: "chefs",
      description: "For cooks",
      icon: "🍳",
      color: "#DFE8DA",
      sortOrder: 7,
      isFeatured: true,
    },
  ]);
});

test("featured categories are those marked, in the same order, up to the limit", async () => {
  for (const [slug, sortOrder] of [
    ["c", 3],
    ["a", 1],
    ["b", 2],
  ] as const)
    await createCategory("recipient", { slug, sortOrder, isFeatured: true });
  await createCategory("recipient", { slug: "plain", sortOrder: 0 });
  expect(slugsOf(await listFeaturedCategories("recipient", 2))).toEqual(["a", "b"]);
});

test("a shop whose featured categories are too few or without gifts shows those with the most gifts", async () => {
  await createCategory("recipient", { slug: "empty", sortOrder: 0, isFeatured: true });
  await createCategory("recipient", { slug: "featured", sortOrder: 1, isFeatured: true });
  await createGift({ recipient: ["featured", "few"] });
  await createGift({ recipient: ["few", "many"] });
  await createGift({ recipient: ["many"] });
  await createGift({ recipient: ["many"] });
  expect(slugsOf(await listFeaturedCategories("recipient", 3))).toEqual(["featured", "many", "few"]);
  expect(slugsOf(await listFilledCategories("recipient"))).toEqual(["featured", "few", "many"]);
  expect((await countCategories()).recipient).toBe(3);
});

test("every taxonomy is counted by itself", async () => {
  await createCategory("occasion");
  await createCategory("occasion");
  await createCategory("interest");
  const counts = await countCategories();
  expect(counts).toMatchObject({ occasion: 2, interest: 1, recipient: 0 });
  expect(Object.keys(counts).toSorted()).toEqual(TAXONOMIES.map(({ key }) => key).toSorted());
});

describe("finding a category", () => {
  test("by slug or id, in its own taxonomy only", async () => {
    const { id } = await createCategory("occasion", { slug: "birthday" });
    expect((await findCategory("occasion", "birthday"))?.id).toBe(id);
    expect((await findCategory("occasion", id.toUpperCase()))?.slug).toBe("birthday");
    expect(await findCategory("recipient", "birthday")).toBeNull();
  });

  test("a slug that looks like another's id wins over it", async () => {
    const { id } = await createCategory("occasion", { slug: "first" });
    const second = await createCategory("occasion", { slug: id });
    expect((await findCategory("occasion", id))?.id).toBe(second.id);
  });

  test.each(["nope", "", "Birthday!", "a\u0000", "\ud800", "x".repeat(4000)])(
    "I3: nothing is found, and nothing breaks, for %j",
    async (word) => {
      expect(await findCategory("occasion", word)).toBeNull();
      expect(await findCategorySlugByOldSlug("occasion", word)).toBeNull();
    },
  );

  test("an old slug leads to the slug of today, through several changes and in its own taxonomy only", async () => {
    const { id } = await createCategory("occasion", { slug: "xmas" });
    await database().execute(sql`update categories set slug = 'noel' where id = ${id}`);
    await database().execute(sql`update categories set slug = 'christmas' where id = ${id}`);
    expect(await findCategorySlugByOldSlug("occasion", "xmas")).toBe("christmas");
    expect(await findCategorySlugByOldSlug("occasion", "noel")).toBe("christmas");
    expect(await findCategorySlugByOldSlug("interest", "xmas")).toBeNull();
  });
});

test("related categories are what the gifts have most often, the category itself left out", async () => {
  await createCategory("interest", { slug: "unused" });
  await createGift({ occasion: ["birthday"], interest: ["tea", "baking"] });
  await createGift({ occasion: ["birthday"], interest: ["tea"] });
  await createGift({ occasion: ["wedding"], interest: ["golf"] });
  const birthday = (await findCategory("occasion", "birthday")) as Category;
  expect(slugsOf(await listRelatedCategories(birthday, "interest", 8))).toEqual(["tea", "baking"]);
  expect(slugsOf(await listRelatedCategories(birthday, "interest", 1))).toEqual(["tea"]);
  const tea = (await findCategory("interest", "tea")) as Category;
  expect(slugsOf(await listRelatedCategories(tea, "interest", 8))).toEqual(["baking"]);
});
