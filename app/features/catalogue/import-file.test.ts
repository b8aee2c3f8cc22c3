import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { importFile, useFiles } from "#tests/factories/catalogue-files.ts";
import { openCatalogueFile } from "./import-file.server.ts";

useTestDatabase();
const write = useFiles();

const latin1 = Buffer.from("name,price\nCaf\xe9 mug,1\n", "latin1");

test.each([
  ["a file that is not UTF-8", latin1, "The file is not UTF-8 (near byte 0)"],
  ["UTF-16", Buffer.from("\ufeffname\nMug\n", "utf16le"), "The file is not UTF-8 (near byte 0)"],
  ["an empty file", "", "The file is empty. It needs a header row"],
  ["a quote that is never closed", 'name,price\nGood,1\n"Bad,2\nMore,3\n', "Line 3: a quote is opened and never closed"],
  [
    "a quote inside a cell",
    'name,price\nGood,1\n5" vase,2\n',
    "Line 3: a quote stands inside a cell that does not begin with one. Quote the whole cell and double the quotes in it",
  ],
  [
    "text behind a closing quote",
    'name,price\n"Good" mug,1\n',
    "Line 2: a quoted cell goes on after its closing quote. Double the quotes inside a cell",
  ],
  ["a file without names", "price,slug\n1,mug\n", "The column name is missing"],
  ["a column twice", "name,price,Price\nMug,1,2\n", "The column price is there more than once"],
  ["tabs", "name\tprice\nMug\t1\n", "The header is a single column. Columns are parted by commas or semicolons"],
])("an unreadable file changes nothing: %s", async (_what, content, reason) => {
  const file = write(content);
  expect(await openCatalogueFile(file)).toEqual({ ok: false, reason });
  await expect(importFile(file)).rejects.toThrow(reason);
  expect((await database().execute(sql`select from gifts`)).rows).toEqual([]);
});

test("an unreadable file changes nothing: columns that nobody knows are named", async () => {
  const opened = await openCatalogueFile(write("name,colour,,price\nMug,red,,1\n"));
  expect(opened).toMatchObject({
    ok: false,
    reason: expect.stringMatching(/^Unknown columns: "colour", a column without a name\. Known are name, description, /),
  });
});

test("an unreadable file changes nothing: a missing file, a folder", async () => {
  expect(await openCatalogueFile("/nowhere/gifts.csv")).toEqual({ ok: false, reason: "There is no such file" });
  expect(await openCatalogueFile(".")).toEqual({ ok: false, reason: "It is a folder, not a file" });
});

test("semicolons part cells where the header has them; a comma in a cell stays one", async () => {
  for (const header of ["name;price;description", '"name";"price";"description"', "\n\ufeff name ; price ; description".trimStart()]) {
    const opened = await openCatalogueFile(write(`${header}\r\nMug;24,50;"red; blue, and ""green"""\r\nPlain, really;;\r\n`));
    if (!opened.ok) throw new Error(opened.reason);
    expect((await Array.fromAsync(opened.file.rows())).map(({ values }) => values)).toEqual([
      { name: "Mug", price: "24,50", description: 'red; blue, and "green"' },
      { name: "Plain, really", price: "", description: "" },
    ]);
  }
});

test("a byte order mark, any line ending, blank lines and spaces around cells are understood", async () => {
  const opened = await openCatalogueFile(write('\ufeffName , price\r\n Mug ,1\n\n"a\r\nb",2\r"c" , 3'));
  if (!opened.ok) throw new Error(opened.reason);
  const rows = await Array.fromAsync(opened.file.rows());
  expect(opened.file.rowCount).toBe(3);
  expect(rows.map(({ line, values }) => ({ line, values }))).toEqual([
    { line: 2, values: { name: "Mug", price: "1" } },
    { line: 4, values: { name: "a\r\nb", price: "2" } },
    { line: 6, values: { name: "c", price: "3" } },
  ]);
});
