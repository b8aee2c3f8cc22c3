import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { NEW_COLLECTION } from "#app/features/collections/collection-form.ts";
import type { CollectionDocument } from "#app/features/collections/types.ts";
import type { Role } from "#app/features/accounts/types.ts";
import { database } from "#app/platform/db/database.server.ts";
import { createGift } from "#tests/factories/gifts.ts";
import { makePost } from "#tests/factories/posts.ts";
import { createUser } from "#tests/factories/users.ts";
import { useSite } from "#tests/site.ts";
import { freshAddress, postForm } from "./forms.ts";

const site = useSite();
const read = async (path: string, cookie = "") => (await site.request(path, { from: freshAddress(), headers: { cookie } })).text();
const statusOf = async (path: string, cookie = "") => (await site.request(path, { from: freshAddress(), headers: { cookie } })).status;

const DOCUMENT: CollectionDocument = {
  ...NEW_COLLECTION,
  title: "Zeppelin gifts",
  slug: "zeppelin-gifts",
  lead: "For people who look up.",
  story: "One.\n\nTwo <script>alert(1)</script>.",
  values: { interest: ["zeppelins"] },
  state: "shown",
};
let gift: { id: string; slug: string };
let editor: Awaited<ReturnType<typeof signIn>>;

async function signIn(role: Role) {
  const cookie = await site.signIn(await createUser({ role }));
  const send = async (path: string, body: BodyInit, type: string) => {
    const response = await site.request(path, { method: "POST", from: freshAddress(), body, headers: { cookie, "content-type": type } });
    await site.settle();
    return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
  };
  const sendJson = (path: string, sent: object) => send(path, JSON.stringify(sent), "application/json");
  return {
    cookie,
    sendJson,
    save: (changes: object = {}, ref = "new", basedOn = 0) =>
      sendJson("/admin/collections/save", { ref, basedOn, document: { ...DOCUMENT, ...changes } }),
    importFile: (text: string) => send("/admin/collections/import", text, "text/csv"),
    change: async (intent: string, id: string) => {
      const response = await postForm(site, "/admin/collections", { intent, id }, { cookie });
      await site.settle();
      return { status: response.status, html: await response.text() };
    },
  };
}
const make = async (changes: object = {}) => String((await editor.save(changes)).answer.ref);

beforeAll(async () => {
  editor = await signIn("editor");
  gift = await createGift({ name: "Zeppelin lamp", interest: ["zeppelins"], price: "20.00", image: "/media/lamp" });
  await createGift({ name: "Brass altimeter", interest: ["zeppelins"], price: "10.00" });
  await makePost({ slug: "look-up", content: "Look up.\n\n[[collection:zeppelin-gifts]]" });
});
beforeEach(async () => {
  await database().execute(sql`delete from collections`);
  await site.settle();
});

describe("the page of a collection", () => {
  test("shows its gifts, its text as text, and what search engines and link previews want", async () => {
    await make({ sort: "price-asc", seoTitle: "Gifts for zeppelin lovers", metaDescription: "Lamps and altimeters." });
    const html = await read("/collections/zeppelin-gifts");
    expect(html).toContain("<title>Gifts for zeppelin lovers | Presently</title>");
    expect(html).toContain('<meta name="description" content="Lamps and altimeters."/>');
    expect(html).toContain('href="http://site.test/collections/zeppelin-gifts"');
    expect(html).toContain("http://site.test/share-pictures/collections/zeppelin-gifts.png");
    expect(html).toMatch(/"@type":"ItemList","name":"Zeppelin gifts","numberOfItems":2/);
    expect(html).not.toContain("<script>alert");
    expect(html.indexOf("Brass altimeter")).toBeLessThan(html.lastIndexOf("Zeppelin lamp"));
    const turned = await read("/collections/zeppelin-gifts?sort=price-desc");
    expect(turned.indexOf(">Zeppelin lamp<")).toBeLessThan(turned.indexOf(">Brass altimeter<"));
    expect(turned).toContain('rel="canonical" href="http://site.test/collections/zeppelin-gifts"');
    const picture = await site.request("/share-pictures/collections/zeppelin-gifts.png", { from: freshAddress() });
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
  });

  test("is cached, and anew as soon as the collection or a gift of it changes", async () => {
    const id = await make();
    const lookUp = async () => {
      const response = await site.request("/collections/zeppelin-gifts", { from: freshAddress() });
      return response.text();
    };
    await lookUp();
    const kept = site.pageCache.size;
    await lookUp();
    expect(site.pageCache.size).toBe(kept);
    await editor.save({ title: "Airship gifts" }, id, 1);
    expect(await lookUp()).toContain("Airship gifts");
    await database().execute(sql`update gifts set name = 'Zeppelin lantern' where id = ${gift.id}`);
    await site.settle();
    expect(await lookUp()).toContain("Zeppelin lantern");
    const late = await createGift({ name: "Silk windsock", interest: ["zeppelins"] });
    await site.settle();
    expect(await lookUp()).toContain("Silk windsock");
    await database().execute(sql`delete from gifts where id = ${late.id}`);
    await database().execute(sql`update gifts set name = 'Zeppelin lamp' where id = ${gift.id}`);
    await site.settle();
    expect(await lookUp()).not.toContain("Silk windsock");
  });

  test("begins and ends by itself, to the second, on cached pages too", async () => {
    const soon = new Date(Date.now() + 1500);
    const later = new Date(Date.now() + 3500);
    await make({ shownFrom: soon.toISOString(), shownUntil: later.toISOString() });
    const isListed = async () => (await read("/collections")).includes("Zeppelin gifts");
    expect([await statusOf("/collections/zeppelin-gifts"), await isListed()]).toEqual([404, false]);
    await expect.poll(isListed, { timeout: 3000, interval: 100 }).toBe(true);
    expect(await statusOf("/collections/zeppelin-gifts")).toBe(200);
    await expect.poll(isListed, { timeout: 4000, interval: 100 }).toBe(false);
    expect(await statusOf("/collections/zeppelin-gifts")).toBe(404);
  });

  test("a former slug leads to the present one with its query; a page too far leads to the last one", async () => {
    const id = await make();
    await editor.save({ slug: "airship-gifts" }, id, 1);
    const moved = await site.request("/collections/zeppelin-gifts?sort=newest", { from: freshAddress() });
    expect([moved.status, moved.headers.get("location")]).toEqual([301, "/collections/airship-gifts?sort=newest"]);
    const far = await site.request("/collections/airship-gifts?page=99", { from: freshAddress() });
    expect([far.status, far.headers.get("location")]).toEqual([302, "/collections/airship-gifts"]);
  });

  test("I1, I3: what its address does not know means the usual", async () => {
    await make();
    for (const query of ["?sort=__proto__", "?page=-1", "?page=1e9", "?sort=%00", "?sort=own&sort=x"])
      expect([query, await statusOf(`/collections/zeppelin-gifts${query}`)]).toEqual([query, 200]);
    for (const slug of ["..%2f", "a".repeat(400), "__proto__"]) expect(await statusOf(`/collections/${slug}`)).toBe(404);
  });
});

/** Where shoppers and programs meet the collection. */
async function doors(): Promise<Record<string, boolean>> {
  const has = async (path: string) => (await read(path)).includes("/collections/zeppelin-gifts");
  return {
    page: (await statusOf("/collections/zeppelin-gifts")) === 200,
    index: await has("/collections"),
    categories: await has("/categories"),
    search: await has("/search?q=zeppelin"),
    dialog: await has("/api/v1/search?q=zeppelin"),
    api: await has("/api/v1/collections"),
    sitemap: await has("/sitemaps/collections.xml"),
    post: await has("/blog/look-up"),
    footer: (await read("/about")).includes('href="/collections"'),
  };
}
const ALL = { page: true, index: true, categories: true, search: true, dialog: true, api: true, sitemap: true, post: true, footer: true };
const NONE = Object.fromEntries(Object.keys(ALL).map((door) => [door, false]));

describe("Z6: a collection that is shown is at every door", () => {
  test("and one that is a draft, deleted, or not of this day is at none; deleting can be undone", async () => {
    expect(await doors()).toEqual(NONE);
    const id = await make();
    expect(await doors()).toEqual(ALL);
    await editor.save({ state: "draft" }, id, 1);
    expect(await doors()).toEqual(NONE);
    await editor.save({ shownFrom: "2099-01-01T00:00:00Z" }, id, 2);
    // The footer names the page of all collections for as long as one will be shown.
    expect(await doors()).toEqual({ ...NONE, footer: true });
    await editor.save({}, id, 3);
    expect(await doors()).toEqual(ALL);
    const deleted = await editor.change("delete", id);
    expect([deleted.status, deleted.html.includes("You can restore it for 30 days.")]).toEqual([200, true]);
    expect(await doors()).toEqual(NONE);
    expect((await editor.change("restore", id)).status).toBe(200);
    expect(await doors()).toEqual(ALL);
    expect((await editor.change("restore", id)).status).toBe(409);
  });

  test("one without a gift has its page, and no tile", async () => {
    await make({ values: { interest: ["nobody-likes-this"] } });
    expect(await doors()).toMatchObject({ page: true, index: false, post: false, sitemap: true });
    expect(await read("/collections/zeppelin-gifts")).toContain("Nothing here at the moment");
  });
});

describe("the editor", () => {
  test("C1, Z5: a stale save is told what was saved; what the form does not have is refused; what is wrong is said", async () => {
    const id = await make();
    expect((await editor.save({ lead: "First" }, id, 1)).status).toBe(200);
    expect(await editor.save({ lead: "Second" }, id, 1)).toMatchObject({
      status: 409,
      answer: { reason: "stale", version: 2, savedBy: "Ada Lovelace", document: { lead: "First" } },
    });
    expect(await editor.save()).toMatchObject({ status: 422, answer: { errors: { slug: "Another collection has this slug." } } });
    expect(await editor.save({ slug: "x", values: {} })).toMatchObject({
      status: 422,
      answer: { errors: { isByRule: "Please say what the gifts have in common." } },
    });
    expect((await editor.save({ surprise: 1 })).status).toBe(400);
    expect((await editor.save({}, crypto.randomUUID())).status).toBe(404);
    expect(await read(`/admin/collections/${id}?version=1`, editor.cookie)).toContain("This is version");
    expect(await statusOf(`/admin/collections/${id}?version=9`, editor.cookie)).toBe(404);
  });

  test("lists the gifts of what stands in the form, and says what is wrong in it", async () => {
    const { title: _title, slug: _slug, lead: _lead, story: _story, image: _image, imageAlt: _alt, ...others } = DOCUMENT;
    const { state: _state, shownFrom: _from, shownUntil: _until, seoTitle: _seo, metaDescription: _meta, ...pick } = others;
    const ask = (changes: object) => editor.sendJson("/admin/collections/matches", { ...pick, ...changes });
    expect(await ask({ maxPrice: "15" })).toMatchObject({
      status: 200,
      answer: { ok: true, total: 1, gifts: [{ name: "Brass altimeter" }] },
    });
    expect(await ask({ leftOut: [gift.id] })).toMatchObject({ answer: { total: 1, chosen: [{ name: "Zeppelin lamp", isShown: true }] } });
    expect(await ask({ maxPrice: "cheap" })).toMatchObject({
      status: 422,
      answer: { ok: false, errors: { maxPrice: expect.any(String) } },
    });
    expect((await ask({ title: "x" })).status).toBe(400);
  });

  test("shows a draft as shoppers will see it, to those with a role alone", async () => {
    const id = await make({ state: "draft" });
    const html = await read(`/admin/collections/${id}/preview`, editor.cookie);
    expect(html).toContain("A preview: shoppers can’t see this collection yet.");
    expect(html).toContain("Zeppelin lamp");
    expect(html).toContain('<meta name="robots" content="noindex');
    const viewer = await signIn("viewer");
    expect(await statusOf(`/admin/collections/${id}/preview`, viewer.cookie)).toBe(200);
    const author = await signIn("author");
    expect(await statusOf(`/admin/collections/${id}/preview`, author.cookie)).toBe(403);
    expect((await viewer.save()).status).toBe(403);
  });

  test("O4: gives all collections as a file and takes it back, whole or not at all", async () => {
    await make({ title: "=Zeppelins" });
    const file = await read("/admin/collections/export.csv", editor.cookie);
    expect(file).toContain("'=Zeppelins");
    expect(await editor.importFile(file)).toMatchObject({ status: 200, answer: { ok: true, saved: 1 } });
    expect(await editor.importFile("title,gifts\nNew,no-such-gift\n")).toMatchObject({
      status: 422,
      answer: { ok: false, faults: [{ line: 2, column: "gifts", reason: "There’s no gift “no-such-gift”." }] },
    });
    const tooLong = await site.request("/admin/collections/import", {
      method: "POST",
      from: freshAddress(),
      body: "x".repeat(1_000_001),
      headers: { cookie: editor.cookie, "content-type": "text/csv" },
    });
    expect(tooLong.status).toBe(413);
  });
});

test("the editor of a post finds collections, and is told of a slug that none has", async () => {
  await make();
  const choices = JSON.parse(await read("/admin/blog/collection-choices", editor.cookie)) as { collections: object[] };
  // The altimeter has no picture of its own, so its drawing comes after.
  const cover = ["/media/lamp", expect.stringMatching(/^\/media\/stills-1\//)];
  expect(choices.collections).toMatchObject([{ slug: "zeppelin-gifts", gifts: 2, cover }]);
  const preview = await editor.sendJson("/admin/blog/preview", { content: "[[collection:zeppelin-gifts]]\n\n[[collection:none]]" });
  expect(preview.answer).toMatchObject({
    blocks: [{ kind: "collections", collections: [{ title: "Zeppelin gifts" }] }],
    missingCollections: ["none"],
  });
});
