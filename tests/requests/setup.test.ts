import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { createSetupCode, grantAdminByCommand } from "#app/features/accounts/owner-setup.commands.server.ts";
import { database } from "#app/platform/db/database.server.ts";
import { idRow, readOneRow, readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { createUser } from "#tests/factories/users.ts";
import { useSite } from "#tests/site.ts";
import { cookiesOf, freshAddress, postForm, signedInUser } from "./forms.ts";

const site = useSite();
const admins = async () => (await readRows(database(), idRow)`select user_id as id from user_roles`).map(({ id }) => id);
const enter = (cookie: string, code: string, from = freshAddress()) =>
  postForm(site, "/setup", { intent: "setup-code", code }, { cookie, from });
const open = (cookie?: string) => site.request("/setup", { headers: cookie === undefined ? {} : { cookie } });

beforeEach(async () => {
  // A trigger keeps the last owner from being deleted.
  await database().execute(sql`truncate user_roles, admin_setup`);
});

describe("Z2: the first admin", () => {
  test("has the setup code, which is made once and stored as a hash", async () => {
    const code = await createSetupCode();
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{5}(-[2-9A-HJ-NP-Z]{5}){3}$/);
    expect(await createSetupCode()).toBeNull();
    const stored = await readOneRow(database(), rowOf({ row: z.string() }))`select s::text as row from admin_setup s`;
    expect(stored.row).not.toContain(code?.replaceAll("-", ""));
    const cookie = await site.signIn(await createUser());
    const wrong = await enter(cookie, "AAAAA-AAAAA-AAAAA-AAAAA");
    expect([wrong.status, await admins()]).toEqual([403, []]);
    expect(await wrong.text()).toContain("Failed to grant admin access");
    const right = await enter(cookie, ` ${code?.toLowerCase()} `);
    expect([right.status, right.headers.get("location")]).toEqual([303, "/admin/start"]);
    expect(right.headers.get("set-cookie")).toContain("notice=site-set-up");
    expect((await signedInUser(site, cookie))?.role).toBe("owner");
    const second = await enter(await site.signIn(await createUser()), code ?? "");
    expect([second.status, (await admins()).length]).toEqual([404, 1]);
    expect(await createSetupCode()).toBeNull();
  });

  test("20 simultaneous claims make one admin", async () => {
    const code = (await createSetupCode()) ?? "";
    const cookies = await Promise.all(Array.from({ length: 20 }, async () => site.signIn(await createUser())));
    const answers = await Promise.all(cookies.map((cookie) => enter(cookie, code)));
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
    expect(await admins()).toHaveLength(1);
  });

  test("guesses are limited: five in 15 minutes", async () => {
    await createSetupCode();
    const cookie = await site.signIn(await createUser());
    for (let count = 0; count < 5; count++) expect((await enter(cookie, "guess", "192.0.2.60")).status).toBe(403);
    const sixth = await enter(cookie, "guess", "192.0.2.60");
    expect([sixth.status, Number(sixth.headers.get("retry-after")) > 800]).toEqual([429, true]);
  });

  test("or the operator's command makes one", async () => {
    const user = await createUser();
    expect(await grantAdminByCommand("nobody@example.com")).toBe("unknown-account");
    expect(await grantAdminByCommand(` ${user.email.toUpperCase()} `)).toBe("granted");
    expect(await grantAdminByCommand(user.email)).toBe("is-admin-already");
    expect(await admins()).toEqual([user.id]);
  });
});

describe("the page of the setup code", () => {
  test("is for everybody until the site is somebody's, and leads a stranger to an account and back", async () => {
    const page = await open();
    const html = await page.text();
    expect([page.status, page.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    expect(html).toContain('href="/auth?tab=sign-up&amp;next=%2Fsetup"');
    expect(html).toContain('href="/auth?next=%2Fsetup"');
    expect(html).not.toContain('name="code"');
    const newcomer = { intent: "sign-up", firstName: "Grace", lastName: "Hopper", email: "owner@example.com", password: "moths and bugs" };
    const entered = await postForm(site, "/auth", { ...newcomer, next: "/setup" });
    expect([entered.status, entered.headers.get("location")]).toEqual([303, "/setup"]);
    expect(await (await open(cookiesOf(entered))).text()).toContain('name="code"');
  });

  test("is gone once the site is somebody's: a 404, and for an admin the way to the admin area", async () => {
    const [admin, user] = [await createUser({ role: "admin" }), await createUser()];
    expect([(await open()).status, (await open(await site.signIn(user))).status]).toEqual([404, 404]);
    const led = await open(await site.signIn(admin));
    expect([led.status, led.headers.get("location")]).toEqual([302, "/admin"]);
  });

  test("Z5: takes nothing but the code, and of nobody without an account", async () => {
    const code = (await createSetupCode()) ?? "";
    const cookie = await site.signIn(await createUser());
    const sly = await postForm(site, "/setup", { intent: "setup-code", code, userId: "1" }, { cookie });
    expect([sly.status, await admins()]).toEqual([400, []]);
    const stranger = await postForm(site, "/setup", { intent: "setup-code", code });
    expect([stranger.status, stranger.headers.get("location")]).toEqual([302, "/auth?next=%2Fsetup"]);
    expect(await admins()).toEqual([]);
  });
});
