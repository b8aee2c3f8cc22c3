import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { changeRows, readOneRow, readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createUser, type TestUser } from "#tests/factories/users.ts";
import { linkIn, takeMails } from "#tests/mails.ts";
import { acceptInvitation, forgetOldRoleChanges, makeInvitation, revokeInvitation } from "./invitations.commands.server.ts";
import { findInvitation, listOpenInvitations } from "./invitations.queries.server.ts";
import { deleteAccount } from "./profile.commands.server.ts";
import { readRole } from "./roles.queries.server.ts";
import type { Role } from "./types.ts";

useTestDatabase();

let owner: TestUser;
beforeEach(async () => {
  await database().execute(sql`truncate user_roles, role_changes, invitations, rate_limits`);
  owner = await createUser({ role: "owner", firstName: "Grace", lastName: "Hopper" });
});

/** Makes an invitation and returns the secret of its link. */
async function invite(role: Role, { email = null, by = owner }: { email?: string | null; by?: TestUser } = {}): Promise<string> {
  const made = await makeInvitation(by.id, { role, days: 7, email });
  return made.ok ? (made.link.split("/").at(-1) ?? "") : made.reason;
}
const roleOf = ({ id }: TestUser) => readRole(id, database());

test("an invitation by link gives its role once, to the first who accepts it, and only its hash is stored", async () => {
  const token = await invite("editor");
  const stored = await readOneRow(database(), rowOf({ row: z.string() }))`select i::text as row from invitations i`;
  expect(stored.row).not.toContain(token);
  const [first, second] = [await createUser(), await createUser()];
  expect(await findInvitation(first, token)).toMatchObject({ role: "editor", inviterName: "Grace Hopper", state: "open" });
  const outcomes = await Promise.all([first, second].map((user) => acceptInvitation(user, token)));
  expect(outcomes.filter(({ ok }) => ok)).toEqual([{ ok: true, role: "editor" }]);
  expect(outcomes.find(({ ok }) => !ok)).toEqual({ ok: false, reason: "accepted" });
  expect([await roleOf(first), await roleOf(second)].toSorted()).toEqual(["editor", null].toSorted());
  expect(await listOpenInvitations()).toEqual([]);
});

test("one by mail is from the site as its owner has named it", async () => {
  await changeRows(database())`insert into look_versions (look) values (${JSON.stringify({ name: "Gifts of mine" })})`;
  await takeMails();
  await invite("author", { email: (await createUser()).email });
  const [mail] = await takeMails();
  await changeRows(database())`delete from look_versions`;
  expect([mail?.fromName, mail?.subject]).toEqual(["Gifts of mine", "Gifts of mine: you're invited to help"]);
});

test("one by mail goes to its address, and is for the account with that address alone", async () => {
  const guest = await createUser();
  await takeMails();
  const token = await invite("author", { email: guest.email });
  const [mail] = await takeMails();
  expect([mail?.to, linkIn(mail)]).toEqual([guest.email, `/invitations/${token}`]);
  expect(mail?.text).toContain("Grace Hopper has invited you to help with the shop as an author.");
  expect(mail?.subject).not.toContain("Grace");
  const stranger = await createUser();
  expect(await acceptInvitation(stranger, token)).toEqual({ ok: false, reason: "wrong-address" });
  expect(await acceptInvitation(guest, token)).toEqual({ ok: true, role: "author" });
  expect([await roleOf(stranger), await roleOf(guest)]).toEqual([null, "author"]);
  const kept = await readOneRow(database(), rowOf({ email: z.string().nullable() }))`select email from invitations`;
  expect(kept.email, "an address that is of no use any more").toBeNull();
});

describe("Z3: nobody invites to a role above their own", () => {
  test.each<[Role | undefined, Role, boolean]>([
    ["owner", "owner", true],
    ["admin", "owner", false],
    ["admin", "admin", true],
    ["editor", "viewer", false],
    [undefined, "viewer", false],
  ])("somebody who is %s to %s: %s", async (inviter, role, isMade) => {
    const by = await createUser(inviter === undefined ? {} : { role: inviter });
    expect((await invite(role, { by })) !== "not-allowed").toBe(isMade);
    expect(await listOpenInvitations()).toHaveLength(isMade ? 1 : 0);
  });

  test("and what somebody has made counts for nothing once they are demoted or gone", async () => {
    const [admin, guest] = [await createUser({ role: "admin" }), await createUser()];
    const token = await invite("admin", { by: admin });
    await changeRows(database())`update user_roles set role = 'editor' where user_id = ${admin.id}`;
    expect(await acceptInvitation(guest, token)).toEqual({ ok: false, reason: "void" });
    await changeRows(database())`delete from users where id = ${admin.id}`;
    expect(await acceptInvitation(guest, token)).toEqual({ ok: false, reason: "unknown" });
    expect(await roleOf(guest)).toBeNull();
  });
});

test("one that has ended, was taken back or never was says so", async () => {
  const guest = await createUser();
  const ended = await invite("viewer");
  await changeRows(database())`update invitations set ends_at = now()`;
  expect(await acceptInvitation(guest, ended)).toEqual({ ok: false, reason: "expired" });
  const revoked = await invite("viewer");
  const [open] = await listOpenInvitations();
  expect(await revokeInvitation(guest.id, open?.id ?? "")).toBe("not-allowed");
  expect(await revokeInvitation(owner.id, open?.id ?? "")).toBe("revoked");
  expect(await revokeInvitation(owner.id, open?.id ?? "")).toBe("gone");
  expect(await acceptInvitation(guest, revoked)).toEqual({ ok: false, reason: "revoked" });
  expect(await acceptInvitation(guest, "x".repeat(43))).toEqual({ ok: false, reason: "unknown" });
  expect(await roleOf(guest)).toBeNull();
});

test("an admin takes back no invitation of an owner", async () => {
  const admin = await createUser({ role: "admin" });
  await invite("owner");
  const [open] = await listOpenInvitations();
  expect(await revokeInvitation(admin.id, open?.id ?? "")).toBe("gone");
  expect(await listOpenInvitations()).toHaveLength(1);
});

test("it raises a role and lowers none, and stays open for whom it was meant", async () => {
  const [viewer, admin] = [await createUser({ role: "viewer" }), await createUser({ role: "admin" })];
  const token = await invite("editor");
  expect(await acceptInvitation(admin, token)).toEqual({ ok: false, reason: "needless" });
  expect(await acceptInvitation(viewer, token)).toEqual({ ok: true, role: "editor" });
  expect([await roleOf(admin), await roleOf(viewer)]).toEqual(["admin", "editor"]);
});

test("R1: twenty an hour are all that one person makes, and three that one mailbox gets", async () => {
  const [busy, mailing] = [await createUser({ role: "admin" }), await createUser({ role: "admin" })];
  for (let count = 0; count < 20; count++) expect(await invite("viewer", { by: busy })).toHaveLength(43);
  expect(await invite("viewer", { by: busy })).toBe("rate-limited");
  for (let count = 0; count < 3; count++) expect(await invite("viewer", { by: mailing, email: "m@example.com" })).toHaveLength(43);
  expect(await invite("viewer", { by: mailing, email: "m@example.com" })).toBe("rate-limited");
});

test("P1: an account that is deleted leaves its address in no invitation, and old ones are forgotten", async () => {
  const guest = await createUser();
  await invite("viewer", { email: guest.email });
  await invite("viewer");
  expect(await deleteAccount(guest.id, guest.password)).toEqual({ ok: true });
  expect((await listOpenInvitations()).map(({ email }) => email)).toEqual([null]);
  await changeRows(database())`update invitations set ends_at = now() - interval '8 days'`;
  await forgetOldRoleChanges();
  expect(await readRows(database(), rowOf({ role: z.string() }))`select role from invitations`).toEqual([]);
});
