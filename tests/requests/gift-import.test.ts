import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { createGift } from "#tests/factories/gifts.ts";
import { createUser } from "#tests/factories/users.ts";
import { useSite } from "#tests/site.ts";

const site = useSite();
let admin = "";
let shopper = "";

beforeAll(async () => {
  admin = await site.signIn(await createUser({ role: "admin" }));
  shopper = await site.signIn(await createUser());
});
beforeEach(async () => {
  for (const table of ["gifts", "imports", "import_choices"]) await database().execute(sql`delete from ${sql.identifier(table)}`);
});

const get = async (path: string) => site.request(path, { headers: { cookie: admin } });
const page = async (path: string) => (await get(path)).text();
const send = (csv: string, query = "trial=1") =>
  site.request(`/admin/gifts/import-file?name=gifts.csv&${query}`, {
    method: "POST",
    body: csv,
    headers: { cookie: admin, "content-type": "text/csv" },
  });
const stepsOf = async (answer: Response) =>
  (await answer.text())
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { kind: string } & Record<string, unknown>);
const count = async () => (await database().execute<{ count: number }>(sql`select count(*)::int as count from gifts`)).rows[0]?.count;

test("a trial shows what would change and changes nothing; then it is imported, with the refused rows to take along", async () => {
  await createGift({ name: "Clay Mug", slug: "clay-mug", price: "20.00" });
  const csv = "name,slug,price\nClay Mug,clay-mug,24.50\nNew Lamp,,30\nBad Lamp,,free\n";
  const trial = await stepsOf(await send(csv));
  expect(trial[0]).toEqual({ kind: "begun", rows: 3 });
  expect(trial.filter(({ kind }) => kind === "change").map(({ change }) => change)).toEqual([
    { line: 2, kind: "updated", name: "Clay Mug", changed: [{ column: "price", was: "20.00", is: "24.50" }] },
    { line: 3, kind: "created", name: "New Lamp", changed: [] },
  ]);
  expect(trial.filter(({ kind }) => kind === "reject").map(({ reject }) => reject)).toEqual([
    { line: 4, column: "price", reason: "Please use an amount in dollars, such as 24.50" },
  ]);
  expect(trial.at(-1)).toMatchObject({ kind: "done", result: { created: 1, updated: 1, rejected: 1 }, asked: [] });
  expect(trial.at(-1)?.rejects).toContain("Please use an amount in dollars, such as 24.50");
  expect(await count()).toBe(1);
  expect((await stepsOf(await send(csv, "trial=0"))).at(-1)).toMatchObject({ kind: "done", result: { created: 1, updated: 1 } });
  expect(await count()).toBe(2);
  expect(await page("/admin/audit?kind=import")).toContain("gifts.csv");
});

test("a file that cannot be read is said, and changes nothing", async () => {
  expect(await stepsOf(await send("price\n1\n", "trial=0"))).toEqual([{ kind: "unreadable", reason: 'The column "name" is missing.' }]);
  expect((await send("", "trial=0")).status).toBe(400);
});

test("what is exported can be imported again, and nothing changes (O4)", async () => {
  // A gift of the factory has no price tier, which an import would give it where an earlier one has made the tiers.
  await database().execute(sql`delete from categories where taxonomy = 'priceTier'`);
  await createGift({ name: "=1+1", description: "two\nlines", giftType: ["home"] });
  const answer = await get("/admin/gifts/export.csv");
  expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="gifts-[\d-]+\.csv"$/);
  const csv = await answer.text();
  expect(csv).toContain("'=1+1");
  expect((await stepsOf(await send(csv, "trial=0"))).at(-1)).toMatchObject({ result: { read: 1, unchanged: 1 } });
});

test("a file of more than 100 kB comes in, with commas or semicolons", async () => {
  const rows = Array.from({ length: 400 }, (_, index) => [`Gift ${index}`, `"${"words; and, ".repeat(40)}"`]);
  for (const [delimiter, price] of [
    [",", '"24,50"'],
    [";", "24,50"],
  ] as const) {
    const csv = [["name", "price", "description"], ...rows.map(([name, words]) => [name, price, words])]
      .map((cells) => cells.join(delimiter))
      .join("\r\n");
    expect(csv.length).toBeGreaterThan(150_000);
    const answer = await send(csv);
    expect(answer.status).toBe(200);
    expect((await stepsOf(answer)).at(-1)).toMatchObject({ kind: "done", result: { created: 400, rejected: 0 } });
  }
});

test("columns and categories that nobody knows are asked about; the answers count for this file and the next; an import is undone", async () => {
  const ask = (path: string, body: BodyInit, type: string) =>
    site.request(path, { method: "POST", body, headers: { cookie: admin, "content-type": type } });
  const tell = (choices: unknown) => ask("/admin/gifts/import-choices", JSON.stringify(choices), "application/json");
  const csv = "Title\tVendor\tMood\tthemes\r\nMug\tKiln\tblue\tTea; Home\r\n";

  const looked = await ask("/admin/gifts/import-look", csv, "text/csv");
  expect(await looked.json()).toMatchObject({
    ...{ ok: true, encoding: "utf-8", delimiter: "\t" },
    columns: [
      { written: "Title", column: null, isKnown: false, samples: ["Mug"] },
      { written: "Vendor", isKnown: false },
      { written: "Mood", isKnown: false },
      { written: "themes", column: "themes", isKnown: true },
    ],
  });
  expect(await (await ask("/admin/gifts/import-look", "PK\u0003\u0004", "text/csv")).json()).toEqual({
    ok: false,
    reason: "This is a workbook, not a CSV file. Open it in your spreadsheet program and save the sheet as CSV.",
  });
  const columns = [
    { written: "Title", column: "name" },
    { written: "vendor", column: "brand_name" },
    { written: "Mood", column: null },
  ];
  expect((await tell({ columns, categories: [] })).status).toBe(200);
  const asked = { taxonomy: "theme", written: "Tea; Home", gifts: 1, become: null, parts: ["Tea", "Home"] };
  expect((await stepsOf(await send(csv))).at(-1)).toMatchObject({ result: { created: 1 }, asked: [asked], openInAll: 1 });

  await tell({ columns: [], categories: [{ taxonomy: "theme", written: "tea; home", become: ["Tea", "Home"] }] });
  expect((await stepsOf(await send(csv, "trial=0"))).at(-1)).toMatchObject({
    result: { created: 1 },
    asked: [{ become: ["Tea", "Home"] }],
  });
  const gift = await page("/gifts/mug");
  for (const text of ["Kiln", "Tea", "Home"]) expect(gift).toContain(text);

  const { rows } = await database().execute<{ id: string }>(sql`select id from imports`);
  const undo = () => ask("/admin/gifts/import-undo", JSON.stringify(rows[0]), "application/json");
  expect((await stepsOf(await undo())).at(-1)).toEqual({ kind: "undone", deleted: 1, restored: 0, left: 0 });
  expect((await stepsOf(await undo())).at(-1)).toEqual({ kind: "gone" });
  expect(await count()).toBe(0);

  for (const wrong of [
    { columns: [{ written: "x", column: "colour" }], categories: [] },
    { columns: [], categories: [], more: 1 },
  ]) {
    expect((await tell(wrong)).status).toBe(400);
  }
});

test("the template has every column and no gift", async () => {
  const answer = await get("/admin/gifts/import-template.csv");
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="gifts.csv"');
  const text = await answer.text();
  expect(text).toMatch(/^name,description,price,/);
  expect((await stepsOf(await send(text))).at(-1)).toMatchObject({ result: { read: 0, rejected: 0 } });
});

test("Z1: a shopper imports nothing", async () => {
  const answer = await site.request("/admin/gifts/import-file?trial=0", {
    method: "POST",
    body: "name\nX\n",
    headers: { cookie: shopper, "content-type": "text/csv" },
  });
  expect(answer.status).toBe(403);
  expect(await count()).toBe(0);
});
