import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { BulkStep } from "#app/features/catalogue/editing/answers.ts";
import { database } from "#app/platform/db/database.server.ts";
import { createGift } from "#tests/factories/gifts.ts";
import { createUser } from "#tests/factories/users.ts";
import { useSite } from "#tests/site.ts";

const site = useSite();
const people = { editor: "", viewer: "" };

beforeAll(async () => {
  people.editor = await site.signIn(await createUser({ role: "editor", firstName: "Eve", lastName: "Editor" }));
  people.viewer = await site.signIn(await createUser({ role: "viewer" }));
});
beforeEach(async () => {
  await database().execute(sql`delete from gifts`);
  await database().execute(sql`delete from gift_views`);
});

const get = (path: string, who: keyof typeof people = "editor") => site.request(path, { headers: { cookie: people[who] } });
const page = async (path: string, who: keyof typeof people = "editor") => (await (await get(path, who)).text()).replaceAll("<!-- -->", "");
const post = (path: string, body: unknown, who: keyof typeof people = "editor") =>
  site.request(path, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { cookie: people[who], "content-type": "application/json", accept: "application/json" },
  });
const bulk = async (body: unknown) =>
  (await (await post("/admin/gifts/bulk", body)).text())
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as BulkStep);

describe("the table", () => {
  test("has the columns and the size of the page of its address, else those that were chosen last, else the usual", async () => {
    for (let number = 0; number < 30; number++) await createGift({ name: `Mug ${number}`, brandName: `Brand ${number}` });
    const rows = (html: string) => html.match(/data-row-id/g)?.length;
    const usual = await page("/admin/gifts");
    expect([rows(usual), usual.includes(">Brand 3<"), usual.includes("Change the gift types of")]).toEqual([25, false, true]);
    const addressed = await page("/admin/gifts?show=50&columns=brand");
    expect([rows(addressed), addressed.includes(">Brand 3<"), addressed.includes("Change the gift types of")]).toEqual([30, true, false]);
    const remember = { change: "remember", habits: { columns: ["brand"], size: 50 } };
    expect((await post("/admin/gifts/views", remember)).status).toBe(200);
    const chosen = await page("/admin/gifts");
    expect([rows(chosen), chosen.includes(">Brand 3<")]).toEqual([30, true]);
    expect(rows(await page("/admin/gifts?show=25"))).toBe(25);
    expect(rows(await page("/admin/gifts", "viewer")), "of others they are their own").toBe(25);
    await post("/admin/gifts/views", { change: "remember", habits: { columns: null, size: null } });
  });

  test("is filtered by every taxonomy and brand, in names that shoppers know", async () => {
    await createGift({ name: "Mug", theme: ["cozy"], brandName: "Mühle & Co" });
    await createGift({ name: "Lamp", useCase: ["desk"] });
    const html = await page("/admin/gifts?theme=cozy&brand=M%C3%BChle+%26+Co");
    expect([html.includes("Cozy"), html.includes(">Mug<"), html.includes(">Lamp<")]).toEqual([true, true, false]);
    expect(await page("/admin/gifts?use-case=desk&theme=cozy")).toContain("No gifts match your search or filters.");
    expect(await (await get("/admin/gifts/brands")).json()).toEqual({ brands: ["Mühle & Co"] });
  });

  test("offers somebody who may only read neither cells nor boxes, but the views that others share", async () => {
    await createGift({ name: "Mug" });
    await post("/admin/gifts/views", { change: "save", name: "Sold out", query: "?stock=out", isShared: true });
    const html = await page("/admin/gifts", "viewer");
    expect([html.includes("data-cell"), html.includes("Select Mug")]).toEqual([false, false]);
    expect(html).toContain("Views");
    expect((await post("/admin/gifts/views", { change: "save", name: "x", query: "", isShared: true }, "viewer")).status).toBe(403);
  });
});

describe("bulk changes", () => {
  test("change what a search finds, are listed under Past changes, and are undone from there", async () => {
    const gifts = await Promise.all(["Mug one", "Mug two"].map((name) => createGift({ name, price: "10.00" })));
    const deed = { kind: "price", by: "percent", step: "20" };
    expect(await bulk({ of: { search: "?q=mug", except: [], count: 3 }, deed })).toEqual([{ kind: "differs", count: 2 }]);
    const steps = await bulk({ of: { search: "?q=mug", except: [], count: 2 }, deed });
    expect(steps.at(-1)).toMatchObject({ kind: "changed", changed: 2 });
    await site.settle();
    expect(await page(`/gifts/${gifts[0]?.id}`)).toContain("$12.00");
    expect(await page("/admin/gifts/past-changes")).toContain("Price up by 20%");
    const { id } = steps.at(-1) as { id: string };
    expect(await (await post("/admin/gifts/import-undo", { id })).text()).toContain('"restored":2');
    expect(await page("/admin/gifts/past-changes")).toContain("Undone");
    await site.settle();
    expect(await page(`/gifts/${gifts[0]?.id}`)).toContain("$10.00");
  });

  test("Z5: what our pages do not send is refused", async () => {
    const id = "00000000-0000-4000-8000-000000000000";
    const flag = { kind: "field", field: "isFeatured", value: "true" };
    for (const body of [
      { of: { ids: [] }, deed: flag },
      { of: { ids: Array.from({ length: 501 }, () => id) }, deed: flag },
      { of: { ids: [id] }, deed: { ...flag, field: "version" } },
      { of: { ids: [id] }, deed: { ...flag, extra: 1 } },
      { of: { ids: [id], search: "" }, deed: flag },
      { of: { ids: [id] }, deed: { kind: "price", by: "percent", step: "a lot" } },
      { of: { ids: [id] }, deed: { kind: "categories", taxonomy: "users", how: "add", ids: [] } },
    ])
      expect((await post("/admin/gifts/bulk", body)).status, JSON.stringify(body).slice(0, 100)).toBe(400);
    expect((await post("/admin/gifts/bulk", { of: { ids: [id] }, deed: flag }, "viewer")).status).toBe(403);
  });
});

test("a cell is saved; a conflict says what somebody else has saved, and writes nothing", async () => {
  const { id } = await createGift({ name: "Mug", price: "10.00" });
  const cell = { change: "cell", id, version: 1, field: "price", was: "10.00" };
  expect(await (await post("/admin/gifts/changes", { ...cell, value: "12" })).json()).toMatchObject({ ok: true, version: 2 });
  const stale = await post("/admin/gifts/changes", { ...cell, value: "15" });
  expect([stale.status, await stale.json()]).toMatchObject([
    409,
    { reason: "conflict", savedBy: "Eve Editor", theirs: { form: { price: "12.00" } } },
  ]);
  const wrong = await post("/admin/gifts/changes", { ...cell, version: 2, was: "12.00", value: "free" });
  expect([wrong.status, await wrong.json()]).toMatchObject([422, { errors: { price: "Price must be positive" } }]);
});
