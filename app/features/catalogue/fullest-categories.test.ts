import { expect, test } from "vitest";
import { announceTags } from "#app/platform/page-cache/cached-value.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createGift } from "#tests/factories/gifts.ts";
import { listFeaturedCategories } from "./categories.queries.server.ts";
import { ALL_GIFTS_TAG } from "./taxonomies.ts";

useTestDatabase();

test("the fullest categories are counted once, and again when gifts have changed", async () => {
  announceTags(["all"]);
  const list = async () => (await listFeaturedCategories("recipient", 2)).map(({ slug }) => slug);
  await createGift({ recipient: ["few"] });
  await createGift({ recipient: ["many"] });
  await createGift({ recipient: ["many"] });
  expect(await list()).toEqual(["many", "few"]);
  await createGift({ recipient: ["few"] });
  await createGift({ recipient: ["few"] });
  expect(await list()).toEqual(["many", "few"]);
  announceTags([ALL_GIFTS_TAG]);
  expect(await list()).toEqual(["few", "many"]);
});
