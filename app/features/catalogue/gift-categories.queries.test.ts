import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { countFacets } from "#app/features/search/facets.queries.server.ts";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createCategory, createGift } from "#tests/factories/gifts.ts";
import { createUser } from "#tests/factories/users.ts";
import { findCategory, listRelatedCategories } from "./categories.queries.server.ts";
import { countGiftsByCategory, countGiftsOfCategory } from "./category-counts.queries.server.ts";
import type { BulkDeed } from "./editing/bulk-changes.ts";
import { changeInBulk } from "./editing/bulk.commands.server.ts";
import { exportGifts } from "./export.queries.server.ts";
import { listGifts } from "./gift-lists.queries.server.ts";
import { findGift, listSimilarGifts } from "./gifts.queries.server.ts";
import { importGifts } from "./import.commands.server.ts";
import { parseGiftFilters } from "./gift-filters.ts";
import { mergeTaxonomyValues, removeTaxonomyValue, restoreTaxonomyValue } from "./removed-values.commands.server.ts";
import { listTaxonomyValues } from "./taxonomy-values.queries.server.ts";

useTestDatabase();
beforeEach(() => database().execute(sql`truncate gifts, categories, slug_redirects, removed_categories cascade`));

/** Says of every category of a gift, in the name of `source` too, that the gift has it. */
const sayToo = (giftId: string, source: string) =>
  database().execute(sql`
    insert into gift_categories (gift_id, category_id, source, weight, confidence, evidence)
    select gift_id, category_id, ${source}, 0.5, 0.25, 'a word' from gift_categories where gift_id = ${giftId} on conflict do nothing`);

async function sourcesOf(giftId: string): Promise<string[]> {
  const { rows } = await database().execute<{ said: string }>(sql`
    select c.slug || ' ' || source || ' ' || weight || ' ' || confidence as said
    from gift_categories join categories c on c.id = category_id where gift_id = ${giftId} order by 1`);
  return rows.map(({ said }) => said);
}

const importRow = (values: Record<string, string>) => importGifts([{ line: 2, cells: [], values }]);

describe("who says it", () => {
  test("a file's word is stored as such, an editor's adds what it has not said, and both count in full", async () => {
    await importRow({ name: "Kettle", slug: "kettle", price: "20", gift_types: "kitchen" });
    const { id = "" } = (await findGift("kettle")) ?? {};
    expect(await sourcesOf(id)).toEqual(["kitchen file 1 1"]);
    const [kitchen, home] = [await createCategory("giftType", { slug: "kitchen" }), await createCategory("giftType", { slug: "home" })];
    const { id: actor } = await createUser({ role: "admin" });
    const deed = { kind: "categories", taxonomy: "giftType", how: "add", ids: [kitchen.id, home.id] } satisfies BulkDeed;
    expect(await changeInBulk(actor, { of: { ids: [id] }, deed }, () => undefined)).toMatchObject({ changed: 1 });
    expect(await sourcesOf(id)).toEqual(["home person 1 1", "kitchen file 1 1"]);
    // A file that no longer says it takes it back, no matter which source has said it.
    await importRow({ name: "Kettle", slug: "kettle", gift_types: "kitchen" });
    expect(await sourcesOf(id)).toEqual(["kitchen file 1 1"]);
  });
});

test("a gift of which two sources say the same is counted, listed and exported once", async () => {
  const traits = { giftType: ["kitchen"], interest: ["tea"], recipient: ["mom"], occasion: ["birthday"], priceTier: ["special"] };
  const kettle = await createGift({ slug: "kettle", ...traits });
  const pot = await createGift({ slug: "pot", ...traits });
  for (const { id } of [kettle, pot]) await sayToo(id, "model");
  const tea = await findCategory("interest", "tea");
  if (tea === null) throw new Error("There is no tea");
  expect((await findGift("kettle"))?.tags.map(({ slug }) => slug)).toEqual(["kitchen", "mom", "birthday", "tea", "special"]);
  expect(await countGiftsOfCategory(tea.id)).toBe(2);
  expect((await countGiftsByCategory("interest")).get(tea.id)).toBe(2);
  expect((await listTaxonomyValues("interest")).map(({ giftCount }) => giftCount)).toEqual([2]);
  for (const query of ["", "inStock=1"]) {
    const list = await listGifts(parseGiftFilters(new URLSearchParams(query), { interest: "tea", occasion: "birthday" }).filters);
    expect([list.total, list.gifts.length]).toEqual([2, 2]);
  }
  expect((await listRelatedCategories(tea, "occasion", 5)).map(({ slug }) => slug)).toEqual(["birthday"]);
  expect((await listSimilarGifts(kettle.id, 5)).map(({ slug }) => slug)).toEqual(["pot"]);
  const ids = [kettle.id, pot.id];
  expect((await countFacets({ giftType: ids, recipient: ids, occasion: [], priceTier: [] })).giftType).toMatchObject([{ count: 2 }]);
  const types: string[] = [];
  await exportGifts(async (gifts) => void types.push(...gifts.map(({ gift_types }) => gift_types)));
  expect(types).toEqual(["kitchen", "kitchen"]);
});

test("a category that is removed and brought back keeps its code in search, and who said what; merged ones keep every word", async () => {
  const { id: actor } = await createUser({ role: "admin" });
  const gift = await createGift({ interest: ["tea", "brewing"] });
  await sayToo(gift.id, "learnt");
  const code = async () => (await database().execute<{ code: number }>(sql`select code from categories where slug = 'tea'`)).rows[0]?.code;
  const before = [await code(), await sourcesOf(gift.id)];
  const tea = await findCategory("interest", "tea");
  const brewing = await findCategory("interest", "brewing");
  await removeTaxonomyValue(actor, "interest", tea?.id ?? "");
  expect(await sourcesOf(gift.id)).toHaveLength(2);
  await restoreTaxonomyValue(actor, "interest", tea?.id ?? "");
  expect([await code(), await sourcesOf(gift.id)]).toEqual(before);
  await mergeTaxonomyValues(actor, "interest", brewing?.id ?? "", tea?.id ?? "");
  expect(await sourcesOf(gift.id)).toEqual(["tea learnt 0.5 0.25", "tea person 1 1"]);
});

test("spec: the names of the tables can be read, each value once", async () => {
  const gift = await createGift({ name: "Kettle", interest: ["tea"], occasion: ["birthday"], recipient: ["mom"], priceTier: ["special"] });
  await sayToo(gift.id, "model");
  const rows = async (statement: ReturnType<typeof sql>) => (await database().execute(statement)).rows;
  expect(await rows(sql`select slug, is_seasonal from gift_occasion_types`)).toEqual([{ slug: "birthday", is_seasonal: false }]);
  expect(await rows(sql`select slug, min_price, max_price from gift_price_tiers`)).toEqual([
    { slug: "special", min_price: null, max_price: null },
  ]);
  expect(await rows(sql`select gift_id, c.slug from gift_interest_types_map m join gift_interest_types c on c.id = m.category_id`)).toEqual(
    [{ gift_id: gift.id, slug: "tea" }],
  );
  expect(await rows(sql`select name, occasion_type, recipient_slug, price_tier, theme from view_gifts_with_tags`)).toEqual([
    { name: "Kettle", occasion_type: "Birthday", recipient_slug: "mom", price_tier: "Special", theme: null },
  ]);
});
