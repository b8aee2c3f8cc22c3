import { beforeEach, expect, test, vi } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { changeRows, idRow, readOneRow, readRows } from "#app/platform/db/rows.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createUser } from "#tests/factories/users.ts";
import { createAdminUser, decideAccessRequest, lockAdmins, requestAccess, revokeAdmin, signOutUser } from "./roles.commands.server.ts";

useTestDatabase();

const admins = async () => (await readRows(database(), idRow)`select user_id as id from user_roles`).map(({ id }) => id).toSorted();

async function openRequest(userId: string): Promise<string> {
  await requestAccess(userId);
  return (await readOneRow(database(), idRow)`select id from access_requests where user_id = ${userId} and outcome is null`).id;
}

beforeEach(async () => {
  await changeRows(database())`delete from user_roles`;
});

/** Commands that only an admin may give, each as `actor` gives it about `subject`. */
const COMMANDS: [string, (actor: string, subject: string) => Promise<string>][] = [
  ["making an admin", createAdminUser],
  ["revoking a role", revokeAdmin],
  ["signing somebody out", signOutUser],
  ["deciding a request", async (actor, subject) => decideAccessRequest(actor, await openRequest(subject), "approved")],
];

test.each(COMMANDS)("A6, Z3: %s is refused where the role was lost while the request waited for its turn", async (_name, give) => {
  const [boss, demoted, subject] = [await createUser({ role: "admin" }), await createUser({ role: "admin" }), await createUser()];
  let outcome: Promise<string> | undefined;
  await database().transaction(async (other) => {
    await lockAdmins(other);
    outcome = give(demoted.id, subject.id);
    await vi.waitFor(
      async () => expect(await readRows(database(), idRow)`select ${boss.id}::uuid as id from pg_locks where not granted`).toHaveLength(1),
      { timeout: 20_000 },
    );
    await changeRows(other)`delete from user_roles where user_id = ${demoted.id}`;
  });
  expect(await outcome).toBe("not-allowed");
  expect(await admins()).toEqual([boss.id]);
});

test.each(COMMANDS)("Z3: %s by somebody who is no admin changes nothing", async (_name, give) => {
  const [boss, user] = [await createUser({ role: "admin" }), await createUser()];
  expect(await give(user.id, boss.id)).toBe("not-allowed");
  expect(await admins()).toEqual([boss.id]);
});

test("Z3: two admins who demote each other at once leave one", async () => {
  const [one, two] = [await createUser({ role: "admin" }), await createUser({ role: "admin" })];
  const outcomes = await Promise.all([revokeAdmin(one.id, two.id), revokeAdmin(two.id, one.id)]);
  expect(outcomes.toSorted()).toEqual(["not-allowed", "revoked"]);
  expect(await admins()).toHaveLength(1);
});
