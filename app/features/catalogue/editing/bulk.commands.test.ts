import { beforeAll, expect, test } from "vitest";
import { listAuditRecords } from "#app/features/accounts/audit.queries.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createCategory, createGift } from "#tests/factories/gifts.ts";
import { createUser } from "#tests/factories/users.ts";
import { addCategories, setGiftFlag } from "./bulk.commands.server.ts";
import { findOpenedGift } from "./gift-form.queries.server.ts";
import { createNamedCategory } from "./new-category.commands.server.ts";

useTestDatabase();
let editorId = "";
beforeAll(async () => {
  editorId = (await createUser({ role: "admin" })).id;
});

test("several gifts are featured at once; those that are already are no change, and open forms learn of it", async () => {
  const [one, other] = [await createGift(), await createGift({ isFeatured: true })];
  const before = await findOpenedGift(one.id);
  expect(await setGiftFlag(editorId, [one.id, other.id], "isFeatured", true)).toBe(1);
  const after = await findOpenedGift(one.id);
  expect([after?.form.isFeatured, after?.version]).toEqual([true, (before?.version ?? 0) + 1]);
  expect(await setGiftFlag(editorId, [one.id], "inStock", false)).toBe(1);
  expect(await setGiftFlag(editorId, [one.id], "isTrending", true)).toBe(1);
  expect((await findOpenedGift(one.id))?.form).toMatchObject({ inStock: false, isTrending: true });
});

test("categories are added beside those that are there", async () => {
  const gift = await createGift({ giftType: ["home"] });
  const tea = await createCategory("giftType", { slug: "tea" });
  const gone = "00000000-0000-4000-8000-000000000000";
  expect(await addCategories(editorId, [gift.id], { giftType: [tea.id, gone] })).toBe(1);
  expect(await addCategories(editorId, [gift.id], { giftType: [tea.id] })).toBe(0);
  expect((await findOpenedGift(gift.id))?.form.categories.giftType).toHaveLength(2);
  const { records } = await listAuditRecords({ kind: "gift", subjectId: gift.id }, { page: 1, pageSize: 5 });
  expect(records).toHaveLength(1);
  expect(records[0]).toMatchObject({ before: { "gift types": ["Home"] }, after: { "gift types": ["Home", "Tea"] } });
});

test("a value made in place is in Title Case, once, and logged", async () => {
  const made = await createNamedCategory(editorId, "theme", "mid-century modern");
  expect(made).toMatchObject({ name: "Mid-Century Modern", slug: "mid-century-modern" });
  expect(await createNamedCategory(editorId, "theme", "Mid-century  MODERN")).toMatchObject({ id: made.id });
  expect(await createNamedCategory(editorId, "theme", "日本")).toMatchObject({ name: "日本", slug: "theme" });
  const { records } = await listAuditRecords({ kind: "category" }, { page: 1, pageSize: 5 });
  expect(records.map(({ subjectName }) => subjectName)).toEqual(["日本", "Mid-Century Modern"]);
});
