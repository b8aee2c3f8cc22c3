import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createUser } from "#tests/factories/users.ts";
import { TAXONOMIES, type Taxonomy, type TaxonomyKey } from "./taxonomies.ts";

useTestDatabase();

/** All that a twelfth taxonomy takes: its line in the registry. */
const TWELFTH = {
  key: "material",
  tab: "gift_materials",
  column: "materials",
  type: "material",
  singular: "material",
  plural: "materials",
};
const material = TWELFTH.key as TaxonomyKey;

let actorId: string;
beforeAll(async () => {
  // Modules read the registry when they are loaded, so everything that is tested is imported afterwards.
  (TAXONOMIES as unknown as Taxonomy[]).push(TWELFTH as unknown as Taxonomy);
  actorId = (await createUser({ role: "admin" })).id;
});

async function importFile(text: string): Promise<void> {
  const { importGifts } = await import("./import.commands.server.ts");
  const [header = "", ...lines] = text.split("\n");
  const rows = lines.map((line, index) => {
    const cells = line.split(",");
    return { line: index + 2, cells, values: Object.fromEntries(header.split(",").map((column, place) => [column, cells[place] ?? ""])) };
  });
  const { rejected } = await importGifts(rows);
  expect(rejected).toBe(0);
}

describe("a twelfth taxonomy is one line of the registry", () => {
  test("a file names its values, a gift's page, lists, search and the export know them, and no migration was needed", async () => {
    await importFile("name,slug,materials\nClay Mug,clay-mug,Stoneware|Cork\nOak Tray,oak-tray,Oak");
    const { findGift } = await import("./gifts.queries.server.ts");
    const { listGifts } = await import("./gift-lists.queries.server.ts");
    expect((await findGift("clay-mug"))?.tags.map(({ taxonomy, slug }) => `${taxonomy}/${slug}`)).toEqual([
      "material/cork",
      "material/stoneware",
    ]);
    const { parseGiftFilters } = await import("./gift-filters.ts");
    const { filters } = parseGiftFilters(new URLSearchParams(), { [material]: "oak" });
    expect((await listGifts(filters)).gifts.map(({ name }) => name)).toEqual(["Oak Tray"]);

    const { searchOthers } = await import("../search/other-hits.queries.server.ts");
    expect((await searchOthers("stoneware", { categories: 5 })).categories.map(({ taxonomy, slug }) => [taxonomy, slug])).toEqual([
      [material, "stoneware"],
    ]);
    const { searchGifts } = await import("../search/queries.server.ts");
    expect((await searchGifts({ query: "cork", limit: 5 })).total).toBe(1);

    const { exportGifts } = await import("./export.queries.server.ts");
    const { writeHeader } = await import("./export.ts");
    expect(writeHeader()).toContain("price_tier,materials");
    const exported: unknown[] = [];
    await exportGifts(async (gifts) => void exported.push(...gifts));
    expect(exported).toMatchObject([{ materials: "cork|stoneware" }, { materials: "oak" }]);
  });

  test("editors make, rename, merge, delete and bring back its values, and the pages of shoppers follow", async () => {
    const commands = {
      ...(await import("./taxonomy-values.commands.server.ts")),
      ...(await import("./removed-values.commands.server.ts")),
    };
    const { findCategory, findCategorySlugByOldSlug } = await import("./categories.queries.server.ts");
    const made = await commands.createTaxonomyValue(actorId, material, { name: "Beech" });
    await commands.updateTaxonomyValue(actorId, material, { id: made.id, version: 1, fields: { name: "Beech wood", slug: "beech-wood" } });
    expect(await findCategorySlugByOldSlug(material, "beech")).toBe("beech-wood");
    expect(await commands.removeTaxonomyValue(actorId, material, made.id)).toBe(true);
    expect(await findCategory(material, "beech-wood")).toBeNull();
    expect(await commands.restoreTaxonomyValue(actorId, material, made.id)).toBe(true);
    const oak = await findCategory(material, "oak");
    expect(await commands.mergeTaxonomyValues(actorId, material, made.id, oak?.id ?? "")).toBe(true);
    expect(await findCategorySlugByOldSlug(material, "beech-wood")).toBe("oak");
  });

  test("the form of a gift offers them, and deleting the gift and bringing it back keeps them", async () => {
    const { findOpenedGift, readGiftFormOptions } = await import("./editing/gift-form.queries.server.ts");
    const { deleteGifts, restoreGifts } = await import("./editing/deleted-gifts.commands.server.ts");
    const { findGift } = await import("./gifts.queries.server.ts");
    expect((await readGiftFormOptions()).categories[material].map(({ name }) => name)).toEqual(["Cork", "Oak", "Stoneware"]);
    const { id } = (await findGift("clay-mug")) ?? { id: "" };
    const { batchId } = await deleteGifts(actorId, [id]);
    expect(await restoreGifts(actorId, { batchId: batchId ?? "" })).toEqual([id]);
    expect((await findOpenedGift(id))?.form.categories[material]).toHaveLength(2);
  });
});

test("the rows of a taxonomy that was taken out of the registry are read by nobody", async () => {
  await database().execute(sql`insert into categories (taxonomy, name, slug) values ('forgotten', 'Stoneware of old', 'stoneware')`);
  await database().execute(sql`
    insert into gift_categories (gift_id, category_id, source)
    select g.id, c.id, 'file' from gifts g, categories c where g.slug = 'clay-mug' and c.taxonomy = 'forgotten'`);
  const { findGift } = await import("./gifts.queries.server.ts");
  const { findOpenedGift, readGiftFormOptions } = await import("./editing/gift-form.queries.server.ts");
  const { searchOthers } = await import("../search/other-hits.queries.server.ts");
  const gift = await findGift("clay-mug");
  expect(gift?.tags).toHaveLength(2);
  expect(Object.keys((await findOpenedGift(gift?.id ?? ""))?.form.categories ?? {})).not.toContain("forgotten");
  expect(Object.keys((await readGiftFormOptions()).categories)).not.toContain("forgotten");
  expect((await searchOthers("stoneware", { categories: 5 })).categories.map(({ slug, taxonomy }) => `${taxonomy}/${slug}`)).toEqual([
    "material/stoneware",
  ]);
});
