import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { idRow, readRows } from "#app/platform/db/rows.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createUser } from "#tests/factories/users.ts";
import { createSetupCode, grantAdminByCommand, redeemSetupCode } from "./owner-setup.commands.server.ts";
import { readRole } from "./roles.queries.server.ts";

useTestDatabase();

const owners = async () =>
  (await readRows(database(), idRow)`select user_id as id from user_roles where role = 'owner'`).map(({ id }) => id);

beforeEach(async () => {
  await database().execute(sql`truncate user_roles, admin_setup`);
});

describe("Z2: the first admin, who owns the site", () => {
  test("comes by the setup code, whichever way it is typed, of twenty claims at once one", async () => {
    const code = (await createSetupCode()) ?? "";
    const users = await Promise.all(Array.from({ length: 20 }, () => createUser()));
    const typed = code.replaceAll("-", " ").toLowerCase();
    const outcomes = await Promise.all(users.map(({ id }, place) => redeemSetupCode(id, typed, `203.0.113.${place}`)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await owners()).toHaveLength(1);
  });

  test("does not come by another code, and five tries in a row from one address are all", async () => {
    await createSetupCode();
    const { id } = await createUser();
    const tryOnce = () => redeemSetupCode(id, "AAAAA-AAAAA-AAAAA-AAAAA", "198.51.100.7");
    for (let attempt = 0; attempt < 5; attempt++) expect(await tryOnce()).toEqual({ ok: false, reason: "wrong-code" });
    expect(await tryOnce()).toMatchObject({ ok: false, reason: "rate-limited" });
    expect(await owners()).toEqual([]);
  });

  test("comes once: the code is gone with its use, and there is none beside an owner", async () => {
    const code = (await createSetupCode()) ?? "";
    const [first, second] = [await createUser(), await createUser()];
    expect(await redeemSetupCode(first.id, code, "198.51.100.8")).toEqual({ ok: true });
    expect(await createSetupCode()).toBeNull();
    // Even after the owner was removed by hand.
    await database().execute(sql`truncate user_roles`);
    expect(await redeemSetupCode(second.id, code, "198.51.100.8")).toEqual({ ok: false, reason: "wrong-code" });
    expect(await owners()).toEqual([]);
  });
});

test("Z2: the operator's command makes an owner where there is none, and admins then", async () => {
  const [first, second, editor] = [await createUser(), await createUser(), await createUser({ role: "editor" })];
  expect(await grantAdminByCommand("nobody@example.com")).toBe("unknown-account");
  for (const { email } of [first, second, editor]) expect(await grantAdminByCommand(` ${email.toUpperCase()} `)).toBe("granted");
  expect(await Promise.all([first, second, editor].map(({ id }) => readRole(id, database())))).toEqual(["owner", "admin", "admin"]);
  for (const { email } of [first, second]) expect(await grantAdminByCommand(email)).toBe("is-admin-already");
});
