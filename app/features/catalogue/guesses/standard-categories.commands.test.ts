import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { listAuditRecords } from "#app/features/accounts/audit.queries.server.ts";
import { readStandardCategories } from "#db/seed/read-standard-categories.ts";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createCategory, createGift } from "#tests/factories/gifts.ts";
import { createUser } from "#tests/factories/users.ts";
import { groupStarters } from "../starter-categories.ts";
import { addStarterCategories, readStarterState, removeStarterCategories } from "./standard-categories.commands.server.ts";

useTestDatabase();
let adminId = "";
beforeEach(async () => {
  await database().execute(sql`truncate gifts, categories, starter_categories, offered_taxonomies, audit_log cascade`);
  adminId = (await createUser({ role: "admin" })).id;
});

const countCategories = async () => (await database().execute(sql`select from categories`)).rowCount;
const { length: standardSize } = await readStandardCategories();
const add = () => addStarterCategories(adminId, readStandardCategories);

test("a shop without categories gets what was shown beforehand, once, and the log says how much of each", async () => {
  expect(await readStarterState()).toEqual({ isOffered: true, made: 0 });
  const shown = groupStarters(await readStandardCategories()).flatMap(({ names }) => names);
  const made = await Promise.all([add(), add()]);
  expect(made.toSorted((one, other) => one - other)).toEqual([0, standardSize]);
  expect([shown.length, await countCategories()]).toEqual([standardSize, standardSize]);
  expect(await readStarterState()).toEqual({ isOffered: false, made: standardSize });
  const { records } = await listAuditRecords({ kind: "category" }, { page: 1, pageSize: 5 });
  expect(records).toMatchObject([{ action: "created", subjectName: "Starter categories", after: { occasions: 22 } }]);
});

test("a shop that has a category gets none", async () => {
  await createCategory("theme", { slug: "mine" });
  expect([(await readStarterState()).isOffered, await add(), await countCategories()]).toEqual([false, 0, 1]);
});

test("one click takes them away again, but for those that a gift has or somebody has edited", async () => {
  await add();
  await createGift({ occasion: ["birthday"] });
  await database().execute(sql`update categories set version = version + 1 where taxonomy = 'recipient' and slug = 'mom'`);
  expect(await removeStarterCategories(adminId)).toEqual({ removed: standardSize - 2, kept: 2 });
  expect([await countCategories(), await removeStarterCategories(adminId)]).toEqual([2, { removed: 0, kept: 0 }]);
});

test("after an hour they are nobody's fresh ones any more", async () => {
  await add();
  await database().execute(sql`update starter_categories set made_at = now() - interval '61 minutes'`);
  expect([(await readStarterState()).made, await removeStarterCategories(adminId)]).toEqual([0, { removed: 0, kept: 0 }]);
  expect(await countCategories()).toBe(standardSize);
});
