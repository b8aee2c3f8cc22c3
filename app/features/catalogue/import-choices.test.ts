import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { CategoryQuestions, findParts } from "./import-choices.ts";
import { importChoicesSchema, saveImportChoices } from "./import-choices.commands.server.ts";
import { readImportChoices } from "./import-choices.queries.server.ts";
import { importGifts } from "./import.commands.server.ts";

useTestDatabase();
beforeEach(async () => {
  for (const table of ["gifts", "categories", "import_choices"]) await database().execute(sql`delete from ${sql.identifier(table)}`);
});

const ROWS = [
  { name: "Teapot", recipient_types: "Mom; Dad", themes: "Tea" },
  { name: "Kettle", recipient_types: "mom;  dad|Papa", themes: "" },
  { name: "Scarf", recipient_types: "Aunt", themes: "TEA" },
].map((values, index) => ({ line: index + 2, cells: [], values }));

async function importAsking(dryRun = false) {
  const questions = new CategoryQuestions((await readImportChoices()).categories);
  const result = await importGifts(ROWS, { questions, dryRun });
  return { result, asked: questions.list() };
}

async function readRecipients(): Promise<Record<string, string[]>> {
  const { rows } = await database().execute<{ gift: string; names: string[] }>(sql`
    select g.name as gift, array(select c.name from gift_categories m join categories c on c.id = m.category_id
      where m.gift_id = g.id and c.taxonomy = 'recipient' order by c.name) as names from gifts g order by g.name`);
  return Object.fromEntries(rows.map(({ gift, names }) => [gift, names]));
}

test("a category that the shop lacks is asked about, once and with the number of its gifts, and not made", async () => {
  for (const dryRun of [true, false]) {
    const { result, asked } = await importAsking(dryRun);
    expect(result).toMatchObject({ created: 3, rejected: 0 });
    expect(asked).toEqual([
      { taxonomy: "recipient", written: "Mom; Dad", gifts: 2, become: null, parts: ["Mom", "Dad"] },
      { taxonomy: "theme", written: "Tea", gifts: 2, become: null, parts: null },
      { taxonomy: "recipient", written: "Papa", gifts: 1, become: null, parts: null },
      { taxonomy: "recipient", written: "Aunt", gifts: 1, become: null, parts: null },
    ]);
  }
  expect((await database().execute(sql`select from categories where name in ('Mom; Dad', 'Papa', 'Tea')`)).rows).toEqual([]);
  expect(await readRecipients()).toEqual({ Kettle: [], Scarf: [], Teapot: [] });
});

test("what people have said of it is done in this import and in later ones: several in one, another name, a new one, nothing", async () => {
  const said = (taxonomy: "recipient" | "theme", written: string, become: string[]) => ({ taxonomy, written, become });
  await saveImportChoices(
    importChoicesSchema.parse({
      columns: [],
      categories: [
        said("recipient", "Mom; Dad", ["Mom", "Dad"]),
        said("recipient", "Papa", ["Dad"]),
        said("recipient", "Aunt", ["Aunt"]),
        said("theme", "Tea", []),
      ],
    }),
  );
  for (const turn of ["first", "again"]) {
    const { result, asked } = await importAsking();
    expect(result, turn).toMatchObject(turn === "first" ? { created: 3 } : { unchanged: 3 });
    expect(asked.map(({ written, become }) => [written, become])).toEqual([
      ["Mom; Dad", ["Mom", "Dad"]],
      ["Tea", []],
      ["Papa", ["Dad"]],
      ["Aunt", ["Aunt"]],
    ]);
  }
  expect(await readRecipients()).toEqual({ Kettle: ["Dad", "Mom"], Scarf: ["Aunt"], Teapot: ["Dad", "Mom"] });
  expect((await database().execute(sql`select from categories where taxonomy = 'theme'`)).rows).toEqual([]);
});

test("the last word on a header or category counts", async () => {
  const say = (column: "brand_name" | null, become: string[]) =>
    saveImportChoices({
      columns: [{ written: "Vendor Name", column }],
      categories: [{ taxonomy: "recipient", written: "Mamá", become }],
    });
  await say(null, []);
  await say("brand_name", ["mom"]);
  const { columns, categories } = await readImportChoices();
  expect(columns).toEqual(new Map([["vendor_name", "brand_name"]]));
  expect(categories.recipient).toEqual(new Map([["mama", ["mom"]]]));
});

test("values that a file parts by its own marks are told apart", () => {
  expect(findParts("Mom; Dad")).toEqual(["Mom", "Dad"]);
  expect(findParts("mom/dad & aunt")).toEqual(["mom", "dad", "aunt"]);
  expect(findParts("Him and Her")).toEqual(["Him", "Her"]);
  expect(findParts("Grandfather")).toBeNull();
  expect(findParts("; ")).toBeNull();
});
