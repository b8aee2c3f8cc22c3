import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { listAuditRecords } from "#app/features/accounts/audit.queries.server.ts";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createCategory, createGift } from "#tests/factories/gifts.ts";
import { createUser } from "#tests/factories/users.ts";
import { cellChange, type CellField, type CellValue } from "./cell-changes.ts";
import { saveCell } from "./cell.commands.server.ts";
import { findOpenedGift } from "./gift-form.queries.server.ts";

useTestDatabase();
let editorId = "";
beforeAll(async () => {
  editorId = (await createUser({ role: "editor", firstName: "Eve", lastName: "Editor" })).id;
});

const open = async (id: string) => {
  const opened = await findOpenedGift(id);
  if (opened === null) throw new Error("The gift is gone");
  return opened;
};
const save = (id: string, version: number, field: CellField, was: CellValue, value: CellValue) =>
  saveCell(editorId, cellChange.parse({ change: "cell", id, version, field, was, value }));

test("a cell is saved as the form saves it: checked, logged, with the same version", async () => {
  const gift = await createGift({ name: "Mug", price: "10.00" });
  const { version } = await open(gift.id);
  expect(await save(gift.id, version, "price", "10.00", "0")).toEqual({
    ok: false,
    reason: "invalid",
    errors: { price: "Price must be positive" },
  });
  expect(await save(gift.id, version, "name", "Mug", "M")).toMatchObject({ errors: { name: "Name must be at least 3 characters" } });
  expect(await save(gift.id, version, "price", "10.00", "12,50")).toMatchObject({ ok: true, version: version + 1 });
  const { records } = await listAuditRecords({ kind: "gift", subjectId: gift.id }, { page: 1, pageSize: 5 });
  expect(records).toMatchObject([{ before: { price: "10.00" }, after: { price: "12.50" } }]);
});

test("C1: what others have saved in other fields stays; of two who change one cell the second writes nothing, and is told", async () => {
  const gift = await createGift({ name: "Mug", price: "10.00", inStock: true });
  const { version } = await open(gift.id);
  await save(gift.id, version, "name", "Mug", "Blue mug");
  expect(await save(gift.id, version, "inStock", true, false)).toMatchObject({ ok: true });
  expect((await open(gift.id)).form).toMatchObject({ name: "Blue mug", inStock: false });
  expect(await save(gift.id, version, "name", "Mug", "Red mug")).toMatchObject({
    reason: "conflict",
    theirs: { form: { name: "Blue mug" } },
    savedBy: "Eve Editor",
  });
  expect((await open(gift.id)).form.name).toBe("Blue mug");
  expect(await save(gift.id, version, "name", "Mug", "Blue mug"), "the same is no conflict").toMatchObject({ ok: true });
  expect(await save(gift.id, version, "name", "Blue mug", "Red mug"), "once they have seen it, they may").toMatchObject({ ok: true });
});

test("categories, and two cells of one gift at once", async () => {
  const gift = await createGift({ theme: ["cozy"], price: "10.00" });
  const { version, form } = await open(gift.id);
  const rustic = await createCategory("theme", { slug: "rustic" });
  const outcomes = await Promise.all([
    save(gift.id, version, "theme", form.categories.theme, [rustic.id]),
    save(gift.id, version, "price", "10.00", "11"),
  ]);
  expect(outcomes).toMatchObject([{ ok: true }, { ok: true }]);
  const after = await open(gift.id);
  expect([after.form.categories.theme, after.form.price]).toEqual([[rustic.id], "11.00"]);
  await database().execute(sql`delete from gifts where id = ${gift.id}`);
  expect(await save(gift.id, version, "price", "11.00", "12")).toEqual({ ok: false, reason: "gone" });
});

test("Z5: a cell takes what its field is made of, and no other field", () => {
  const id = "00000000-0000-4000-8000-000000000000";
  const cell = { change: "cell", id, version: 1, field: "name", was: "Mug", value: "Jug" };
  expect(cellChange.safeParse(cell).success).toBe(true);
  for (const wrong of [{ field: "slug" }, { value: true }, { was: [] }, { field: "priceTier", was: [], value: [] }, { extra: 1 }])
    expect(cellChange.safeParse({ ...cell, ...wrong }).success, JSON.stringify(wrong)).toBe(false);
});
