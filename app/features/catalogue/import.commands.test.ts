import { type SQL, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { importFile, useFiles } from "#tests/factories/catalogue-files.ts";
import { createCategory, createGift } from "#tests/factories/gifts.ts";
import { importGifts } from "./import.commands.server.ts";

useTestDatabase();
const write = useFiles();

async function query(text: SQL): Promise<Record<string, unknown>[]> {
  return (await database().execute(text)).rows;
}

beforeEach(async () => {
  await database().execute(sql`truncate gifts, slug_redirects, categories cascade`);
});

const FILE = `name,price,external_id,gift_types,in_stock
Copper kettle,48.00,k-1,kitchen|Home Decor,true
Wool scarf,32.5,k-2,,no
"Lamp, brass",,k-3,Home Decor,
`;

test("importing the same file twice changes nothing", async () => {
  const file = write(FILE);
  expect(await importFile(file)).toMatchObject({ read: 3, created: 3, updated: 0, unchanged: 0, rejected: 0 });
  const everything = sql`select id, slug, version, updated_at, price_checked_at, price_cents from gifts order by slug`;
  const before = await query(everything);
  expect(await importFile(file)).toMatchObject({ read: 3, created: 0, updated: 0, unchanged: 3, rejected: 0 });
  expect(await query(everything)).toEqual(before);
});

test("a bad row is reported with its line, column and reason and does not stop the others", async () => {
  const file = write(
    [
      "name,price,image,in_stock,shipping_days,gender,slug,description",
      'Good,"12.50",,,,,,"two\r\nlines"',
      ",5,,,,,,",
      '"Twelve, fifty","12,500.5.0",,,,,,',
      "Free,0,,,,,,",
      "Odd,1.999,ftp://example.com/x,maybe,1.5,them,Not A Slug,",
      "",
      "Short,1",
      "Also good,20,,,,,,",
    ].join("\r\n"),
  );
  const report = await importFile(file);
  expect(report).toMatchObject({ read: 7, created: 2, rejected: 5 });
  expect(report.rejects).toEqual([
    { line: 4, column: "name", reason: "Please fill this in" },
    { line: 5, column: "price", reason: "Please use an amount in dollars, such as 24.50" },
    { line: 6, column: "price", reason: "Price must be positive" },
    {
      line: 7,
      column: "price, image, slug, in_stock, shipping_days, gender",
      reason:
        'price: Please use whole cents; image: Must be a valid image URL; slug: Please write the slug as "not-a-slug"; in_stock: Please use true or false; ' +
        "shipping_days: Please use a whole number of days from 0 to 365; gender: Please use one of unisex, male, female",
    },
    { line: 9, column: "", reason: "The row has 2 cells, but the header has 8" },
  ]);
  expect(await query(sql`select slug from gifts order by slug`)).toEqual([{ slug: "also-good" }, { slug: "good" }]);
});

test("a dry run says the same as the import and changes nothing", async () => {
  await createGift({ name: "Wool scarf", slug: "wool-scarf", externalId: "k-2", price: "30.00", inStock: false });
  const file = write(`${FILE}Copper kettle,1,k-4,,\nCopper kettle,2,k-1,,\nOther,bad,,,\n`);
  const before = await query(sql`select id, version from gifts`);
  const dry = await importFile(file, { dryRun: true });
  expect(await query(sql`select id, version from gifts`)).toEqual(before);
  expect(await query(sql`select slug from categories`)).toEqual([]);
  const real = await importFile(file);
  expect(dry).toEqual(real);
  expect(real).toMatchObject({ read: 6, created: 3, updated: 1, unchanged: 0, rejected: 2 });
});

test("of two rows for one gift the second is rejected and names the first's line, also hundreds of rows later", async () => {
  const filler = Array.from({ length: 600 }, (_, index) => `Filler ${index},,`).join("\n");
  const file = write(
    `name,external_id,slug\nFirst,x-1,\nSecond,x-1,\nBy slug,,one-slug\nOther name,,one-slug\nFiller 7,,\n${filler}\nBy slug,,\nFirst again,x-1,\n`,
  );
  const { rejects, created } = await importFile(file);
  expect(rejects).toEqual([
    { line: 3, column: "external_id", reason: "This is the same gift as line 2" },
    { line: 5, column: "slug", reason: "This is the same gift as line 4" },
    { line: 14, column: "name", reason: "This is the same gift as line 6" },
    { line: 608, column: "external_id", reason: "This is the same gift as line 2" },
  ]);
  expect(created).toBe(603);
});

test("several values are parted by |, found by slug or name whatever the case and accents, and made in Title Case when new", async () => {
  await createCategory("occasion", { slug: "mothers-day", name: "Mother's Day" });
  await createCategory("theme", { slug: "cafe", name: "Café Nights" });
  await importFile(
    write(
      "name,occasion_types,themes,eco_labels\nMug,MOTHER'S DAY|mothers-day|Mothers Day,cafe nights,hand made |plastic-free|| Fair Trade & Farm to table |日本\n",
    ),
  );
  const names = await query(sql`
    select taxonomy as kind, name, slug from categories where taxonomy in ('occasion', 'theme', 'ecoLabel') order by 1, 3`);
  expect(names).toEqual([
    { kind: "ecoLabel", name: "日本", slug: "eco-label" },
    { kind: "ecoLabel", name: "Fair Trade & Farm to Table", slug: "fair-trade-farm-to-table" },
    { kind: "ecoLabel", name: "Hand Made", slug: "hand-made" },
    { kind: "ecoLabel", name: "Plastic Free", slug: "plastic-free" },
    { kind: "occasion", name: "Mother's Day", slug: "mothers-day" },
    { kind: "theme", name: "Café Nights", slug: "cafe" },
  ]);
  expect(
    await query(sql`select count(*)::int as tags from gift_categories join categories c on c.id = category_id where taxonomy = 'ecoLabel'`),
  ).toEqual([{ tags: 4 }]);
  // The same values in the second import create and change nothing.
  expect(
    await importFile(
      write("name,gift_use,theme,eco_label\nMug,mothers day,CAFÉ NIGHTS,Hand Made|Plastic-Free|fair trade & farm to table|日本\n"),
    ),
  ).toMatchObject({ unchanged: 1 });
});

test("columns may have the specification's other names, and mirrored ones count as one", async () => {
  await importFile(
    write("Name,category,gift_type,Recipient,occasion,affiliateUrl\nMug,kitchen,,dad,birthday,https://www.amazon.com/dp/B0DEMO0001\n"),
  );
  const [row] = await query(sql`
    select affiliate_url, (select slug from categories where taxonomy = 'giftType') as type,
      (select slug from categories where taxonomy = 'recipient') as recipient, (select slug from categories where taxonomy = 'occasion') as occasion from gifts`);
  expect(row).toEqual({ affiliate_url: "https://www.amazon.com/dp/B0DEMO0001", type: "kitchen", recipient: "dad", occasion: "birthday" });
});

test("the price tier is derived from the price when it is empty, and kept when it is stated", async () => {
  await createCategory("priceTier", { slug: "little-treat" });
  await createCategory("priceTier", { slug: "special" });
  await database().execute(sql`update categories set min_price_cents = 0, max_price_cents = 1500 where slug = 'little-treat'`);
  await database().execute(sql`update categories set min_price_cents = 1500 where slug = 'special'`);
  await importFile(write("name,price,price_tier\nA,14.99,\nB,15,\nC,14,special\nD,,\n"));
  const tiers = sql`
    select g.name, t.slug from gifts g left join gift_categories m on m.gift_id = g.id left join categories t on t.id = m.category_id order by g.name`;
  expect(await query(tiers)).toEqual([
    { name: "A", slug: "little-treat" },
    { name: "B", slug: "special" },
    { name: "C", slug: "special" },
    { name: "D", slug: null },
  ]);
  // Without the column, the tier follows a changed price.
  await importFile(write("name,price\nA,99\n"));
  expect((await query(tiers))[0]).toEqual({ name: "A", slug: "special" });
});

test("the price counts as the import's, checked now, only when it changes", async () => {
  const long = new Date("2026-01-01T00:00:00Z");
  await createGift({ name: "Same", slug: "same", price: "10.00", priceSource: "api", priceCheckedAt: long });
  await createGift({ name: "Moved", slug: "moved", price: "10.00", priceSource: "api", priceCheckedAt: long });
  await importFile(write("name,price,description\nSame,10,changed\nMoved,11,\nFresh,12,\nUnknown,,\n"));
  expect(
    await query(sql`select slug, price_source, price_checked_at > now() - interval '1 minute' as is_now from gifts order by slug`),
  ).toEqual([
    { slug: "fresh", price_source: "import", is_now: true },
    { slug: "moved", price_source: "import", is_now: true },
    { slug: "same", price_source: "api", is_now: false },
    { slug: "unknown", price_source: "import", is_now: null },
  ]);
});

test("P1: another price in a file leaves a store's words theirs; new words in place of all of them are ours", async () => {
  const theirs = { description: "Features of the store.", price: "10.00", hasStoreWords: true } as const;
  for (const slug of ["repriced", "renamed", "rewritten"]) await createGift({ name: "Title of the store", slug, ...theirs });
  await importFile(
    write(
      "slug,name,description,price\nrepriced,Title of the store,Features of the store.,11\nrenamed,Ours,Features of the store.,10\nrewritten,Ours,Our words.,10\nfresh,Fresh,New,10\n",
    ),
  );
  expect(await query(sql`select slug, has_store_words from gifts order by slug`)).toEqual([
    { slug: "fresh", has_store_words: false },
    { slug: "renamed", has_store_words: true },
    { slug: "repriced", has_store_words: true },
    { slug: "rewritten", has_store_words: false },
  ]);
});

test("what the file has no column for stays, and an empty cell empties", async () => {
  await createGift({
    name: "Mug",
    slug: "mug",
    description: "blue",
    brandName: "Ember",
    inStock: false,
    theme: ["rustic"],
    interest: ["tea"],
  });
  await importFile(write("name,brand_name,themes\nMug,,\n"));
  const [row] = await query(sql`
    select description, brand_name, in_stock, (select count(*)::int from gift_categories join categories c on c.id = category_id where taxonomy = 'theme') as themes,
      (select count(*)::int from gift_categories join categories c on c.id = category_id where taxonomy = 'interest') as interests from gifts`);
  expect(row).toEqual({ description: "blue", brand_name: null, in_stock: false, themes: 0, interests: 1 });
});

test("a gift is found again by its external id, then by its slug or an old one; a new one of a taken name gets a number", async () => {
  await importFile(write("name,external_id\nMug,a\nMug,b\n"));
  expect(await query(sql`select external_id, slug from gifts order by slug`)).toEqual([
    { external_id: "a", slug: "mug" },
    { external_id: "b", slug: "mug-2" },
  ]);
  // The gift is renamed by its external id; the slug of the other gift stays with that one.
  expect(await importFile(write("name,external_id,slug\nBig mug,b,mug\nMug,a,mug\n"))).toMatchObject({ updated: 1, unchanged: 1 });
  expect(await importFile(write("name,external_id,slug\nBig mug,b,big-mug\n"))).toMatchObject({ updated: 1 });
  expect(await query(sql`select slug from gifts where external_id = 'b'`)).toEqual([{ slug: "big-mug" }]);
  // The old slug still finds the gift.
  expect(await importFile(write("name,slug\nBigger mug,mug-2\n"))).toMatchObject({ updated: 1 });
  expect(await query(sql`select name, slug from gifts where external_id = 'b'`)).toEqual([{ name: "Bigger mug", slug: "big-mug" }]);
});

test("a row with an external id takes over the gift of its slug that has none", async () => {
  const { id } = await createGift({ name: "Mug", slug: "mug", price: null });
  expect(await importFile(write("name,slug,external_id\nMug,mug,a\n"))).toMatchObject({ updated: 1 });
  expect(await query(sql`select id, external_id from gifts`)).toEqual([{ id, external_id: "a" }]);
});

test("texts that the database cannot keep are rejected, not fatal", async () => {
  const long = "n".repeat(301);
  const { rejects } = await importFile(
    write(`name,description,themes\nNul \0,,\nText,a\0b,\n${long},,\nTheme,,${"t".repeat(121)}\n${"🎁".repeat(300)},,\n`),
  );
  expect(rejects.map(({ line, column }) => [line, column])).toEqual([
    [2, "name"],
    [3, "description"],
    [4, "name"],
    [5, "themes"],
  ]);
});

test("an imported gift can be searched for at once", async () => {
  await importFile(write("name,interest_types\nObsidian teapot,tea\n"));
  expect(await query(sql`select words from gift_search`)).toEqual([{ words: "obsidian teapot" }]);
  await importFile(write("name,slug\nBasalt teapot,obsidian-teapot\n"));
  expect(await query(sql`select words from gift_search`)).toEqual([{ words: "basalt teapot" }]);
});

test("two imports of one file at once make each gift once", async () => {
  const file = write(`name,external_id\n${Array.from({ length: 700 }, (_, index) => `Gift ${index % 350},e-${index}`).join("\n")}\n`);
  const [one, other] = await Promise.all([importFile(file), importFile(file)]);
  expect(one.created + other.created).toBe(700);
  expect(one.unchanged + other.unchanged).toBe(700);
  expect(await query(sql`select count(*)::int as gifts, count(distinct slug)::int as slugs from gifts`)).toEqual([
    { gifts: 700, slugs: 700 },
  ]);
});

test("in the caller's transaction all of it counts or nothing", async () => {
  const rows = [{ line: 2, cells: [], values: { name: "Mug" } }];
  await expect(
    database().transaction(async (executor) => {
      await importGifts(rows, { executor });
      throw new Error("changed my mind");
    }),
  ).rejects.toThrow("changed my mind");
  expect(await query(sql`select from gifts`)).toEqual([]);
});
