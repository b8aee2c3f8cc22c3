import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { TAXONOMIES, type TaxonomyKey } from "#app/features/catalogue/taxonomies.ts";
import type { TaxonomyAnswer } from "#app/features/catalogue/taxonomy-answer.ts";
import type { TaxonomyValue } from "#app/features/catalogue/taxonomy-value.ts";
import { database } from "#app/platform/db/database.server.ts";
import { createCategory, createGift } from "#tests/factories/gifts.ts";
import { createUser } from "#tests/factories/users.ts";
import { useSite } from "#tests/site.ts";

const site = useSite();
let cookie = "";
beforeAll(async () => {
  cookie = await site.signIn(await createUser({ role: "admin", firstName: "Ida", lastName: "Editor" }));
});

async function change(body: object, as = cookie): Promise<{ status: number; answer: TaxonomyAnswer }> {
  const response = await site.request("/admin/taxonomy-changes", {
    method: "POST",
    body: JSON.stringify(body),
    headers: { cookie: as, "content-type": "application/json" },
  });
  return { status: response.status, answer: (await response.json()) as TaxonomyAnswer };
}

async function create(taxonomy: TaxonomyKey, fields: object, as = "category"): Promise<TaxonomyValue> {
  const { answer } = await change({ taxonomy, change: "create", as, fields });
  if (!answer.ok || answer.value === undefined) throw new Error(JSON.stringify(answer));
  return answer.value;
}

const page = async (path: string) => (await site.request(path, { headers: { cookie } })).text();
const slugsOf = async (key: TaxonomyKey) =>
  (
    await database().execute<{ slug: string }>(
      sql`select slug from categories where taxonomy = ${key} order by sort_order, lower(name), id`,
    )
  ).rows.map(({ slug }) => slug);
const auditOf = async (id: string) =>
  (
    await database().execute<{ action: string; before: object; after: object }>(
      sql`select action, before, after from audit_log where subject_kind = 'category' and subject_id = ${id} order by id`,
    )
  ).rows;

describe.each(TAXONOMIES)("$plural", ({ key }) => {
  test("a value is made, changed with its old address preserved, found stale by the slower editor, deleted and brought back", async () => {
    const made = await create(key, { name: `Paper ${key}`, icon: "🎁" });
    expect(made).toMatchObject({ slug: `paper-${key.toLowerCase()}`, sortOrder: 100, isFeatured: false, version: 1, giftCount: 0 });
    const wish = { taxonomy: key, change: "update", as: "category", id: made.id, version: 1 };
    const { answer } = await change({ ...wish, fields: { name: "Ribbon", slug: `ribbon ${key}`, isFeatured: true } });
    expect(answer).toMatchObject({ ok: true, value: { name: "Ribbon", slug: `ribbon-${key.toLowerCase()}`, icon: "🎁", version: 2 } });
    const slower = await change({ ...wish, fields: { name: "Bow" } });
    expect(slower).toMatchObject({ status: 409, answer: { reason: "stale", value: { name: "Ribbon", version: 2 } } });
    await createGift({ [key]: [`ribbon-${key.toLowerCase()}`] });

    expect((await change({ taxonomy: key, change: "delete", id: made.id })).answer).toEqual({ ok: true });
    expect(await slugsOf(key)).not.toContain(`ribbon-${key.toLowerCase()}`);
    expect((await change({ taxonomy: key, change: "delete", id: made.id })).status).toBe(404);
    expect((await change({ taxonomy: key, change: "restore", id: made.id })).answer).toEqual({ ok: true });
    const { rows } = await database().execute(sql`
      select (select count(*)::int from gift_categories where category_id = c.id) as gifts, icon, is_featured,
        (select target_id = c.id from slug_redirects where kind = ${key} and old_slug = ${made.slug}) as redirects
      from categories c where id = ${made.id}`);
    expect(rows).toEqual([{ gifts: 1, icon: "🎁", is_featured: true, redirects: true }]);
    expect((await auditOf(made.id)).map(({ action }) => action)).toEqual(["created", "updated", "deleted", "restored"]);
  });
});

describe("extras", () => {
  test("price tiers have a range, which is checked", async () => {
    expect(await create("priceTier", { name: "Small treats", minPriceCents: 0, maxPriceCents: 1999 })).toMatchObject({
      maxPriceCents: 1999,
    });
    const fields = { name: "Upside down", minPriceCents: 2000, maxPriceCents: 1999 };
    const { status, answer } = await change({ taxonomy: "priceTier", change: "create", as: "category", fields });
    expect([status, answer]).toEqual([
      422,
      { ok: false, reason: "invalid", errors: { maxPriceCents: "Must be at least the minimum price" } },
    ]);
  });

  test("occasions may be seasonal and nobody else; all have a color; unknown fields are refused (Z5)", async () => {
    expect(await create("occasion", { name: "Harvest", isSeasonal: true })).toMatchObject({ isSeasonal: true });
    expect(await create("interest", { name: "Bookbinding", color: "#b93a26" })).toMatchObject({ color: "#b93a26" });
    for (const fields of [
      { name: "Wrong", isSeasonal: true },
      { name: "Wrong", minPriceCents: 5 },
      { name: "Wrong", id: "mine" },
    ])
      expect((await change({ taxonomy: "theme", change: "create", as: "category", fields })).status).toBe(400);
    const pale = await change({ taxonomy: "interest", change: "create", as: "category", fields: { name: "Pale", color: "pale" } });
    expect(pale.answer).toMatchObject({ errors: { color: "Please enter a color such as #B93A26" } });
  });
});

/** More bytes than characters, and hardly to be compressed: more than a row of an index holds. */
const LETTERS = Array.from({ length: 1500 }, (_, place) => String.fromCodePoint(0x4e00 + ((place * 7919) % 20_000))).join("");

describe("validation texts", () => {
  test.each([
    ["category", { name: "  " }, { name: "Name is required" }],
    ["metadata", { name: "ab" }, { name: "Name must be at least 3 characters" }],
    ["category", { name: "x".repeat(121) }, { name: "Please use at most 120 characters." }],
    ["category", { name: "A\0b" }, { name: "Please remove any control characters." }],
    ["category", { name: "Fine", imageUrl: "javascript:alert(1)" }, { imageUrl: "Must be a valid image URL" }],
    ["category", { name: "Fine", imageUrl: `https://a.test/${LETTERS}` }, { imageUrl: "Please use at most 2,000 characters." }],
    ["category", { name: "Fine", sortOrder: -1 }, { sortOrder: "At least 0" }],
  ])("%s %j", async (as, fields, errors) => {
    const before = await slugsOf("theme");
    expect(await change({ taxonomy: "theme", change: "create", as, fields })).toEqual({
      status: 422,
      answer: { ok: false, reason: "invalid", errors },
    });
    expect(await slugsOf("theme")).toEqual(before);
  });

  test("metadata says name, slug and description, and leaves the rest as it is", async () => {
    const made = await create("theme", { name: "Under the sea", icon: "🐚", sortOrder: 7 });
    const { answer } = await change({
      taxonomy: "theme",
      change: "update",
      as: "metadata",
      id: made.id,
      version: 1,
      fields: { name: "under the ocean", slug: "", description: "Blue" },
    });
    expect(answer).toMatchObject({ value: { slug: "under-the-ocean", description: "Blue", icon: "🐚", sortOrder: 7 } });
    const html = await page("/admin/metadata?tab=gift_themes");
    expect(html).toContain("Under the Ocean");
    expect((await change({ taxonomy: "theme", change: "create", as: "metadata", fields: { name: "Icon", icon: "🐚" } })).status).toBe(400);
  });

  test("of two values of one name the second gets another slug, as does one of no letters", async () => {
    expect((await create("giftType", { name: "Candle" })).slug).toBe("candle");
    expect((await create("giftType", { name: "Candle" })).slug).toBe("candle-2");
    expect((await create("giftType", { name: "日本" })).slug).toBe("gift-type");
  });
});

test("merging: gifts follow, each once, the old slug and its own old slugs lead to the other one, and the log records it", async () => {
  const [from, into] = [await create("interest", { name: "Angling" }), await create("interest", { name: "Fishing" })];
  await change({
    taxonomy: "interest",
    change: "update",
    as: "category",
    id: from.id,
    version: 1,
    fields: { name: "Angling", slug: "rod" },
  });
  await createGift({ interest: ["rod"] });
  await createGift({ interest: ["rod", "fishing"] });
  expect((await change({ taxonomy: "interest", change: "merge", id: from.id, intoId: into.id })).answer).toEqual({ ok: true });
  const { rows } = await database().execute(sql`select count(*)::int as gifts from gift_categories where category_id = ${into.id}`);
  expect(rows).toEqual([{ gifts: 2 }]);
  for (const old of ["rod", "angling"]) {
    const response = await site.request(`/category/interest/${old}`);
    expect([response.status, response.headers.get("location")]).toEqual([301, "/category/interest/fishing"]);
  }
  expect((await auditOf(into.id)).at(-1)).toMatchObject({ action: "merged", before: { merged: "Angling", slug: "rod" } });
  expect((await change({ taxonomy: "interest", change: "merge", id: from.id, intoId: into.id })).status).toBe(404);
  expect((await change({ taxonomy: "interest", change: "merge", id: into.id, intoId: into.id })).status).toBe(404);
});

test("two editors who merge a pair both ways at the same time leave one value", async () => {
  const [one, other] = [await create("useCase", { name: "Desk" }), await create("useCase", { name: "Office" })];
  const outcomes = await Promise.all([
    change({ taxonomy: "useCase", change: "merge", id: one.id, intoId: other.id }),
    change({ taxonomy: "useCase", change: "merge", id: other.id, intoId: one.id }),
  ]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 404]);
});

test("the order is changed, the pages of shoppers follow, and a new value comes last", async () => {
  const [a, b, c] = [
    await create("ageRange", { name: "A" }),
    await create("ageRange", { name: "B" }),
    await create("ageRange", { name: "C" }),
  ];
  const own = async () => (await slugsOf("ageRange")).filter((slug) => ["a", "b", "c", "d"].includes(slug));
  expect(await own()).toEqual(["a", "b", "c"]);
  expect((await change({ taxonomy: "ageRange", change: "place", id: c.id, beforeId: a.id })).answer).toEqual({ ok: true });
  expect(await own()).toEqual(["c", "a", "b"]);
  await change({ taxonomy: "ageRange", change: "place", id: a.id, beforeId: null });
  await create("ageRange", { name: "D" });
  expect(await own()).toEqual(["c", "b", "a", "d"]);
  const gone = { taxonomy: "ageRange", change: "place", id: b.id, beforeId: "00000000-0000-4000-8000-000000000000" };
  expect((await change(gone)).status).toBe(404);
  expect((await auditOf(c.id)).at(-1)).toMatchObject({ action: "reordered" });
});

test("Z1: a user without the role gets a refusal and changes nothing; I3: nonsense is a 400", async () => {
  const before = await slugsOf("giftType");
  const shopper = await site.signIn(await createUser());
  const wish = { taxonomy: "giftType", change: "create", as: "category", fields: { name: "Sneaky" } };
  expect((await change(wish, shopper)).status).toBe(403);
  expect((await change(wish, "")).status).toBe(401);
  for (const body of [{ ...wish, taxonomy: "users" }, { ...wish, extra: 1 }, { change: "drop" }, { ...wish, change: "delete", id: "x" }])
    expect((await change(body)).status).toBe(400);
  expect(await slugsOf("giftType")).toEqual(before);
});

describe("the screens", () => {
  test("Gift Category Management: eleven tabs, cards with what there is to know", async () => {
    await createCategory("occasion", { slug: "may-day", name: "May Day'S", sortOrder: 3 });
    const html = await page("/admin/categories?tab=gift_occasion_types");
    expect(html).toContain("Gift Category Management");
    for (const tab of [
      "Gift Types",
      "Recipients",
      "Occasions",
      "Themes",
      "Price Tiers",
      "Personality",
      "Seasonal",
      "Eco Labels",
      "Use Cases",
      "Age Ranges",
      "Interests",
    ])
      expect(html).toContain(`>${tab}</a>`);
    expect(html).toContain("May Day&#x27;s");
    expect(await page("/admin/categories?tab=gift_seasonal_tags")).not.toContain("May Day");
  });

  test("empty states", async () => {
    await database().execute(sql`delete from categories where taxonomy = 'ecoLabel'`);
    const cards = await page("/admin/categories?tab=gift_eco_labels");
    expect([cards.includes("No categories found"), cards.includes("Add Your First Category")]).toEqual([true, true]);
    const table = await page("/admin/metadata?tab=gift_eco_labels");
    expect([table.includes("Gift Metadata Management"), table.includes("No Eco Labels found.")]).toEqual([true, true]);
  });

  test("a taxonomy that cannot be read: 'Failed to load categories' names it, 'Error fetching data' on metadata; the others go on", async () => {
    // Its price in cents is larger than the statement's integers.
    await database().execute(
      sql`insert into categories (taxonomy, name, slug, min_price_cents) values ('theme', 'Unreadable', 'unreadable', 9999999900)`,
    );
    try {
      const cards = await page("/admin/categories?tab=gift_themes");
      expect([cards.includes("Failed to load categories"), cards.includes("gift_themes couldn’t be read")]).toEqual([true, true]);
      expect(await page("/admin/metadata?tab=gift_themes")).toContain("Error fetching data");
      expect(await page("/admin/categories?tab=gift_types")).not.toContain("Failed to load categories");
    } finally {
      await database().execute(sql`delete from categories where slug = 'unreadable'`);
    }
  });
});
