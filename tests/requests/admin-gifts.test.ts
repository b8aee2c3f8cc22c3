import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { emptyGiftForm, type GiftForm } from "#app/features/catalogue/editing/gift-form.ts";
import { database } from "#app/platform/db/database.server.ts";
import { createCategory, createGift } from "#tests/factories/gifts.ts";
import { createUser } from "#tests/factories/users.ts";
import { useSite } from "#tests/site.ts";

const site = useSite();
let admin = "";
let shopper = "";

beforeAll(async () => {
  admin = await site.signIn(await createUser({ role: "admin", firstName: "Eve", lastName: "Editor" }));
  shopper = await site.signIn(await createUser());
});
beforeEach(async () => {
  await database().execute(sql`delete from gifts`);
});

const get = async (path: string, cookie = admin) => site.request(path, { headers: { cookie } });
const page = async (path: string) => (await get(path)).text();
function change(body: unknown, { cookie = admin, origin }: { cookie?: string; origin?: string } = {}): Promise<Response> {
  return site.request("/admin/gifts/changes", {
    method: "POST",
    body: JSON.stringify(body),
    headers: { cookie, "content-type": "application/json", accept: "application/json", ...(origin === undefined ? {} : { origin }) },
  });
}
const formOf = (values: Partial<GiftForm> = {}): GiftForm => ({
  ...emptyGiftForm(),
  name: "Clay Mug",
  price: "24.50",
  image: "https://shop.test/mug.jpg",
  affiliateUrl: "https://shop.test/mug",
  ...values,
});
const saving = (form: unknown, target: { id?: string | null; version?: number } = {}) => ({
  change: "save",
  id: null,
  version: 0,
  isPriceFresh: false,
  isFromStoreApi: false,
  aiCategories: null,
  form,
  ...target,
});

describe("the screen", () => {
  test("an empty catalogue says so and offers the first gift", async () => {
    const html = await page("/admin/gifts");
    for (const text of [
      "Gift Management",
      "Add, edit, and manage gifts in the catalog",
      "Search gifts by name, description, or price...",
      "No gifts in the catalog",
      "No gifts found. Add your first gift above.",
      "Add First Gift",
      "Add New Gift",
      "Refresh",
    ])
      expect(html).toContain(text);
  });

  test("a row says what a gift is; a search without a match says that, and the way out", async () => {
    await createGift({ name: "Clay Mug", price: "24.50", shippingDays: 3, giftType: ["home"], affiliateUrl: "https://shop.test/mug" });
    await createGift({ name: "Lamp", inStock: false });
    const html = await page("/admin/gifts");
    for (const text of ["Clay Mug", "$24.50", "Home", "In Stock", "Out of Stock", "Ships in 3 days", 'href="https://shop.test/mug"'])
      expect(html.replaceAll("<!-- -->", "")).toContain(text);
    const nothing = await page("/admin/gifts?q=zzz&price=over-100");
    expect(nothing).toContain("No gifts match your search or filters.");
    expect(nothing).toContain("Clear All Filters");
    expect(nothing).toContain("Over $100");
    expect(nothing).toContain("Clear all");
  });

  test("O5: it is nobody else's, and not for search engines", async () => {
    const answer = await get("/admin/gifts");
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(await answer.text()).toContain("noindex");
  });

  test("without categories the form says so and offers to look again", async () => {
    const html = await page("/admin/gifts/new");
    expect(html).toContain("Error loading categories");
    expect(html).toContain("Unable to load category data. Please try refreshing the data.");
    expect(html).toContain("Refresh Categories");
  });

  test("a gift that is not there is 404", async () => {
    for (const id of ["00000000-0000-4000-8000-000000000000", "no-id"]) {
      const answer = await get(`/admin/gifts/${id}`);
      expect(answer.status).toBe(404);
    }
  });
});

describe("the door", () => {
  test("Z1: only admins change gifts, and only from our pages (A9)", async () => {
    const answer = await change(saving(formOf()), { cookie: shopper });
    expect(answer.status).toBe(403);
    expect((await change(saving(formOf()), { origin: "https://evil.test" })).status).toBe(403);
    expect((await database().execute(sql`select from gifts`)).rows).toEqual([]);
  });

  test("Z5, I3: what our pages do not send is refused, not broken on", async () => {
    for (const body of [
      {},
      { change: "drop" },
      { ...saving(formOf()), role: "admin" },
      { change: "delete", ids: [] },
      { change: "delete", ids: ["x"] },
      { change: "cell", id: "00000000-0000-4000-8000-000000000000", version: 1, field: "slug", was: "a", value: "b" },
      { change: "create-category", taxonomy: "users", name: "x" },
      { change: "create-category", taxonomy: "theme", name: "a\0b" },
      { change: "delete", ids: Array.from({ length: 501 }, () => "00000000-0000-4000-8000-000000000000") },
    ])
      expect((await change(body)).status, JSON.stringify(body).slice(0, 80)).toBe(400);
    expect((await change(saving({ ...formOf(), version: 2 }))).status).toBe(400);
    expect((await change(saving(null))).status).toBe(422);
  });

  test("I2: a body of more than 100 kB is too large", async () => {
    expect((await change(saving(formOf({ description: "x".repeat(120_000) })))).status).toBe(413);
  });
});

describe("changes", () => {
  test("a gift is saved, edited, and its page follows immediately", async () => {
    const saved = (await (await change(saving(formOf()))).json()) as { ok: boolean; id: string; version: number };
    expect(saved.ok).toBe(true);
    expect(await (await site.request(`/gifts/${saved.id}`)).text()).toContain("Clay Mug");
    await change(saving(formOf({ name: "Blue Mug" }), { id: saved.id, version: saved.version }));
    await site.settle();
    expect(await (await site.request(`/gifts/${saved.id}`)).text()).toContain("Blue Mug");
  });

  test("every fault comes back beside its field", async () => {
    const answer = await change(saving({ ...emptyGiftForm(), slug: "x" }));
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      ok: false,
      reason: "invalid",
      errors: {
        name: "Name must be at least 3 characters",
        slug: "Slug must be at least 3 characters",
        price: "Price must be positive",
        image: "Must be a valid image URL",
        affiliateUrl: "Must be a valid URL",
      },
    });
  });

  test("C1: a stale form is a conflict, and shows what another editor has saved", async () => {
    const { id, version } = (await (await change(saving(formOf()))).json()) as { id: string; version: number };
    await change(saving(formOf({ price: "30" }), { id, version }));
    const answer = await change(saving(formOf({ name: "Mine" }), { id, version }));
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({
      reason: "conflict",
      savedBy: "Eve Editor",
      theirs: { form: { price: "30.00", name: "Clay Mug" } },
    });
  });

  test("an update of a gift that is gone, and deleting one, is told", async () => {
    const gone = "00000000-0000-4000-8000-000000000000";
    expect((await change(saving(formOf(), { id: gone, version: 1 }))).status).toBe(404);
    expect((await change({ change: "delete", ids: [gone] })).status).toBe(404);
    expect((await change({ change: "restore", batchId: gone })).status).toBe(404);
  });

  test("deleting, and taking it back; its page goes and comes", async () => {
    const gift = await createGift({ name: "Lamp", giftType: ["home"] });
    const { batchId } = (await (await change({ change: "delete", ids: [gift.id] })).json()) as { batchId: string };
    await site.settle();
    expect((await site.request(`/gifts/${gift.id}`)).status).toBe(404);
    expect(await (await change({ change: "restore", batchId })).json()).toEqual({ ok: true, ids: [gift.id] });
    await site.settle();
    expect((await site.request(`/gifts/${gift.id}`)).status).toBe(200);
  });

  test("suggestions come from the gift's words, only of values that the shop has", async () => {
    await createCategory("interest", { slug: "gardening", name: "Gardening" });
    const answer = await change({
      change: "categorize",
      id: null,
      isFromStoreApi: false,
      name: "Garden tool set",
      description: "A trowel and pruning shears for the gardener.",
    });
    const { suggestions, engine } = (await answer.json()) as { suggestions: { slug: string; confidence: number }[]; engine: string };
    expect(engine).toBe("words");
    expect(suggestions.map(({ slug }) => slug)).toContain("gardening");
    for (const { confidence } of suggestions) expect(confidence).toBeGreaterThan(0.5);
    expect(await (await change({ change: "categorize", id: null, isFromStoreApi: false, name: " ", description: "" })).json()).toEqual({
      ok: false,
      reason: "name-missing",
    });
  });

  test("the look-up's failures in the words of the specification", async () => {
    const messageFor = async (affiliateUrl: string) =>
      ((await (await change({ change: "look-up", affiliateUrl })).json()) as { message?: string; reason: string }).message;
    expect(await messageFor("https://www.amazon.com/")).toBe(
      "Could not find a valid product ID in the URL. Please use a direct Amazon product URL.",
    );
    expect(await messageFor("https://www.amazon.eg/dp/B0ABCDEF12")).toContain("may be from a different marketplace");
    expect(await messageFor("http://10.0.0.1/mug")).toContain("No product found with this URL");
    expect(await (await change({ change: "look-up", affiliateUrl: " " })).json()).toEqual({ ok: false, reason: "url-required" });
    const sample = await (await change({ change: "look-up", affiliateUrl: "https://www.amazon.com/dp/B0ABCDEF12" })).json();
    expect(sample).toMatchObject({ ok: true, product: { source: "sample" } });
  });
});

describe("what nobody has stated", () => {
  const stored = async () =>
    (await database().execute<Record<string, unknown>>(sql`select image, affiliate_url, shipping_days, name from gifts`)).rows;

  test("0 days of delivery, with which the form begins, is said of a gift nowhere", async () => {
    const { id } = (await (await change(saving(formOf({ shippingDays: "0" })))).json()) as { id: string };
    expect(await stored()).toMatchObject([{ shipping_days: null }]);
    for (const path of [`/gifts/${id}`, "/admin/gifts", `/gift-finder?said=mug&text=mug+by+tomorrow`])
      expect(await page(path)).not.toMatch(/ships today|ships in 0|there today/i);
    expect(await (await get(`/api/v1/gifts/${id}`)).json()).toMatchObject({ shippingDays: null });
    const [header = "", row = ""] = (await page("/admin/gifts/export.csv")).split("\r\n");
    expect(row.split(",")[header.split(",").indexOf("shipping_days")]).toBe("");
  });

  test("0 means the same in every write", async () => {
    const gift = await createGift({ name: "Lamp", shippingDays: 0 });
    await database().execute(sql`update gifts set shipping_days = 0 where id = ${gift.id}`);
    expect(await stored()).toMatchObject([{ shipping_days: null }]);
    await database().execute(sql`update gifts set shipping_days = 4 where id = ${gift.id}`);
    expect(await stored()).toMatchObject([{ shipping_days: 4 }]);
  });

  test("a gift that was imported without picture and store link is saved without; a wrong address is not", async () => {
    const gift = await createGift({ name: "Bare Mug", image: null, affiliateUrl: null });
    const { rows } = await database().execute<{ version: number }>(sql`select version from gifts where id = ${gift.id}`);
    const bare = formOf({ name: "Bare Mug, renamed", image: "", affiliateUrl: "" });
    const target = { id: gift.id, version: rows[0]?.version };
    expect(await (await change(saving({ ...bare, image: "mug" }, target))).json()).toMatchObject({
      reason: "invalid",
      errors: { image: "Must be a valid image URL" },
    });
    expect(await (await change(saving(bare, target))).json()).toMatchObject({ ok: true });
    expect(await stored()).toMatchObject([{ name: "Bare Mug, renamed", image: null, affiliate_url: null }]);
    expect(await (await change(saving(bare))).json(), "a new gift").toMatchObject({
      errors: { image: "Must be a valid image URL", affiliateUrl: "Must be a valid URL" },
    });
  });
});

test("what the form sends with suggestions is stored with the gift; what does not fit the schema is named, with the request's id", async () => {
  const aiCategories = { theme: [{ slug: "cozy", confidence: 0.8 }] };
  const saved = await change({ ...saving(formOf()), aiCategories });
  expect(await saved.json()).toMatchObject({ ok: true });
  const { rows } = await database().execute(sql`select ai_categories from gifts`);
  expect(rows).toEqual([{ ai_categories: aiCategories }]);
  const refused = await change({ ...saving(formOf()), aiCategories: { theme: [{ taxonomy: "theme", slug: "cozy", confidence: 0.8 }] } });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({
    detail: "This page sent something the server doesn’t accept: aiCategories.theme.0.taxonomy (unrecognized_keys).",
    requestId: refused.headers.get("x-request-id"),
  });
  const foreign = await change(saving({ ...formOf(), colour: "red" }));
  expect([foreign.status, ((await foreign.json()) as { detail: string }).detail]).toEqual([
    400,
    "This page sent something the server doesn’t accept: colour (unrecognized_keys).",
  ]);
});

describe("the audit log", () => {
  test("shows who changed what, and can be narrowed by kind, person and day", async () => {
    const saved = (await (await change(saving(formOf({ name: "Audited Mug" })))).json()) as { id: string; version: number };
    await change(saving(formOf({ name: "Audited Mug", price: "31" }), { id: saved.id, version: saved.version }));
    const html = (await page("/admin/audit?kind=gift")).replaceAll("<!-- -->", "");
    for (const text of ["Eve Editor", "Audited Mug", "Updated", "24.50", "31.00"]) expect(html).toContain(text);
    expect(await page("/admin/audit?kind=media")).toContain("Nothing matches these filters. Try clearing some of them.");
    expect(await page("/admin/audit?from=2020-01-01&until=2020-01-02")).toContain(
      "Nothing matches these filters. Try clearing some of them.",
    );
    expect(await page("/admin/audit?from=0001-01-01&until=9999-12-31"), "all of it").toContain("kind=gift");
    for (const day of ["0000-01-01", "9999-12-31", "+010000-01-01", "2026-02-30"]) {
      expect((await get(`/admin/audit?from=${encodeURIComponent(day)}&until=${encodeURIComponent(day)}`)).status, day).toBe(200);
    }
    expect((await get("/admin/audit?kind=nonsense&actor=x&page=-1")).status).toBe(200);
  });
});

describe("people", () => {
  test("are found by a part of name or address, and given a role from there", async () => {
    const grace = await createUser({ firstName: "Grace", lastName: "Hopper", email: "grace.hopper@example.com" });
    await createUser({ firstName: "Alan", lastName: "Turing" });
    const html = await page("/admin/people?people=hopp");
    expect(html).toContain("grace.hopper@example.com");
    expect(html).not.toContain("Alan Turing");
    expect(await page("/admin/people?people=%25")).toContain("No one matches your search");
    const answer = await site.request("/admin/people", {
      method: "POST",
      body: new URLSearchParams({ intent: "change-role", id: grace.id, role: "admin" }).toString(),
      headers: { cookie: admin, "content-type": "application/x-www-form-urlencoded" },
    });
    expect(answer.status).toBe(303);
    expect(await page("/admin/audit?kind=user")).toContain("Grace Hopper");
  });
});
