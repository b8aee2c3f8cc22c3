import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { changeRows, readOneRow, rowOf } from "#app/platform/db/rows.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createUser, type TestUser } from "#tests/factories/users.ts";
import { findRole } from "./roles.queries.server.ts";
import { requireSecondFactors } from "./second-factor-rules.commands.server.ts";
import { listRequiredSecondFactors } from "./second-factor-rules.queries.server.ts";

useTestDatabase();

beforeEach(async () => {
  await database().execute(sql`truncate user_roles, required_second_factors`);
});

const equip = ({ id }: TestUser) => changeRows(database())`update users set two_factor_enabled = true where id = ${id}`;

async function stateOf({ id }: TestUser) {
  const { version } = await readOneRow(
    database(),
    rowOf({ version: z.int() }),
  )`select roles_version as version from users where id = ${id}`;
  return findRole({ id, rolesVersion: version });
}

test("A6: a second factor that a role needs counts on the next request of everybody with that role, and so does its end", async () => {
  const [admin, editor] = [await createUser({ role: "admin" }), await createUser({ role: "editor" })];
  await equip(admin);
  expect(await stateOf(editor)).toEqual({ role: "editor", needsSecondFactor: false });
  expect(await requireSecondFactors(admin.id, ["admin", "editor"])).toBe("set");
  expect([(await stateOf(editor)).needsSecondFactor, (await stateOf(admin)).needsSecondFactor]).toEqual([true, true]);
  expect(await listRequiredSecondFactors()).toEqual(["admin", "editor"]);
  expect(await requireSecondFactors(admin.id, ["admin"])).toBe("set");
  expect([(await stateOf(editor)).needsSecondFactor, (await stateOf(admin)).needsSecondFactor]).toEqual([false, true]);
});

test("it is set by those who decide on people, and who have one themselves", async () => {
  const [admin, editor] = [await createUser({ role: "admin" }), await createUser({ role: "editor" })];
  await equip(editor);
  expect(await requireSecondFactors(admin.id, ["editor"])).toBe("has-none");
  expect(await requireSecondFactors(editor.id, ["viewer"])).toBe("not-allowed");
  expect(await listRequiredSecondFactors()).toEqual([]);
});
