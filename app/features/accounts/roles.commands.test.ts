import { beforeEach, describe, expect, test, vi } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { changeRows, idRow, readOneRow, readRows } from "#app/platform/db/rows.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createUser } from "#tests/factories/users.ts";
import { linkIn, takeMails } from "#tests/mails.ts";
import { countAccessRequests } from "./access-requests.queries.server.ts";
import {
  createAdminUser,
  createSetupCode,
  decideAccessRequest,
  lockAdmins,
  redeemSetupCode,
  requestAccess,
  revokeAdmin,
  signOutUser,
} from "./roles.commands.server.ts";

useTestDatabase();

const admins = async () => (await readRows(database(), idRow)`select user_id as id from user_roles`).map(({ id }) => id).toSorted();

async function openRequest(userId: string): Promise<string> {
  await requestAccess(userId);
  return (await readOneRow(database(), idRow)`select id from access_requests where user_id = ${userId} and outcome is null`).id;
}

beforeEach(async () => {
  await changeRows(database())`delete from user_roles`;
  await changeRows(database())`delete from access_requests`;
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

describe("Z2: the first admin", () => {
  beforeEach(async () => {
    await changeRows(database())`delete from admin_setup`;
  });

  test("comes by the setup code, whichever way it is typed, of twenty claims at once one", async () => {
    const code = (await createSetupCode()) ?? "";
    const users = await Promise.all(Array.from({ length: 20 }, () => createUser()));
    const typed = code.replaceAll("-", " ").toLowerCase();
    const outcomes = await Promise.all(users.map(({ id }, place) => redeemSetupCode(id, typed, `203.0.113.${place}`)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await admins()).toHaveLength(1);
  });

  test("does not come by another code, and five tries in a row from one address are all", async () => {
    await createSetupCode();
    const { id } = await createUser();
    const tryOnce = () => redeemSetupCode(id, "AAAAA-AAAAA-AAAAA-AAAAA", "198.51.100.7");
    for (let attempt = 0; attempt < 5; attempt++) expect(await tryOnce()).toEqual({ ok: false, reason: "wrong-code" });
    expect(await tryOnce()).toMatchObject({ ok: false, reason: "rate-limited" });
    expect(await admins()).toEqual([]);
  });

  test("comes once: the code is gone with its use, and there is none beside an admin", async () => {
    const code = (await createSetupCode()) ?? "";
    const [first, second] = [await createUser(), await createUser()];
    expect(await redeemSetupCode(first.id, code, "198.51.100.8")).toEqual({ ok: true });
    expect(await createSetupCode()).toBeNull();
    // Even after the last admin was removed by hand.
    await changeRows(database())`delete from user_roles`;
    expect(await redeemSetupCode(second.id, code, "198.51.100.8")).toEqual({ ok: false, reason: "wrong-code" });
    expect(await admins()).toEqual([]);
  });
});

test("Z3: the last admin revokes nobody's role but keeps their own", async () => {
  const boss = await createUser({ role: "admin" });
  expect(await revokeAdmin(boss.id, boss.id)).toBe("last-admin");
  expect(await admins()).toEqual([boss.id]);
});

test("a request is mailed to every admin once, and what becomes of it to whom it is about", async () => {
  const [boss, other, person] = [await createUser({ role: "admin" }), await createUser({ role: "admin" }), await createUser()];
  await takeMails();
  const id = await openRequest(person.id);
  await requestAccess(person.id);
  const asked = await takeMails();
  expect(asked.map(({ to }) => to).toSorted()).toEqual([boss.email, other.email].toSorted());
  expect(asked[0]?.text).toContain(person.email);
  expect(linkIn(asked[0])).toBe("/admin/access-requests");
  expect(await countAccessRequests()).toBe(1);

  const subjects = async () => (await takeMails()).map(({ to, subject }) => [to, subject.replace(/^.*?: /, "")]);
  await decideAccessRequest(boss.id, id, "refused");
  expect(await subjects()).toEqual([[person.email, "your request for access"]]);
  await decideAccessRequest(boss.id, await openRequest(person.id), "approved");
  expect((await subjects()).at(-1)).toEqual([person.email, "you are an admin now"]);
  await revokeAdmin(boss.id, person.id);
  expect(await subjects()).toEqual([[person.email, "you are no longer an admin"]]);
  await revokeAdmin(other.id, other.id);
  expect(await subjects(), "who leaves knows it").toEqual([]);
  expect(await countAccessRequests()).toBe(0);
});
