import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { listAuditGroups, listAuditRecords } from "#app/features/accounts/audit.queries.server.ts";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createCategory, createGift } from "#tests/factories/gifts.ts";
import { createUser } from "#tests/factories/users.ts";
import type { BulkStep } from "./answers.ts";
import { bulkChangeSchema, type BulkRequest } from "./bulk-changes.ts";
import { changeInBulk } from "./bulk.commands.server.ts";
import { restoreBatch } from "./deleted-gifts.commands.server.ts";
import { findOpenedGift } from "./gift-form.queries.server.ts";
import { listBulkChanges } from "./imports.queries.server.ts";
import { createNamedCategory } from "./new-category.commands.server.ts";
import { undoImport } from "./undo-import.commands.server.ts";

useTestDatabase();
const pastChanges = async () => (await listBulkChanges(new URLSearchParams())).changes;
let editorId = "";
beforeAll(async () => {
  editorId = (await createUser({ role: "admin", firstName: "Eve", lastName: "Editor" })).id;
});
beforeEach(async () => {
  for (const table of ["gifts", "imports", "categories"]) await database().execute(sql`delete from ${sql.identifier(table)}`);
});

const change = (request: BulkRequest, tell: (step: BulkStep) => void = () => undefined) =>
  changeInBulk(editorId, bulkChangeSchema.parse(request), tell);
const formOf = async (id: string) => (await findOpenedGift(id))?.form;
const flag = (ids: string[], value: boolean) => change({ of: { ids }, deed: { kind: "field", field: "isFeatured", value: String(value) } });
/** Undoes what a bulk change has done. */
const undo = async (step: BulkStep) => undoImport(editorId, (step as { id: string }).id);

test("several gifts are featured at once; those that are already are no change, and open forms learn of it", async () => {
  const [one, other] = [await createGift(), await createGift({ isFeatured: true })];
  const before = await findOpenedGift(one.id);
  expect(await flag([one.id, other.id], true)).toMatchObject({ kind: "changed", changed: 1, same: 1, refused: 0 });
  const after = await findOpenedGift(one.id);
  expect([after?.form.isFeatured, after?.version]).toEqual([true, (before?.version ?? 0) + 1]);
  expect(await flag([one.id], true)).toMatchObject({ changed: 0, id: null });
  expect(await pastChanges(), "one that changed nothing is not listed").toHaveLength(1);
});

describe("all that a search finds", () => {
  const search = "?q=mug";

  test("but for some, counted when it happens", async () => {
    const gifts = await Promise.all(["Mug one", "Mug two", "Mug three"].map((name) => createGift({ name })));
    const lamp = await createGift({ name: "Lamp" });
    const except = [gifts[0]?.id ?? ""];
    const deed = { kind: "field", field: "brandName", value: "Mühle" } as const;
    expect(await change({ of: { search, except, count: 3 }, deed })).toEqual({ kind: "differs", count: 2 });
    expect(await change({ of: { search, except, count: null }, deed })).toEqual({ kind: "differs", count: 2 });
    expect((await formOf(gifts[1]?.id ?? ""))?.brandName).toBe("");
    expect(await change({ of: { search, except, count: 2 }, deed })).toMatchObject({ changed: 2 });
    const brands = await Promise.all([...gifts, lamp].map(async ({ id }) => (await formOf(id))?.brandName));
    expect(brands).toEqual(["", "Mühle", "Mühle", ""]);
  });

  test("tells how far it is, in lots, which are one entry of the log", async () => {
    for (let number = 0; number < 205; number++) await createGift({ name: `Mug ${number}` });
    const told: BulkStep[] = [];
    const deed = { kind: "field", field: "isTrending", value: "true" } as const;
    expect(await change({ of: { search, except: [], count: 205 }, deed }, (step) => told.push(step))).toMatchObject({ changed: 205 });
    expect(told).toEqual([
      { kind: "changing", gifts: 200, of: 205 },
      { kind: "changing", gifts: 205, of: 205 },
    ]);
    const groups = async () =>
      (await listAuditGroups({ kind: "gift" }, { page: 1, pageSize: 1 })).groups.map(({ record, count }) => [record.action, count]);
    expect(await groups(), "the log has one entry").toEqual([["updated", 205]]);
    const { batchId } = (await change({ of: { search, except: [], count: 205 }, deed: { kind: "delete" } })) as { batchId: string };
    expect(await groups()).toEqual([["deleted", 205]]);
    await restoreBatch(editorId, batchId);
    expect(await groups()).toEqual([["restored", 205]]);
  });

  test("is deleted together, and comes back together", async () => {
    const [mug] = [await createGift({ name: "Mug" }), await createGift({ name: "Mug of clay" })];
    const done = await change({ of: { search, except: [], count: 2 }, deed: { kind: "delete" } });
    expect(done).toMatchObject({ kind: "deleted", deleted: 2 });
    expect(await formOf(mug.id)).toBeUndefined();
    expect(await restoreBatch(editorId, (done as { batchId: string }).batchId)).toHaveLength(2);
    expect(await formOf(mug.id)).toMatchObject({ name: "Mug" });
  });
});

test("a lot may take longer to go and to come back than a page waits for a statement", async () => {
  await database().execute(sql`create table limits_in_force (statement_timeout text)`);
  await database().execute(sql`
    create function note_limit() returns trigger language plpgsql as $$
      begin insert into limits_in_force values (current_setting('statement_timeout')); return null; end $$`);
  await database().execute(sql`create trigger note_limit after insert or delete on gifts for each statement execute function note_limit()`);
  const { id } = await createGift();
  const { batchId } = (await change({ of: { ids: [id] }, deed: { kind: "delete" } })) as { batchId: string };
  expect(await restoreBatch(editorId, batchId)).toEqual([id]);
  const { rows } = await database().execute(sql`select statement_timeout from limits_in_force`);
  expect(rows.slice(1), "after the making: gone, and back").toEqual([{ statement_timeout: "1min" }, { statement_timeout: "1min" }]);
  await database().execute(sql`drop table limits_in_force`);
  await database().execute(sql`drop function note_limit() cascade`);
});

describe("prices", () => {
  test("go up and down by percent or an amount; a gift without a price, or with nothing left of it, stays; the tier follows", async () => {
    const tier = await createCategory("priceTier", { slug: "under-30" });
    await database().execute(sql`update categories set min_price_cents = 0, max_price_cents = 3000 where id = ${tier.id}`);
    const [mug, free] = [await createGift({ price: "19.99" }), await createGift({ price: null })];
    const ids = [mug.id, free.id];
    const by = (kind: "percent" | "amount", step: string) => change({ of: { ids }, deed: { kind: "price", by: kind, step } });
    expect(await by("percent", "+10")).toMatchObject({ changed: 1, refused: 1 });
    expect((await formOf(mug.id))?.price).toBe("21.99");
    const { rows } = await database().execute(sql`select price_source from gifts where id = ${mug.id}`);
    expect(rows).toEqual([{ price_source: "editor" }]);
    const tiers = async () =>
      (await database().execute(sql`select from gift_categories where gift_id = ${mug.id} and category_id = ${tier.id}`)).rowCount;
    expect(await tiers()).toBe(1);
    await by("amount", "10");
    expect([(await formOf(mug.id))?.price, await tiers()]).toEqual(["31.99", 0]);
    expect(await by("amount", "-40")).toMatchObject({ changed: 0, refused: 2 });
    expect(await by("amount", "0")).toMatchObject({ kind: "invalid" });
  });
});

test("words are replaced in names, which never become too short", async () => {
  const [mug, short] = [await createGift({ name: "Clay Mug, clay" }), await createGift({ name: "Clay A" })];
  const deed = { kind: "words", field: "name", find: "Clay", put: "" } as const;
  expect(await change({ of: { ids: [mug.id, short.id] }, deed })).toMatchObject({ changed: 1, refused: 1 });
  expect([(await formOf(mug.id))?.name, (await formOf(short.id))?.name]).toEqual(["Mug, clay", "Clay A"]);
});

test("a store that has moved is written anew in all links and pictures, and one that would be no address stays", async () => {
  const at = (host: string) => ({ affiliateUrl: `https://${host}/mug?tag=a-20`, image: `https://${host}/mug.jpg` });
  const [mug, other] = [await createGift(at("old.example")), await createGift(at("other.example"))];
  const replace = (field: "affiliateUrl" | "image", find: string, put: string) =>
    change({ of: { ids: [mug.id, other.id] }, deed: { kind: "words", field, find, put } });
  expect(await replace("affiliateUrl", "old.example", "new.example")).toMatchObject({ changed: 1, same: 1, refused: 0 });
  expect(await replace("image", "old.example", "new.example")).toMatchObject({ changed: 1, same: 1, refused: 0 });
  expect(await replace("affiliateUrl", "https://other", "javascript:")).toMatchObject({ changed: 0, same: 1, refused: 1 });
  expect([await formOf(mug.id), await formOf(other.id)]).toMatchObject([at("new.example"), at("other.example")]);
});

test("what a field does not take changes nothing, and says why", async () => {
  const gift = await createGift();
  const set = (field: string, value: string) => change({ of: { ids: [gift.id] }, deed: { kind: "field", field, value } as never });
  expect(await set("price", "")).toEqual({ kind: "invalid", message: "Price must be positive" });
  expect(await set("shippingDays", "900")).toMatchObject({ kind: "invalid" });
  expect(await set("gender", "robots")).toMatchObject({ kind: "invalid" });
  expect(await set("shippingDays", "3")).toMatchObject({ changed: 1 });
  const oneName = { of: { ids: [gift.id] }, deed: { kind: "field", field: "name", value: "Mug" } };
  expect(bulkChangeSchema.safeParse(oneName).success, "no two gifts have one name").toBe(false);
});

describe("categories", () => {
  test("are added beside those that are there, taken away, and replaced", async () => {
    const gift = await createGift({ giftType: ["home"] });
    const tea = await createCategory("giftType", { slug: "tea" });
    const gone = "00000000-0000-4000-8000-000000000000";
    const deed = (how: "add" | "remove" | "replace", ids: string[]) =>
      change({ of: { ids: [gift.id] }, deed: { kind: "categories", taxonomy: "giftType", how, ids } });
    expect(await deed("add", [tea.id, gone])).toMatchObject({ changed: 1 });
    expect(await deed("add", [tea.id])).toMatchObject({ changed: 0, same: 1 });
    expect((await formOf(gift.id))?.categories.giftType).toHaveLength(2);
    const { records } = await listAuditRecords({ kind: "gift", subjectId: gift.id }, { page: 1, pageSize: 5 });
    expect(records).toHaveLength(1);
    expect(records[0]).toMatchObject({ before: { "gift types": ["Home"] }, after: { "gift types": ["Home", "Tea"] } });
    await deed("replace", [tea.id]);
    expect((await formOf(gift.id))?.categories.giftType).toEqual([tea.id]);
    await deed("remove", [tea.id]);
    expect((await formOf(gift.id))?.categories.giftType).toEqual([]);
    expect(await deed("add", [])).toMatchObject({ kind: "invalid" });
  });

  test("one that was only guessed goes too, is not guessed again, and is again after the change was undone", async () => {
    const gift = await createGift();
    const cozy = await createCategory("theme", { slug: "cozy" });
    await database().execute(sql`
      insert into category_guesses (gift_id, category_id, source, weight, confidence) values (${gift.id}, ${cozy.id}, 'words', 1, 0.95)`);
    await database().execute(sql`select show_guesses(array[${gift.id}]::uuid[])`);
    const carried = async () => (await database().execute(sql`select from gift_categories where gift_id = ${gift.id}`)).rowCount;
    expect(await carried()).toBe(1);
    const done = await change({
      of: { ids: [gift.id] },
      deed: { kind: "categories", taxonomy: "theme", how: "remove", ids: [cozy.id] },
    });
    expect([done, await carried()]).toMatchObject([{ changed: 1 }, 0]);
    await undo(done);
    expect(await carried()).toBe(1);
    const { rows } = await database().execute(sql`select source, decision from category_guesses where gift_id = ${gift.id}`);
    expect(rows).toEqual([{ source: "words", decision: null }]);
  });
});

describe("undo", () => {
  test("gives back each field, and leaves what somebody has changed since", async () => {
    const gifts = [await createGift({ price: "10.00", theme: ["cozy"] }), await createGift({ price: "20.00", theme: ["cozy"] })];
    const [one = "", other = ""] = gifts.map(({ id }) => id);
    const raised = await change({ of: { ids: [one, other] }, deed: { kind: "price", by: "percent", step: "50" } });
    await database().execute(sql`update gifts set price_cents = 999 where id = ${other}`);
    expect(await undo(raised)).toEqual({ deleted: 0, restored: 1, left: 1 });
    expect([(await formOf(one))?.price, (await formOf(other))?.price]).toEqual(["10.00", "9.99"]);

    const themes = (await formOf(one))?.categories.theme ?? [];
    const emptied = await change({ of: { ids: [one] }, deed: { kind: "categories", taxonomy: "theme", how: "replace", ids: [] } });
    expect((await formOf(one))?.categories.theme).toEqual([]);
    await undo(emptied);
    expect((await formOf(one))?.categories.theme).toEqual(themes);
    const { rows } = await database().execute(sql`select source from gift_categories where gift_id = ${one}`);
    expect(rows).toEqual([{ source: "person" }]);
    expect((await database().execute(sql`select from category_guesses`)).rowCount, "no refusal is left of it").toBe(0);
  });

  test("is offered in a list that says what was done, and by whom", async () => {
    const gift = await createGift();
    const done = await change({ of: { ids: [gift.id] }, deed: { kind: "price", by: "percent", step: "-5" } });
    expect(await pastChanges()).toMatchObject([{ fileName: "Price down by 5%", updated: 1, begunBy: "Eve Editor", undoneAt: null }]);
    await undo(done);
    expect(await pastChanges()).toMatchObject([{ undoneAt: expect.any(Date) }]);
    expect(await undo(done), "a second time nothing is done").toBeNull();
    expect((await listAuditRecords({ kind: "bulk-change" }, { page: 1, pageSize: 5 })).records[0]).toMatchObject({ action: "undone" });
  });
});

test("a value made in place is in Title Case, once, and logged", async () => {
  const made = await createNamedCategory(editorId, "theme", "mid-century modern");
  expect(made).toMatchObject({ name: "Mid-Century Modern", slug: "mid-century-modern" });
  expect(await createNamedCategory(editorId, "theme", "Mid-century  MODERN")).toMatchObject({ id: made.id });
  expect(await createNamedCategory(editorId, "theme", "日本")).toMatchObject({ name: "日本", slug: "theme" });
  const { records } = await listAuditRecords({ kind: "category" }, { page: 1, pageSize: 5 });
  expect(records.map(({ subjectName }) => subjectName)).toEqual(["日本", "Mid-Century Modern"]);
});
