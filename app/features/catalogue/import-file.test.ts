import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { importFile, useFiles } from "#tests/factories/catalogue-files.ts";
import { lookAtFile, openCatalogueFile } from "./import-file.server.ts";

useTestDatabase();
const write = useFiles();

const damaged = Buffer.concat([Buffer.from("name,price\nCafé mug,1\n"), Buffer.from([0xff]), Buffer.from(",2\nCrème jug,3\n")]);
const WORKBOOK = "This is a workbook, not a CSV file. Open it in your spreadsheet program and save the sheet as CSV";

test.each([
  ["UTF-8 with a byte that is none", damaged, "The file isn’t UTF-8 (near byte 23)"],
  ["UTF-8 that ends in the middle of a letter", Buffer.from("name\nCafé é").subarray(0, -1), "The file isn’t UTF-8 (near byte 12)"],
  [
    "UTF-16 that ends in the middle of a letter",
    Buffer.from("\ufeffname\nMug\n", "utf16le").subarray(0, -1),
    "The file isn’t UTF-16LE (near byte 19)",
  ],
  ["a workbook", Buffer.from("PK\u0003\u0004 and so on", "latin1"), WORKBOOK],
  ["an old workbook", Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), WORKBOOK],
  ["an empty file", "", "The file is empty. It needs a header row"],
  ["a quote that is never closed", 'name,price\nGood,1\n"Bad,2\nMore,3\n', "Line 3: a quote is opened and never closed"],
  [
    "a quote inside a cell",
    'name,price\nGood,1\n5" vase,2\n',
    "Line 3: a quote appears inside a cell that doesn’t begin with one. Quote the whole cell and double the quotes in it",
  ],
  [
    "text behind a closing quote",
    'name,price\n"Good" mug,1\n',
    "Line 2: a quoted cell continues after its closing quote. Double the quotes inside a cell",
  ],
  ["a file without names", "price,slug\n1,mug\n", 'The column "name" is missing'],
  [
    "a row of more cells than any has",
    `name,price\r\n"A,\nmug",1\r\nVase${",".repeat(2000)}\r\n`,
    "Line 4: a row has more than 2,000 cells",
  ],
  [
    "rows without end of another shape than the header",
    `name,price\n${"a\n".repeat(100_001)}`,
    "Line 100002: more than 100,000 rows have a different number of cells than the header",
  ],
  ["a column twice", "name,price,Price\nMug,1,2\n", "The column price appears more than once"],
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
    reason: expect.stringMatching(/^Unknown columns: "colour", a column without a name\. Known columns are name, description, /),
  });
});

test("an unreadable file changes nothing: a missing file, a folder", async () => {
  expect(await openCatalogueFile("/nowhere/gifts.csv")).toEqual({ ok: false, reason: "There's no such file" });
  expect(await openCatalogueFile(".")).toEqual({ ok: false, reason: "It's a folder, not a file" });
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

const TEXT = "name;price\r\nCafé “Zoë”;24,50\r\n";
const CAFE_IN_1252 = Buffer.from([
  ...Buffer.from("name;price\r\nCaf"),
  0xe9,
  0x20,
  0x93,
  ...Buffer.from("Zo"),
  0xeb,
  0x94,
  ...Buffer.from(";24,50\r\n"),
]);

test.each([
  ["UTF-8", Buffer.from(TEXT)],
  ["UTF-8 with a mark", Buffer.from(`\ufeff${TEXT}`)],
  ["UTF-16 with a mark", Buffer.from(`\ufeff${TEXT}`, "utf16le")],
  ["UTF-16 without a mark", Buffer.from(TEXT, "utf16le")],
  ["UTF-16 of the other order", Buffer.from(`\ufeff${TEXT}`, "utf16le").swap16()],
  ["UTF-16 of the other order without a mark", Buffer.from(TEXT, "utf16le").swap16()],
  ["Windows-1252", CAFE_IN_1252],
  ["tabs", Buffer.from(TEXT.replaceAll(";", "\t"))],
  ["a line that states the delimiter", Buffer.from(`sep=;\r\n${TEXT}`)],
])("what spreadsheets write is told by looking: %s", async (_what, bytes) => {
  const opened = await openCatalogueFile(write(bytes));
  if (!opened.ok) throw new Error(opened.reason);
  expect((await Array.fromAsync(opened.file.rows())).map(({ values }) => values)).toEqual([{ name: "Café “Zoë”", price: "24,50" }]);
});

test("the start of a file tells its columns, with what stands in them, also where it is cut in the middle of a row", async () => {
  const file = write('Title;price;colour;Colour\nMug;1;red;"dark; red"\nJug;2;;\nVase;3;"blue and never clos');
  const choices = new Map([["title", "name" as const]]);
  expect(await lookAtFile(file, choices)).toEqual({
    ok: true,
    look: {
      ...{ encoding: "utf-8", delimiter: ";" },
      columns: [
        { written: "Title", column: "name", isKnown: true, samples: ["Mug", "Jug"] },
        { written: "price", column: "price", isKnown: true, samples: ["1", "2"] },
        { written: "colour", column: null, isKnown: false, samples: ["red"] },
        { written: "Colour", column: null, isKnown: false, samples: ["dark; red"] },
      ],
    },
  });
  expect(await lookAtFile(write(""), choices)).toEqual({ ok: false, reason: "The file is empty. It needs a header row" });
});

test("what people have chosen for a header counts before its name", async () => {
  const choices = new Map([
    ["title", "name" as const],
    ["name", null],
    ["colour", null],
  ]);
  const opened = await openCatalogueFile(write("Title,name,Colour\nMug,12,red\n"), choices);
  if (!opened.ok) throw new Error(opened.reason);
  expect((await Array.fromAsync(opened.file.rows())).map(({ values }) => values)).toEqual([{ name: "Mug" }]);
});
