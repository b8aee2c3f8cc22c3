import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createCategory, createGift } from "#tests/factories/gifts.ts";
import { createUser } from "#tests/factories/users.ts";
import { findCategorySlugByOldSlug } from "./categories.queries.server.ts";
import {
  listRemovedValues,
  mergeTaxonomyValues,
  purgeRemovedValues,
  removeTaxonomyValue,
  restoreTaxonomyValue,
} from "./removed-values.commands.server.ts";
import { REMOVED_VALUE_DAYS } from "./taxonomy-admin.ts";
import { updateTaxonomyValue } from "./taxonomy-values.commands.server.ts";

useTestDatabase();
let actor = "";
beforeAll(async () => {
  actor = (await createUser({ role: "admin" })).id;
});
beforeEach(() => database().execute(sql`truncate gifts, categories, slug_redirects, removed_categories cascade`));

/** Returns what each gift carries, such as "fly: angling, fishing". */
async function readGifts(): Promise<string[]> {
  const { rows } = await database().execute<{ line: string }>(sql`
    select g.slug || ': ' || coalesce(string_agg(c.slug || case source when 'person' then '' else ' ' || source end, ', ' order by c.slug), '') as line
    from gifts g left join gift_categories m on m.gift_id = g.id left join categories c on c.id = m.category_id group by g.slug order by g.slug`);
  return rows.map(({ line }) => line);
}
const readGuesses = async () =>
  (
    await database().execute(
      sql`select c.slug, g.confidence from category_guesses g join categories c on c.id = g.category_id order by c.slug, g.gift_id`,
    )
  ).rows;

async function makePair() {
  const [angling, fishing] = [await createCategory("interest", { slug: "angling" }), await createCategory("interest", { slug: "fishing" })];
  return { angling: angling.id, fishing: fishing.id };
}

test("a merge is taken back: gifts, guesses and addresses are as they were", async () => {
  const { angling, fishing } = await makePair();
  const fly = await createGift({ slug: "fly", interest: ["angling"] });
  await createGift({ slug: "net", interest: ["angling", "fishing"] });
  await createGift({ slug: "rod", interest: ["fishing"] });
  await database().execute(sql`
    insert into category_guesses (gift_id, category_id, source, weight, confidence) values (${fly.id}, ${angling}, 'words', 1, 0.5)`);
  await updateTaxonomyValue(actor, "interest", { id: angling, version: 1, fields: { name: "Angling", slug: "angling-2" } });
  const [gifts, guesses] = [await readGifts(), await readGuesses()];

  expect(await mergeTaxonomyValues(actor, "interest", angling, fishing)).toBe(true);
  expect(await readGifts()).toEqual(["fly: fishing", "net: fishing", "rod: fishing"]);
  expect(await findCategorySlugByOldSlug("interest", "angling")).toBe("fishing");
  expect(await listRemovedValues("interest")).toMatchObject([{ id: angling, name: "Angling", mergedInto: "Fishing" }]);

  expect(await restoreTaxonomyValue(actor, "interest", angling)).toBe(true);
  expect([await readGifts(), await readGuesses()]).toEqual([gifts, guesses]);
  expect(await findCategorySlugByOldSlug("interest", "angling")).toBe("angling-2");
  expect(await findCategorySlugByOldSlug("interest", "angling-2")).toBeNull();
  expect(await listRemovedValues("interest")).toEqual([]);
  expect(await restoreTaxonomyValue(actor, "interest", angling)).toBe(false);
});

test("what somebody has decided since a merge stays", async () => {
  const { angling, fishing } = await makePair();
  const fly = await createGift({ slug: "fly", interest: ["angling"] });
  await createGift({ slug: "net", interest: ["angling"] });
  await mergeTaxonomyValues(actor, "interest", angling, fishing);
  await database().execute(sql`delete from gift_categories where gift_id = ${fly.id}`);
  await createGift({ slug: "rod", interest: ["fishing"] });
  await restoreTaxonomyValue(actor, "interest", angling);
  expect(await readGifts()).toEqual(["fly: ", "net: angling", "rod: fishing"]);
});

test("a value comes back also where the one that it was merged into is gone, or its own slug is taken", async () => {
  const { angling, fishing } = await makePair();
  await createGift({ slug: "fly", interest: ["angling"] });
  await mergeTaxonomyValues(actor, "interest", angling, fishing);
  await removeTaxonomyValue(actor, "interest", fishing);
  expect(await listRemovedValues("interest")).toMatchObject([{ id: fishing }, { id: angling, mergedInto: null }]);
  await database().execute(sql`delete from slug_redirects`);
  await createCategory("interest", { slug: "angling" });
  expect(await restoreTaxonomyValue(actor, "interest", angling)).toBe(true);
  expect(await readGifts()).toEqual(["fly: angling-2"]);
});

test("a price tier does not come back to a gift that has another one by now", async () => {
  const low = await createCategory("priceTier", { slug: "low" });
  const cup = await createGift({ slug: "cup", priceTier: ["low"] });
  await createGift({ slug: "pot", priceTier: ["low"] });
  await removeTaxonomyValue(actor, "priceTier", low.id);
  const high = await createCategory("priceTier", { slug: "high" });
  await database().execute(sql`insert into gift_categories (gift_id, category_id, source) values (${cup.id}, ${high.id}, 'person')`);
  await restoreTaxonomyValue(actor, "priceTier", low.id);
  expect(await readGifts()).toEqual(["cup: high", "pot: low"]);
});

test("removed values are kept for thirty days", async () => {
  const { angling } = await makePair();
  await removeTaxonomyValue(actor, "interest", angling);
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
  await database().execute(sql`update removed_categories set removed_at = ${ago(REMOVED_VALUE_DAYS - 1).toISOString()}::timestamptz`);
  await purgeRemovedValues(ago(REMOVED_VALUE_DAYS));
  expect(await listRemovedValues("interest")).toHaveLength(1);
  await database().execute(sql`update removed_categories set removed_at = ${ago(REMOVED_VALUE_DAYS + 1).toISOString()}::timestamptz`);
  await purgeRemovedValues(ago(REMOVED_VALUE_DAYS));
  expect(await restoreTaxonomyValue(actor, "interest", angling)).toBe(false);
});
