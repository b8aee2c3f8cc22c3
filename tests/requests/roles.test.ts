import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { idRow, readOneRow, readRows, rowOf, uuid } from "#app/platform/db/rows.server.ts";
import { createUser } from "#tests/factories/users.ts";
import { useSite } from "#tests/site.ts";
import { postForm, signedInUser } from "./forms.ts";

const site = useSite();
const admins = async () => (await readRows(database(), idRow)`select user_id as id from user_roles`).map(({ id }) => id);
const requests = () => readRows(database(), idRow)`select id from access_requests`;
const wish = (cookie: string, fields: Record<string, string> = { intent: "request" }) =>
  postForm(site, "/admin-access", fields, { cookie });
const decide = (cookie: string, intent: string, id: string, role?: string) =>
  postForm(site, "/admin/people", { intent, id, ...(role !== undefined && { role }) }, { cookie });
const demote = (cookie: string, id: string) => decide(cookie, "change-role", id, "none");

beforeEach(async () => {
  // A trigger keeps the last owner from being deleted.
  await database().execute(sql`truncate user_roles, access_requests, role_changes`);
});

describe("a request to become an admin", () => {
  test("is recorded once, promotes nobody, and says so", async () => {
    const user = await createUser();
    const cookie = await site.signIn(user);
    for (let count = 0; count < 3; count++) {
      const html = await (await wish(cookie)).text();
      expect(html).toContain("Request sent");
      expect(html).toContain("Your request was sent to the administrators.");
    }
    expect(await readRows(database(), idRow)`select id from access_requests where user_id = ${user.id}`).toHaveLength(1);
    expect(await admins()).toEqual([]);
  });

  test("waits beside the admins' link to it until it is decided", async () => {
    const [boss, user] = [await createUser({ role: "admin" }), await createUser()];
    await wish(await site.signIn(user));
    const cookie = await site.signIn(boss);
    const readFrame = async () => (await (await site.request("/admin/audit", { headers: { cookie } })).text()).replaceAll("<!-- -->", "");
    expect(await readFrame()).toMatch(/>1<span class="sr-only"> open request</);
    const { id } = await readOneRow(database(), idRow)`select id from access_requests where user_id = ${user.id}`;
    await decide(cookie, "refuse", id);
    expect(await readFrame()).not.toContain(" open request<");
  });

  test.each<[string, Record<string, string>]>([
    ["a role", { intent: "request", role: "admin" }],
    ["somebody's id", { intent: "request", userId: "1" }],
    ["an unknown intent", { intent: "grant" }],
  ])("Z5, Z7: with %s it is refused", async (_name, fields) => {
    expect((await wish(await site.signIn(await createUser()), fields)).status).toBe(400);
    expect(await requests()).toEqual([]);
  });

  test("is decided by an admin, once", async () => {
    const [admin, user] = [await createUser({ role: "admin" }), await createUser({ firstName: "Grace" })];
    const [adminCookie, userCookie] = [await site.signIn(admin), await site.signIn(user)];
    await wish(userCookie);
    const [request] = await requests();
    const page = await site.request("/admin/people", { headers: { cookie: adminCookie } });
    expect(await page.text()).toContain("Grace Lovelace");
    expect((await decide(userCookie, "approve", request?.id ?? "", "admin")).status, "nobody promotes himself").toBe(403);
    expect(await admins()).toEqual([admin.id]);
    expect((await decide(adminCookie, "approve", request?.id ?? "", "admin")).status).toBe(303);
    expect((await signedInUser(site, userCookie))?.role, "counts on the next request").toBe("admin");
    expect((await decide(adminCookie, "refuse", request?.id ?? "")).status).toBe(409);
    expect(await (await wish(userCookie)).text()).toContain("Already an admin");
  });

  test("can be refused, and made again", async () => {
    const [admin, user] = [await createUser({ role: "admin" }), await createUser()];
    const cookie = await site.signIn(user);
    await wish(cookie);
    const [request] = await requests();
    await decide(await site.signIn(admin), "refuse", request?.id ?? "");
    expect(await admins()).toEqual([admin.id]);
    await wish(cookie);
    expect(await requests()).toHaveLength(2);
  });
});

describe("the admin area", () => {
  test("shows a non-admin how to get in, with 403, and leads an anonymous one to /auth and back", async () => {
    const cookie = await site.signIn(await createUser());
    const refused = await site.request("/admin/people", { headers: { cookie } });
    const html = await refused.text();
    expect([refused.status, refused.headers.get("cache-control")]).toEqual([403, "private, no-store"]);
    expect(html).toContain("Admin Access Required");
    expect(html).toContain("Grant Admin Access");
    const anonymous = await site.request("/admin");
    expect([anonymous.status, anonymous.headers.get("location")]).toEqual([302, "/auth?next=%2Fadmin"]);
  });

  test("Z1: its data alone is refused too, with the parent's left out", async () => {
    const cookie = await site.signIn(await createUser({ email: "curious@example.com" }));
    await createUser({ role: "admin", email: "secret-admin@example.com" });
    for (const path of ["/admin/people.data", "/admin/people.data?_routes=routes%2Fadmin%2Fpeople"]) {
      const response = await site.request(path, { headers: { cookie } });
      expect(await response.text()).not.toContain("secret-admin@example.com");
    }
  });

  test("A6: demotion counts with the very next click of an open tab", async () => {
    const [boss, other] = [await createUser({ role: "admin" }), await createUser({ role: "admin" })];
    const [bossCookie, otherCookie] = [await site.signIn(boss), await site.signIn(other)];
    expect((await site.request("/admin/people", { headers: { cookie: otherCookie } })).status).toBe(200);
    expect((await demote(bossCookie, other.id)).status).toBe(303);
    expect((await site.request("/admin/people", { headers: { cookie: otherCookie } })).status).toBe(403);
    expect((await demote(otherCookie, boss.id)).status).toBe(403);
    expect(await admins()).toEqual([boss.id]);
  });

  test("Z3: the last owner stays, also when two demote each other at the same time", async () => {
    const [one, two] = [await createUser({ role: "owner" }), await createUser({ role: "owner" })];
    const [oneCookie, twoCookie] = [await site.signIn(one), await site.signIn(two)];
    await Promise.all([demote(oneCookie, two.id), demote(twoCookie, one.id)]);
    const [last] = await admins();
    expect(await admins()).toHaveLength(1);
    const lastCookie = last === one.id ? oneCookie : twoCookie;
    const refused = await demote(lastCookie, last ?? "");
    expect([refused.status, (await refused.text()).includes("is the only owner. Make someone else an owner first.")]).toEqual([409, true]);
    expect(await admins()).toEqual([last]);
  });

  test("an admin signs somebody out everywhere, which stands in the log; nobody else can", async () => {
    const [admin, user] = [await createUser({ role: "admin" }), await createUser()];
    const [cookie, theirs] = [await site.signIn(admin), await site.signIn(user)];
    expect((await decide(theirs, "sign-out", admin.id)).status).toBe(403);
    expect((await signedInUser(site, theirs))?.id).toBe(user.id);
    expect((await decide(cookie, "sign-out", user.id)).status).toBe(303);
    expect([await signedInUser(site, theirs), (await signedInUser(site, cookie))?.id]).toEqual([null, admin.id]);
    const rows = await readRows(database(), rowOf({ action: z.string() }))`select action from audit_log where subject_id = ${user.id}`;
    expect(rows).toEqual([{ action: "signed out" }]);
    expect((await decide(cookie, "sign-out", crypto.randomUUID())).status).toBe(409);
  });

  test("create-admin-user: an admin makes any user with an account one", async () => {
    const [admin, user] = [await createUser({ role: "admin" }), await createUser()];
    const cookie = await site.signIn(admin);
    const grant = (email: string) => postForm(site, "/admin/people", { intent: "grant", email, role: "admin" }, { cookie });
    expect((await grant("nobody@example.com")).status).toBe(422);
    expect((await grant(user.email)).status).toBe(303);
    expect((await admins()).sort()).toEqual([admin.id, user.id].sort());
    const rows = await readRows(database(), rowOf({ granted_by: uuid }))`select granted_by from user_roles where user_id = ${user.id}`;
    expect(rows).toEqual([{ granted_by: admin.id }]);
  });
});
