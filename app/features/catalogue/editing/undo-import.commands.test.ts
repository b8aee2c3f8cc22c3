import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { listAuditRecords } from "#app/features/accounts/audit.queries.server.ts";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createUser } from "#tests/factories/users.ts";
import type { CatalogueValues } from "../import-columns.ts";
import { importGifts } from "../import.commands.server.ts";
import { IMPORT_DAYS } from "../constants.ts";
import { beginImport, endImport, purgeOldImports } from "../imports.commands.server.ts";
import { changeInBulk } from "./bulk.commands.server.ts";
import { listImports } from "./imports.queries.server.ts";
import { PAST_PER_PAGE } from "./past-import.ts";
import { undoImport } from "./undo-import.commands.server.ts";

useTestDatabase();
const pastImports = async (query = "") => (await listImports(new URLSearchParams(query))).changes;
let editorId = "";
beforeEach(async () => {
  for (const table of ["gifts", "categories", "imports", "deleted_gifts"]) {
    await database().execute(sql`delete from ${sql.identifier(table)}`);
  }
  editorId = (await createUser({ role: "admin" })).id;
});

/** Imports rows as the screen does, and returns the import's id. */
async function importRows(rows: CatalogueValues[]): Promise<string> {
  const id = await beginImport(editorId, "gifts.csv");
  const sources = rows.map((values, index) => ({ line: index + 2, cells: [], values }));
  await endImport(id, (await importGifts(sources, { importId: id })).rejected);
  return id;
}

async function readGifts() {
  const { rows } = await database().execute(sql`
    select g.name, g.slug, g.price_cents::int as price, g.description, array(
      select c.name from gift_categories m join categories c on c.id = m.category_id where m.gift_id = g.id order by c.name
    ) as categories from gifts g order by g.name`);
  return rows;
}

const idOf = async (slug: string) =>
  (await database().execute<{ id: string }>(sql`select id from gifts where slug = ${slug}`)).rows[0]?.id ?? "";
const countCategories = async () => (await database().execute(sql`select from categories`)).rowCount;

const OLD: CatalogueValues[] = [
  { name: "Mug", external_id: "m", slug: "mug", price: "12", description: "Blue.", themes: "Tea|Home" },
  { name: "Jug", slug: "jug", price: "20", description: "", themes: "" },
];
const NEW: CatalogueValues[] = [
  { name: "Big mug", external_id: "m", slug: "big-mug", price: "15", description: "Blue.", themes: "Tea|Cellar" },
  { name: "Jug", slug: "jug", price: "20", description: "For milk.", themes: "Cellar" },
  { name: "Vase", slug: "vase", price: "30", description: "", themes: "Cellar" },
];

test("an import is undone as a whole: what it made goes, what it changed comes back, also slugs and categories", async () => {
  await importRows(OLD);
  const [before, categories] = [await readGifts(), await countCategories()];
  const id = await importRows(NEW);
  expect(await readGifts()).not.toEqual(before);
  const told: number[] = [];
  expect(await undoImport(editorId, id, (gifts) => told.push(gifts))).toEqual({ deleted: 1, restored: 2, left: 0 });
  expect(told).toEqual([3]);
  expect(await readGifts()).toEqual(before);
  expect(await countCategories(), "a category that only the import needed is gone").toBe(categories);
  expect((await listAuditRecords({ kind: "import" }, { page: 1, pageSize: 5 })).records[0]).toMatchObject({
    action: "undone",
    subjectName: "gifts.csv",
  });
  expect(await pastImports()).toMatchObject([{ id, created: 1, updated: 2, rejected: 0, undoneAt: expect.any(Date) }, { undoneAt: null }]);
  expect(await undoImport(editorId, id), "a second time nothing is done").toBeNull();
});

test("what somebody has changed since stays as they left it", async () => {
  await importRows(OLD);
  const id = await importRows(NEW);
  await database().execute(sql`update gifts set price_cents = 1700 where slug = 'big-mug'`);
  const feature = { kind: "field", field: "isFeatured", value: "true" } as const;
  await changeInBulk(editorId, { of: { ids: [await idOf("vase")] }, deed: feature }, () => undefined);
  await database().execute(sql`delete from gifts where slug = 'jug'`);
  expect(await undoImport(editorId, id)).toEqual({ deleted: 0, restored: 0, left: 3 });
  expect(await readGifts()).toMatchObject([
    { name: "Mug", slug: "mug", price: 1700, categories: ["Home", "Tea"] },
    { name: "Vase", categories: ["Cellar"] },
  ]);
});

test("a gift whose price somebody has changed since keeps the price tier that follows from it", async () => {
  const tiers = ["low", "high"].map((name, index) => ({ name, min: index * 2000, max: (index + 1) * 2000 }));
  for (const { name, min, max } of tiers)
    await database().execute(sql`
      insert into categories (taxonomy, slug, name, min_price_cents, max_price_cents) values ('priceTier', ${name}, ${name}, ${min}, ${max})`);
  const row = (price: string) => [{ name: "Mug", external_id: "m", slug: "mug", price }];
  await importRows(row("10"));
  const id = await importRows(row("30"));
  await database().execute(sql`update gifts set price_cents = 3500 where slug = 'mug'`);
  await undoImport(editorId, id);
  const { rows } = await database().execute(sql`
    select array(select c.name from gift_categories m join categories c on c.id = m.category_id where m.gift_id = g.id) as tiers from gifts g`);
  expect(rows).toEqual([{ tiers: ["high"] }]);
});

test("one that still runs, or is not known, is not undone; one whose server died counts as ended after an hour", async () => {
  const id = await beginImport(editorId, "gifts.csv");
  await importGifts([{ line: 2, cells: [], values: { name: "Mug" } }], { importId: id });
  expect(await undoImport(editorId, id)).toBeNull();
  expect(await undoImport(editorId, "00000000-0000-4000-8000-000000000000")).toBeNull();
  expect(await readGifts()).toHaveLength(1);
  await database().execute(sql`update imports set begun_at = now() - interval '61 minutes'`);
  expect(await undoImport(editorId, id)).toMatchObject({ deleted: 1 });
});

test("an import that broke off counts what it had changed until then, and is undone like any other", async () => {
  const id = await beginImport(editorId, "gifts.csv");
  await importGifts([{ line: 2, cells: [], values: { name: "Mug" } }], { importId: id });
  await endImport(id, 0);
  expect(await pastImports()).toMatchObject([{ id, created: 1, updated: 0, isEnded: true }]);
  expect(await undoImport(editorId, id)).toMatchObject({ deleted: 1 });
});

test("every import of the last days is listed with who made it, and can be undone", async () => {
  for (let made = 0; made < 12; made++) await importRows([{ name: `Mug ${made}`, slug: `mug-${made}`, price: "12" }]);
  const listed = await pastImports();
  expect(listed).toHaveLength(12);
  expect(new Set(listed.map(({ begunBy }) => begunBy))).toEqual(new Set(["Ada Lovelace"]));
  expect(await undoImport(editorId, listed.at(-1)?.id ?? "")).toMatchObject({ deleted: 1 });
});

test("a shop that imports more often than a page holds has the older ones on the next", async () => {
  await database().execute(sql`
    insert into imports (id, file_name, begun_by, created, begun_at)
    select gen_random_uuid(), 'feed ' || n, ${editorId}, 1, now() - make_interval(mins => n) from generate_series(1, ${2 * PAST_PER_PAGE + 1}) n`);
  const namesOf = async (query: string) => (await pastImports(query)).map(({ fileName }) => fileName);
  expect(await namesOf("")).toEqual(Array.from({ length: PAST_PER_PAGE }, (_, index) => `feed ${index + 1}`));
  expect(await namesOf("past=3")).toEqual([`feed ${2 * PAST_PER_PAGE + 1}`]);
  expect(await namesOf("past=9"), "there is none beyond the last").toEqual(await namesOf("past=3"));
  expect(await namesOf("past=x")).toEqual(await namesOf(""));
});

test("an import that changed nothing is not listed; an old one is neither listed nor undone, and its notes stay for the gifts' history", async () => {
  const id = await importRows(OLD);
  await importRows(OLD);
  expect(await pastImports()).toHaveLength(1);
  const age = (days: number) => database().execute(sql`update imports set begun_at = now() - make_interval(hours => ${24 * days})`);
  const noted = async () => (await database().execute(sql`select from imported_changes`)).rows.length;
  await age(IMPORT_DAYS - 0.5);
  expect(await pastImports()).toMatchObject([{ id }]);
  await age(IMPORT_DAYS + 0.5);
  expect(await pastImports()).toEqual([]);
  expect(await undoImport(editorId, id)).toBeNull();
  await purgeOldImports(new Date());
  expect(await noted()).toBe(OLD.length);
  await database().execute(sql`update imports set kind = 'bulk'`);
  await purgeOldImports(new Date());
  expect(await noted(), "a bulk change is in the log").toBe(0);
});
