import { describe, expect, test } from "vitest";
import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { changeRows, readOneRow, rowOf, timestamp } from "#app/platform/db/rows.server.ts";
import { createUser } from "#tests/factories/users.ts";
import { useSite } from "#tests/site.ts";

const site = useSite();
const HOUR_MS = 3_600_000;
const ago = (ms: number) => new Date(Date.now() - ms);

const ask = (cookie: string) => site.request("/session", { headers: { cookie } });
const signedInUser = async (cookie: string) =>
  ((await (await ask(cookie)).json()) as { user: { id: string; role: string | null } | null }).user;

describe("the session request of a signed-in user", () => {
  test("says who the user is and where they shop, and may not be cached (O5)", async () => {
    const user = await createUser({ email: "grace@example.com", firstName: "Grace", lastName: "Hopper" });
    await changeRows(database())`insert into user_preferences (user_id, preferences) values (${user.id}, '{"marketplace": "co.uk"}')`;
    const response = await ask(await site.signIn(user));
    expect(await response.json()).toEqual({
      user: { id: user.id, email: "grace@example.com", name: "Grace Hopper", role: null },
      marketplace: "co.uk",
      notice: null,
    });
    expect(response.headers.get("cache-control")).toBe("private, no-store");
  });

  test.each(["presently.session_token=", "presently.session_token=x", "presently.session_token=x.y", "presently.session_token=%E0%A4%A"])(
    "A3: a made-up cookie is nobody: %s",
    async (cookie) => {
      expect(await signedInUser(cookie)).toBeNull();
    },
  );

  test("A3: a cookie signed for another token is nobody", async () => {
    const [first, second] = [await site.signIn(await createUser()), await site.signIn(await createUser())];
    const forged = `${second.slice(0, second.indexOf("."))}${first.slice(first.indexOf(".session_token"))}`.replace(
      /=.*?(?=\.)/,
      second.slice(second.indexOf("="), second.lastIndexOf(".")),
    );
    expect(await signedInUser(forged)).toBeNull();
  });
});

describe("A4: a session", () => {
  test("slides with use: the browser keeps it 7 more days, and the table says so", async () => {
    const user = await createUser();
    const response = await ask(await site.signIn(user, { createdAt: ago(5 * 24 * HOUR_MS) }));
    expect(response.headers.get("set-cookie")).toMatch(/^presently\.session_token=.+; Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax$/);
    const row = await readOneRow(database(), rowOf({ end: timestamp }))`select expires_at as end from sessions where user_id = ${user.id}`;
    expect(new Date(row.end).getTime() - Date.now()).toBeGreaterThan(6.99 * 24 * HOUR_MS);
  });

  test("does not slide past 30 days", async () => {
    const createdAt = ago(29.5 * 24 * HOUR_MS);
    const user = await createUser();
    const response = await ask(await site.signIn(user, { createdAt, lastUsedAt: ago(HOUR_MS) }));
    const maxAge = Number(/Max-Age=(\d+)/.exec(response.headers.get("set-cookie") ?? "")?.[1]);
    expect(maxAge).toBeLessThanOrEqual(12 * 3600);
    expect(maxAge).toBeGreaterThan(11 * 3600);
  });

  test.each([
    ["30 days old", { createdAt: ago(30 * 24 * HOUR_MS), lastUsedAt: ago(HOUR_MS) }],
    ["unused for 7 days", { createdAt: ago(8 * 24 * HOUR_MS), lastUsedAt: ago(7 * 24 * HOUR_MS) }],
    ["past its end in the table", { expiresAt: ago(1) }],
  ])("is over when %s, and the cookie goes", async (_name, times) => {
    const response = await ask(await site.signIn(await createUser(), times));
    expect(await response.json()).toMatchObject({ user: null });
    expect(response.headers.get("set-cookie")).toContain("Max-Age=0");
  });

  test("of an admin is over after 12 hours without use, of others not", async () => {
    const times = { lastUsedAt: ago(12 * HOUR_MS), createdAt: ago(13 * HOUR_MS) };
    expect(await signedInUser(await site.signIn(await createUser({ role: "admin" }), times))).toBeNull();
    expect(await signedInUser(await site.signIn(await createUser(), times))).not.toBeNull();
  });
});

describe("A6: a role", () => {
  test("counts, and stops counting, on the very next request", async () => {
    const user = await createUser({ role: "admin" });
    const cookie = await site.signIn(user);
    expect((await signedInUser(cookie))?.role).toBe("admin");
    await changeRows(database())`delete from user_roles where user_id = ${user.id}`;
    expect((await signedInUser(cookie))?.role).toBeNull();
    await changeRows(database())`insert into user_roles (user_id, role) values (${user.id}, 'admin')`;
    expect((await signedInUser(cookie))?.role).toBe("admin");
  });

  test("is what has_role says", async () => {
    const [admin, user] = [await createUser({ role: "admin" }), await createUser()];
    const answers = await readOneRow(database(), rowOf({ admin: z.boolean(), user: z.boolean(), other: z.boolean() }))`
      select has_role('admin', ${admin.id}) as admin, has_role('admin', ${user.id}) as "user", has_role('owner', ${admin.id}) as other`;
    expect(answers).toEqual({ admin: true, user: false, other: false });
  });
});
