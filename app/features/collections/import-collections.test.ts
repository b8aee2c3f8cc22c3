import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { useFiles } from "#tests/factories/catalogue-files.ts";
import { createGift } from "#tests/factories/gifts.ts";
import { createUser } from "#tests/factories/users.ts";
import { collectionDocument, NEW_COLLECTION } from "./collection-form.ts";
import { saveCollection } from "./collections.commands.server.ts";
import { listCollectionValues } from "./collections.queries.server.ts";
import { writeCollectionsFile } from "./collections-file.queries.server.ts";
import { MAX_COLLECTIONS } from "./constants.ts";
import { importCollections } from "./import-collections.server.ts";

useTestDatabase();
const write = useFiles();
let actorId: string;
let gifts: string[];

beforeEach(async () => {
  await database().execute(sql`truncate collections, gifts cascade`);
  actorId = (await createUser({ role: "editor" })).id;
  gifts = [(await createGift({ name: "Honey", slug: "honey" })).id, (await createGift({ name: "Salt", slug: "salt" })).id];
});

test("a file brings every collection back as it was", async () => {
  const documents = [
    {
      title: "=Sum",
      slug: "by-rule",
      lead: 'With "quotes", commas',
      story: "One.\n\nTwo.",
      values: { recipient: ["host"], interest: ["tea", "coffee"] },
    },
    { title: "By hand", slug: "by-hand", isByRule: false, sort: "hand", pinned: gifts, state: "shown", shownUntil: "2099-12-25T08:00:00Z" },
    {
      title: "Limits",
      slug: "limits",
      without: { theme: ["funny"] },
      withoutWords: "candle, wax",
      minPrice: "5",
      maxPrice: "24.99",
      leftOut: [gifts[0]],
    },
  ];
  for (const document of documents)
    await saveCollection({ actorId, ref: "new", basedOn: 0, values: collectionDocument.parse({ ...NEW_COLLECTION, ...document }) });
  const before = await listCollectionValues();
  const file = await writeCollectionsFile();
  expect(file).toContain("'=Sum");
  await database().execute(sql`truncate collections cascade`);
  expect(await importCollections(actorId, write(file))).toEqual({ ok: true, saved: 3 });
  expect(await listCollectionValues()).toEqual(before);
  expect(await importCollections(actorId, write(file))).toEqual({ ok: true, saved: 3 });
  expect(await listCollectionValues()).toEqual(before);
});

test("a short file is enough; columns that it does not have are empty", async () => {
  const file = "title,gifts\r\nFor hosts,honey|salt\r\n";
  expect(await importCollections(actorId, write(`\ufeff${file}`))).toEqual({ ok: true, saved: 1 });
  expect(await listCollectionValues()).toMatchObject([{ slug: "for-hosts", rule: null, sort: "hand", pinned: gifts, state: "draft" }]);
});

test("a spreadsheet may save it with semicolons, and in Windows-1252", async () => {
  const file = Buffer.from("title;lead\r\nCafé;Tea, and coffee\r\n", "latin1");
  expect(await importCollections(actorId, write(file))).toEqual({ ok: true, saved: 1 });
  expect(await listCollectionValues()).toMatchObject([{ title: "Café", lead: "Tea, and coffee" }]);
});

test.each([
  ["nothing", "", { line: 1, column: "", reason: "A file of collections needs a column named “title”." }],
  ["another column", "title,role\nX,owner", { line: 1, column: "", reason: "We don’t know the column “role”." }],
  ["an open quote", 'title\n"Open', { line: 2, column: "", reason: "A quote is opened and never closed." }],
  [
    "too many rows",
    `title\n${"X\n".repeat(MAX_COLLECTIONS + 1)}`,
    { line: 1, column: "", reason: `Please use at most ${MAX_COLLECTIONS} rows.` },
  ],
  [
    "rows that are shorter than its header, without end",
    `title,gifts\n${"a\n".repeat(20_000)}`,
    { line: 1, column: "", reason: `Please use at most ${MAX_COLLECTIONS} rows.` },
  ],
  ["a gift that is not there", "title,gifts\nX,honey|pepper", { line: 2, column: "gifts", reason: "There’s no gift “pepper”." }],
  [
    "a faulty price",
    "title,by_rule,max_price\nX,true,cheap",
    { line: 2, column: "max_price", reason: "Please enter an amount, such as 25 or 24.99." },
  ],
  ["neither yes nor no", "title,by_rule\nX,maybe", { line: 2, column: "by_rule", reason: "Please use true or false." }],
  [
    "a faulty value",
    "title,by_rule,recipient_types\nX,true,No Slug",
    { line: 2, column: "recipient_types", reason: "The shop has no such value." },
  ],
  ["one slug twice", "slug,title\nx,X\nx,Y", { line: 3, column: "slug", reason: "Another row has this slug." }],
  ["no title", "slug,title\nx,", { line: 2, column: "title", reason: "Please enter a title." }],
])("of a file with %s nothing is saved, and it is said where the fault is", async (_what, file, fault) => {
  expect(await importCollections(actorId, write(`${file}\n`))).toEqual({ ok: false, faults: [fault] });
  expect(await importCollections(actorId, write(`title\nGood\n${"x".repeat(200)}\n`))).toMatchObject({
    ok: false,
    faults: [{ line: 3, column: "title" }, { line: 3 }],
  });
  expect(await listCollectionValues()).toEqual([]);
});
