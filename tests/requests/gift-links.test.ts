import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { MAX_PASTED_LINKS } from "#app/features/catalogue/editing/pasted-links.ts";
import { database } from "#app/platform/db/database.server.ts";
import { createGift } from "#tests/factories/gifts.ts";
import { createUser } from "#tests/factories/users.ts";
import { useSite } from "#tests/site.ts";

process.env.AFFILIATE_TAGS = "com=a-20";
const site = useSite();
let editor = "";
let author = "";

beforeAll(async () => {
  editor = await site.signIn(await createUser({ role: "editor" }));
  author = await site.signIn(await createUser({ role: "author" }));
});
beforeEach(async () => {
  for (const table of ["gifts", "imports"]) await database().execute(sql`delete from ${sql.identifier(table)}`);
});
afterAll(() => {
  delete process.env.AFFILIATE_TAGS;
});

const MUG = {
  name: "Clay Mug",
  description: "Hand thrown.",
  priceCents: 2450,
  currency: "USD",
  image: "https://shop.example/mug.jpg",
  affiliateUrl: "https://shop.example/mug",
  brand: "Kiln",
  inStock: false,
  isFromStoreApi: false,
};
const post = (body: unknown, cookie = editor, path = "/admin/gifts/import-links") =>
  site.request(path, { method: "POST", body: JSON.stringify(body), headers: { cookie, "content-type": "application/json" } });
const stepsOf = async (answer: Response) =>
  (await answer.text())
    .trim()
    .split("\n")
    .map((step) => JSON.parse(step) as { kind: string } & Record<string, unknown>);
const keep = async (gifts: unknown[], state = "shown") => stepsOf(await post({ state, gifts }));
const stored = async () =>
  (
    await database().execute<Record<string, unknown>>(
      sql`select name, slug, price_cents::int, image, affiliate_url, brand_name, in_stock, state, price_source, has_store_words from gifts order by slug`,
    )
  ).rows;

test("what was read of pasted links is kept in one import, and undone as a whole", async () => {
  const steps = await keep([MUG, { ...MUG, name: "Lamp", priceCents: null, image: null, brand: null, inStock: null }]);
  expect(steps[0]).toEqual({ kind: "begun", rows: 2 });
  expect(steps.at(-1)).toMatchObject({ kind: "done", result: { created: 2, updated: 0, rejected: 0 } });
  expect(await stored()).toMatchObject([
    {
      slug: "clay-mug",
      price_cents: 2450,
      image: MUG.image,
      affiliate_url: MUG.affiliateUrl,
      brand_name: "Kiln",
      in_stock: false,
      state: "shown",
    },
    { slug: "lamp", price_cents: null, image: null, brand_name: null, in_stock: true, price_source: "import", has_store_words: false },
  ]);
  const screen = await (await site.request("/admin/gifts/links", { headers: { cookie: editor } })).text();
  expect(screen).toContain("2 pasted links");
  const { rows } = await database().execute<{ id: string }>(sql`select id from imports`);
  const undone = await stepsOf(await post(rows[0], editor, "/admin/gifts/import-undo"));
  expect(undone.at(-1)).toEqual({ kind: "undone", deleted: 2, restored: 0, left: 0 });
  expect(await stored()).toEqual([]);
});

test("drafts are kept as drafts, and no page shows them", async () => {
  await keep([MUG], "draft");
  expect((await stored())[0]).toMatchObject({ state: "draft" });
  expect((await site.request("/gifts/clay-mug")).status).toBe(404);
});

test("a product whose name the shop has already becomes a gift of its own, twice in one paste too", async () => {
  await createGift({ name: "Clay Mug", slug: "clay-mug", price: "99.00", affiliateUrl: "https://other.example/mug" });
  expect((await keep([MUG, { ...MUG, affiliateUrl: "https://shop.example/blue-mug" }])).at(-1)).toMatchObject({ result: { created: 2 } });
  expect((await stored()).map(({ slug, price_cents, affiliate_url }) => [slug, price_cents, affiliate_url])).toEqual([
    ["clay-mug", 9900, "https://other.example/mug"],
    ["clay-mug-2", 2450, "https://shop.example/mug"],
    ["clay-mug-3", 2450, "https://shop.example/blue-mug"],
  ]);
});

test("a product that cannot be a gift is refused with its place and the reason, and the others are kept", async () => {
  const steps = await keep([MUG, { ...MUG, name: " " }, { ...MUG, name: "Lamp", affiliateUrl: "javascript:alert(1)" }]);
  expect(steps.filter(({ kind }) => kind === "reject").map(({ reject }) => reject)).toEqual([
    { line: 2, column: "name", reason: "Please fill this in" },
    { line: 3, column: "affiliate_url", reason: "Must be a valid URL" },
  ]);
  expect(steps.at(-1)).toMatchObject({ result: { created: 1, rejected: 2 } });
});

test("what a store’s API has said is a draft whose words no model sees and whose price ages; another’s tag gives way to ours", async () => {
  const link = "https://www.amazon.com/dp/B08N5WRWNW?tag=blogger-20";
  const steps = await keep([
    { ...MUG, isFromStoreApi: true },
    { ...MUG, name: "Vase", affiliateUrl: link },
  ]);
  expect(steps.at(-1)?.foreignTags).toBe("1 link carried a tag that isn’t yours (blogger-20). We replaced it with yours.");
  expect(await stored()).toMatchObject([
    { state: "draft", price_source: "api", has_store_words: true },
    { state: "shown", price_source: "import", has_store_words: false, affiliate_url: link.replace("blogger", "a") },
  ]);
});

test("Z1, Z5: only who may edit gifts keeps some, as many as may be pasted, and no field is taken that nobody knows", async () => {
  const many = Array.from({ length: MAX_PASTED_LINKS + 1 }, () => MUG);
  for (const wrong of [
    { state: "shown", gifts: many },
    { state: "shown", gifts: [] },
    { state: "hidden", gifts: [MUG] },
    { state: "shown", gifts: [{ ...MUG, isFeatured: true }] },
    { state: "shown", gifts: [{ ...MUG, priceCents: -1 }] },
  ])
    expect((await post(wrong)).status).toBe(400);
  expect((await post({ state: "shown", gifts: [MUG] }, author)).status).toBe(403);
  expect(await stored()).toEqual([]);
});
