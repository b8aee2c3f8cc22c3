import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { changeRows, idRow, readOneRow, readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createUser } from "#tests/factories/users.ts";
import { linkIn, takeMails } from "#tests/mails.ts";
import { decideAccessRequest, requestAccess } from "./access-requests.commands.server.ts";
import { countAccessRequests } from "./access-requests.queries.server.ts";
import { listRoleChanges } from "./people.queries.server.ts";
import { changeRole, lockRoles, type RoleOutcome, signOutUser, undoRoleChange } from "./roles.commands.server.ts";
import { ROLES, type Role } from "./types.ts";

useTestDatabase();

const roleRow = rowOf({ id: z.guid(), role: z.enum(ROLES) });
const roles = async () =>
  Object.fromEntries((await readRows(database(), roleRow)`select user_id as id, role from user_roles`).map(({ id, role }) => [id, role]));
const KEPT = { cause: { message: "The last owner stays" } };
const reasonOf = (outcome: RoleOutcome | string) => (typeof outcome === "string" ? outcome : outcome.ok ? "done" : outcome.reason);
const changeIdOf = (outcome: RoleOutcome) => (outcome.ok ? (outcome.changeId ?? "") : "");

async function openRequest(userId: string): Promise<string> {
  await requestAccess(userId);
  return (await readOneRow(database(), idRow)`select id from access_requests where user_id = ${userId} and outcome is null`).id;
}

beforeEach(async () => {
  // A trigger keeps the last owner from being deleted.
  await database().execute(sql`truncate user_roles, access_requests, role_changes`);
});

/** Commands about people, each as `actor` gives it about `subject`. */
const COMMANDS: [string, (actor: string, subject: string) => Promise<RoleOutcome | string>][] = [
  ["giving a role", (actor, subject) => changeRole(actor, subject, "admin")],
  ["taking a role", (actor, subject) => changeRole(actor, subject, null)],
  ["signing somebody out", signOutUser],
  ["approving a request", async (actor, subject) => decideAccessRequest(actor, await openRequest(subject), "admin")],
  ["refusing a request", async (actor, subject) => decideAccessRequest(actor, await openRequest(subject), null)],
  ["undoing a change", (actor) => undoRoleChange(actor, crypto.randomUUID())],
];

test.each(COMMANDS)("A6, Z3: %s is refused where the role was lost while the request waited for its turn", async (_name, give) => {
  const [boss, demoted, subject] = [await createUser({ role: "admin" }), await createUser({ role: "admin" }), await createUser()];
  let outcome: Promise<RoleOutcome | string> | undefined;
  await database().transaction(async (other) => {
    await lockRoles(other);
    outcome = give(demoted.id, subject.id);
    await vi.waitFor(
      async () => expect(await readRows(database(), idRow)`select ${boss.id}::uuid as id from pg_locks where not granted`).toHaveLength(1),
      { timeout: 20_000 },
    );
    await changeRows(other)`delete from user_roles where user_id = ${demoted.id}`;
  });
  expect(reasonOf((await outcome) as RoleOutcome | string)).toBe("not-allowed");
  expect(await roles()).toEqual({ [boss.id]: "admin" });
});

test.each(COMMANDS)("Z3: %s by somebody who may not changes nothing", async (_name, give) => {
  const boss = await createUser({ role: "admin" });
  for (const role of [undefined, "viewer", "author", "editor"] as const) {
    const user = await createUser(role === undefined ? {} : { role });
    const before = await roles();
    expect(reasonOf(await give(user.id, boss.id))).toBe("not-allowed");
    expect(await roles()).toEqual(before);
  }
});

describe("Z3: owners", () => {
  test("are made and removed by owners only", async () => {
    const [owner, second, admin] = [
      await createUser({ role: "owner" }),
      await createUser({ role: "owner" }),
      await createUser({ role: "admin" }),
    ];
    expect(reasonOf(await changeRole(admin.id, second.id, "admin"))).toBe("not-allowed");
    expect(reasonOf(await changeRole(admin.id, admin.id, "owner"))).toBe("not-allowed");
    expect(reasonOf(await signOutUser(admin.id, second.id))).toBe("not-allowed");
    expect(reasonOf(await changeRole(owner.id, second.id, "editor"))).toBe("done");
    expect(reasonOf(await changeRole(owner.id, admin.id, "owner"))).toBe("done");
    expect(await roles()).toEqual({ [owner.id]: "owner", [second.id]: "editor", [admin.id]: "owner" });
  });

  test("an admin brings back no owner by undoing", async () => {
    const [owner, second, admin] = [
      await createUser({ role: "owner" }),
      await createUser({ role: "owner" }),
      await createUser({ role: "admin" }),
    ];
    const id = changeIdOf(await changeRole(owner.id, second.id, null));
    expect(reasonOf(await undoRoleChange(admin.id, id))).toBe("not-allowed");
    expect(reasonOf(await undoRoleChange(owner.id, id))).toBe("done");
    expect((await roles())[second.id]).toBe("owner");
  });

  test("the last one stays, whatever it is to become", async () => {
    const owner = await createUser({ role: "owner", firstName: "Grace", lastName: "Hopper" });
    for (const role of [null, "admin", "viewer"] as const)
      expect(await changeRole(owner.id, owner.id, role)).toEqual({ ok: false, reason: "last-owner", name: "Grace Hopper" });
    expect(await roles()).toEqual({ [owner.id]: "owner" });
  });

  test("two who demote each other at once leave one", async () => {
    const [one, two] = [await createUser({ role: "owner" }), await createUser({ role: "owner" })];
    const outcomes = await Promise.all([changeRole(one.id, two.id, null), changeRole(two.id, one.id, null)]);
    expect(outcomes.map(reasonOf).toSorted()).toEqual(["done", "not-allowed"]);
    expect(Object.values(await roles())).toEqual(["owner"]);
  });

  test("the database itself keeps the last one, from statements, deleted accounts and two at once", async () => {
    const [one, two] = [await createUser({ role: "owner" }), await createUser({ role: "owner" })];
    const removals = [one, two].map(({ id }) => changeRows(database())`delete from user_roles where user_id = ${id}`);
    expect((await Promise.allSettled(removals)).map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const [last = ""] = Object.keys(await roles());
    await expect(changeRows(database())`update user_roles set role = 'admin' where user_id = ${last}`).rejects.toMatchObject(KEPT);
    await expect(changeRows(database())`delete from users where id = ${last}`).rejects.toMatchObject(KEPT);
    expect(await roles()).toEqual({ [last]: "owner" });
  });
});

describe("a change of role", () => {
  test("is mailed, stands in the audit log, and is undone once", async () => {
    const [boss, person] = [await createUser({ role: "owner" }), await createUser({ role: "editor", firstName: "Grace" })];
    await takeMails();
    const id = changeIdOf(await changeRole(boss.id, person.id, "viewer"));
    expect((await takeMails()).map(({ to, subject }) => [to, subject.replace(/^.*?: /, "")])).toEqual([
      [person.email, "you're now a viewer"],
    ]);
    expect(reasonOf(await undoRoleChange(boss.id, id))).toBe("done");
    expect((await roles())[person.id]).toBe("editor");
    expect((await takeMails()).map(({ subject }) => subject.replace(/^.*?: /, ""))).toEqual(["you're now an editor"]);
    expect(reasonOf(await undoRoleChange(boss.id, id))).toBe("gone");
    const logged = rowOf({ action: z.string(), after: z.record(z.string(), z.unknown()) });
    expect(await readRows(database(), logged)`select action, after from audit_log where subject_id = ${person.id} order by id`).toEqual([
      { action: "updated", after: { role: "viewer" } },
      { action: "undone", after: { role: "editor" } },
    ]);
    expect(await listRoleChanges()).toMatchObject([{ before: "editor", after: "viewer", isUndone: true }]);
  });

  test("is not undone where the role was changed again, nor after seven days", async () => {
    const [boss, person] = [await createUser({ role: "owner" }), await createUser()];
    const first = changeIdOf(await changeRole(boss.id, person.id, "editor"));
    const second = changeIdOf(await changeRole(boss.id, person.id, "admin"));
    expect(reasonOf(await undoRoleChange(boss.id, first))).toBe("gone");
    await changeRows(database())`update role_changes set changed_at = now() - interval '7 days 1 second' where id = ${second}`;
    expect(reasonOf(await undoRoleChange(boss.id, second))).toBe("gone");
    expect((await roles())[person.id]).toBe("admin");
  });

  test("to the same role changes nothing, and one of nobody says so", async () => {
    const boss = await createUser({ role: "owner" });
    expect(await changeRole(boss.id, boss.id, "owner")).toEqual({ ok: true, changeId: null });
    expect(reasonOf(await changeRole(boss.id, crypto.randomUUID(), "viewer"))).toBe("unknown-account");
  });
});

describe("a request for access", () => {
  const subjects = async () => (await takeMails()).map(({ to, subject }) => [to, subject.replace(/^.*?: /, "")]);

  test("is mailed once to those who may decide, and what becomes of it to whom it is about", async () => {
    const [boss, other, person] = [await createUser({ role: "owner" }), await createUser({ role: "admin" }), await createUser()];
    await createUser({ role: "editor" });
    await takeMails();
    const id = await openRequest(person.id);
    await requestAccess(person.id);
    const asked = await takeMails();
    expect(asked.map(({ to }) => to).toSorted()).toEqual([boss.email, other.email].toSorted());
    expect(asked[0]?.text).toContain(person.email);
    expect(linkIn(asked[0])).toBe("/admin/people");
    expect(await countAccessRequests()).toBe(1);

    await decideAccessRequest(boss.id, id, null);
    expect(await subjects()).toEqual([[person.email, "your request for access"]]);
    await decideAccessRequest(boss.id, await openRequest(person.id), "admin");
    expect((await subjects()).at(-1)).toEqual([person.email, "you're now an admin"]);
    await changeRole(boss.id, person.id, null);
    expect(await subjects()).toEqual([[person.email, "you're no longer an admin"]]);
    await changeRole(other.id, other.id, null);
    expect(await subjects(), "who leaves knows it").toEqual([]);
    expect(await countAccessRequests()).toBe(0);
  });

  test.each<Role | null>(["editor", null])("that was decided (%s) is open again once that is undone", async (role) => {
    const [boss, person] = [await createUser({ role: "owner" }), await createUser()];
    const outcome = await decideAccessRequest(boss.id, await openRequest(person.id), role);
    expect([(await roles())[person.id] ?? null, await countAccessRequests()]).toEqual([role, 0]);
    expect(reasonOf(await undoRoleChange(boss.id, changeIdOf(outcome)))).toBe("done");
    expect([(await roles())[person.id] ?? null, await countAccessRequests()]).toEqual([null, 1]);
  });

  test("is decided once, and settled by a role that comes another way", async () => {
    const [boss, person] = [await createUser({ role: "owner" }), await createUser()];
    const id = await openRequest(person.id);
    await changeRole(boss.id, person.id, "author");
    expect(await countAccessRequests()).toBe(0);
    expect(reasonOf(await decideAccessRequest(boss.id, id, "admin"))).toBe("gone");
    expect((await roles())[person.id]).toBe("author");
  });

  test("Z3: an admin makes no owner of it", async () => {
    const [admin, person] = [await createUser({ role: "admin" }), await createUser()];
    expect(reasonOf(await decideAccessRequest(admin.id, await openRequest(person.id), "owner"))).toBe("not-allowed");
    expect(await countAccessRequests()).toBe(1);
  });
});
