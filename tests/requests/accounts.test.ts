import { beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { changeRows, idRow, readOneRow, readRows, rowOf, timestamp } from "#app/platform/db/rows.server.ts";
import { createSession, createUser, PASSWORD } from "#tests/factories/users.ts";
import { linkIn, takeMails } from "#tests/mails.ts";
import { useSite } from "#tests/site.ts";
import { cookiesOf, postForm, signedInUser } from "./forms.ts";

const site = useSite();

const post = (path: string, fields: Record<string, string>, cookie?: string, headers?: Record<string, string>, from?: string) =>
  postForm(site, path, fields, { cookie, headers, from });
const signIn = (email: string, password = PASSWORD, next?: string, from?: string) =>
  post("/auth", { intent: "sign-in", email, password, ...(next === undefined ? {} : { next }) }, undefined, undefined, from);
const newcomer = { intent: "sign-up", firstName: "Grace", lastName: "Hopper", password: "debugging with moths" };
const tokenIn = (link: string) => new URLSearchParams(link.split("?")[1]).get("token") ?? "";

const userRow = rowOf({ firstName: z.string(), lastName: z.string(), name: z.string(), emailVerified: z.boolean() });
const usersWith = (email: string) => readRows(database(), userRow)`
  select first_name as "firstName", last_name as "lastName", name, email_verified as "emailVerified" from users where email = ${email}`;

const linkRow = rowOf({ expiresAt: timestamp, hash: z.string() });
const linkOf = (userId: string) => readOneRow(database(), linkRow)`
  select expires_at as "expiresAt", token_hash as hash from account_links where user_id = ${userId}`;

beforeEach(async () => {
  // Separate tests cover the limits.
  await changeRows(database())`delete from rate_limits`;
  await changeRows(database())`delete from mail_queue`;
});

describe("signing up", () => {
  test("makes an account, writes a mail whose link confirms the address once, and signs in at once without SMTP (A7)", async () => {
    const response = await post("/auth", { ...newcomer, email: "Grace@Example.com ", next: "/profile" });
    expect([response.status, response.headers.get("location")]).toEqual([303, "/profile"]);
    expect(response.headers.get("set-cookie")).toContain("notice=account-ready");
    expect(await signedInUser(site, cookiesOf(response))).toMatchObject({ email: "grace@example.com", name: "Grace Hopper" });
    const [mail] = await takeMails();
    expect(mail).toMatchObject({ to: "grace@example.com", subject: "Presently: please confirm your email address" });
    const [user] = await usersWith("grace@example.com");
    expect(user).toMatchObject({ firstName: "Grace", lastName: "Hopper", name: "Grace Hopper", emailVerified: false });

    const link = linkIn(mail);
    const page = await site.request(link);
    expect([page.status, page.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    expect((await usersWith("grace@example.com"))[0]?.emailVerified, "a GET changes nothing").toBe(false);
    const confirmed = await post("/auth/confirm", { token: tokenIn(link) });
    expect([confirmed.status, confirmed.headers.get("location")]).toEqual([303, "/"]);
    expect((await usersWith("grace@example.com"))[0]?.emailVerified).toBe(true);
    expect((await post("/auth/confirm", { token: tokenIn(link) })).headers.get("location"), "the link works once").toBeNull();
    const signedIn = await signIn("grace@example.com", newcomer.password);
    expect(await signedInUser(site, cookiesOf(signedIn))).toMatchObject({ email: "grace@example.com", name: "Grace Hopper" });
  });

  test("with an address that has an account changes nothing, lets nobody in by another password, and notifies its owner", async () => {
    await createUser({ email: "known@example.com" });
    const answer = await post("/auth", { ...newcomer, email: "known@example.com" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/auth/check-mail"]);
    expect(answer.headers.get("set-cookie")).not.toContain("session_token");
    expect(await takeMails()).toMatchObject([{ to: "known@example.com", subject: "Presently: you already have an account" }]);
    expect((await usersWith("known@example.com"))[0]?.name).toBe("Ada Lovelace");
    expect((await signIn("known@example.com")).status, "the password is the old one").toBe(303);
    expect((await signIn("known@example.com", newcomer.password)).status).toBe(401);
  });

  test("with one's own password is a sign-in, and asks for the second step of an account that has one", async () => {
    const { id, email } = await createUser({ email: "again@example.com" });
    const answer = await post("/auth", { ...newcomer, email, password: PASSWORD });
    expect(await signedInUser(site, cookiesOf(answer))).toMatchObject({ id });
    await changeRows(database())`insert into two_factors (user_id, secret, backup_codes) values (${id}, 'secret', 'codes')`;
    await changeRows(database())`update users set two_factor_enabled = true where id = ${id}`;
    const asked = await post("/auth", { ...newcomer, email, password: PASSWORD, next: "/profile" });
    expect(asked.headers.get("location")).toBe("/auth/two-factor?next=%2Fprofile");
    expect(await signedInUser(site, cookiesOf(asked))).toBeNull();
  });

  test("R1: tries a password as a sign-in does: five in 15 minutes for an account", async () => {
    const { email } = await createUser();
    const from = "192.0.2.11";
    for (let count = 0; count < 5; count++)
      expect((await post("/auth", { ...newcomer, email }, undefined, undefined, from)).headers.get("location")).toBe("/auth/check-mail");
    expect((await signIn(email, PASSWORD, undefined, from)).status).toBe(429);
  });

  test.each([
    [{ firstName: "" }, "firstName", "Missing information", "Please enter your first name."],
    [{ lastName: " " }, "lastName", "Missing information", "Please enter your last name."],
    [{ email: "" }, "email", "Missing information", "Please enter your email address."],
    [{ password: "" }, "password", "Missing information", "Please choose a password."],
    [{ email: "grace@" }, "email", "Registration failed", "Please enter an email address such as name@example.com."],
    [{ password: "short" }, "password", "Registration failed", "Use at least 6 characters."],
    [{ password: "x".repeat(129) }, "password", "Registration failed", "Use at most 128 characters."],
    [{ password: "Password" }, "password", "Registration failed", "That’s one of the first passwords people guess."],
  ])("section 5, A1: %j is refused beside its field, and nothing else typed is lost", async (wrong, field, title, text) => {
    const response = await post("/auth", { ...newcomer, email: "wrong@example.com", ...wrong });
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain(title);
    expect(html).toContain(text);
    expect(html).toMatch(new RegExp(`name="${field}"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="${field}"`));
    if (field !== "firstName") expect(html).toContain('value="Grace"');
    expect(html).not.toContain(newcomer.password);
    expect(await usersWith("wrong@example.com")).toEqual([]);
  });

  test.each(["role", "user_id", "emailVerified", "rolesVersion", "__proto__"])("Z5: a field %j is refused (Z7)", async (field) => {
    const response = await post("/auth", { ...newcomer, email: "sly@example.com", [field]: "admin" });
    expect(response.status).toBe(400);
    expect(await usersWith("sly@example.com")).toEqual([]);
  });

  test("the same address in five simultaneous requests makes one account", async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => post("/auth", { ...newcomer, email: "twin@example.com" })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
    expect(await usersWith("twin@example.com")).toHaveLength(1);
  });

  test("A7: the link that confirms works for 60 minutes, and begins with SITE_URL", async () => {
    await post("/auth", { ...newcomer, email: "slow@example.com" }, undefined, { "x-forwarded-host": "evil.example" });
    const [mail] = await takeMails();
    expect(mail?.text).toContain("http://site.test/auth/confirm?token=");
    const { minutes } = await readOneRow(database(), rowOf({ minutes: z.number() }))`
      select extract(epoch from l.expires_at - now())::float8 / 60 as minutes
      from account_links l join users u on u.id = l.user_id where u.email = 'slow@example.com'`;
    expect([minutes > 59, minutes <= 60]).toEqual([true, true]);
    await changeRows(database())`update account_links set expires_at = now() - interval '1 second'`;
    expect((await post("/auth/confirm", { token: tokenIn(linkIn(mail)) })).headers.get("location")).toBeNull();
    expect((await usersWith("slow@example.com"))[0]?.emailVerified).toBe(false);
  });

  test("the confirmation can be sent again; of an unknown or confirmed address nothing is said (A2)", async () => {
    await createUser({ email: "late@example.com", emailVerified: false });
    await createUser({ email: "done@example.com" });
    const answers = [];
    for (const email of ["late@example.com", "done@example.com", "nobody@example.com"]) {
      const { status, headers } = await post("/auth/resend", { email });
      answers.push([status, headers.get("location")]);
    }
    expect(new Set(answers.map(String)).size).toBe(1);
    expect((await takeMails()).map(({ to }) => to)).toEqual(["late@example.com"]);
  });
});

describe("signing in", () => {
  test("leads home with a session that scripts cannot read (A3)", async () => {
    const user = await createUser();
    const response = await signIn(user.email);
    expect([response.status, response.headers.get("location"), response.headers.get("cache-control")]).toEqual([
      303,
      "/",
      "private, no-store",
    ]);
    const cookie = response.headers.getSetCookie().find((line) => line.startsWith("presently.session_token="));
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).toMatch(/Max-Age=604800/);
    const told = await (await site.request("/session", { headers: { cookie: cookiesOf(response) } })).json();
    expect(told).toMatchObject({ user: { email: user.email }, notice: "signed-in" });
  });

  test("A8: leads back to a page of ours, and nowhere else", async () => {
    const { email } = await createUser();
    expect((await signIn(email, PASSWORD, "/profile/data?x=1")).headers.get("location")).toBe("/profile/data?x=1");
    for (const next of [
      "//evil.example",
      "/\\evil.example",
      "/\t/evil.example",
      "javascript:alert(1)",
      "https://evil.example/",
      "/auth?next=/",
    ]) {
      expect((await signIn(email, PASSWORD, next)).headers.get("location")).toBe("/");
    }
  });

  test("a page that needs a session leads there and back", async () => {
    const response = await site.request("/profile/security?x=1");
    expect([response.status, response.headers.get("location")]).toEqual([302, "/auth?next=%2Fprofile%2Fsecurity%3Fx%3D1"]);
    const cookie = await site.signIn(await createUser());
    const again = await site.request("/auth?next=%2Fprofile%2Fsecurity%3Fx%3D1", { headers: { cookie } });
    expect([again.status, again.headers.get("location")]).toEqual([302, "/profile/security?x=1"]);
  });

  test("A2: a wrong password and an unknown address are refused alike", async () => {
    const { email } = await createUser({ email: "somebody@example.com" });
    const bodies = [];
    for (const address of [email, "nowhere@example.com"]) {
      const response = await signIn(address, "not the password");
      expect(response.status).toBe(401);
      bodies.push((await response.text()).replaceAll(address, "ADDRESS"));
    }
    expect(bodies[0]).toBe(bodies[1]);
    expect(bodies[0]).toContain("Authentication failed");
    expect(bodies[0]).toContain("Please check your credentials and try again.");
  });

  test("section 5: an empty field is a missing credential", async () => {
    const html = await (await post("/auth", { intent: "sign-in", email: "ada@example.com", password: "" })).text();
    expect(html).toContain("Missing credentials");
    expect(html).toContain("Please enter both email and password.");
    expect(html).toContain('value="ada@example.com"');
  });

  test("the session that the browser had before ends", async () => {
    const before = await site.signIn(await createUser());
    const { email } = await createUser();
    await post("/auth", { intent: "sign-in", email, password: PASSWORD }, before);
    expect(await signedInUser(site, before)).toBeNull();
  });

  test("A9: a form of another site is refused", async () => {
    const { email } = await createUser();
    const response = await post("/auth", { intent: "sign-in", email, password: PASSWORD }, undefined, { origin: "https://evil.example" });
    expect([400, 403]).toContain(response.status);
    expect(response.headers.get("set-cookie")).toBeNull();
  });

  test.each(["a\u0000b", "\ud800", "x".repeat(15_000)])("I3: a strange password is refused, not an accident", async (password) => {
    const { email } = await createUser();
    expect((await signIn(email, password)).status).toBeLessThan(500);
  });
});

describe("R1, R3: too many tries", () => {
  test("five in 15 minutes for an account from one address, with Retry-After, whatever the password; from elsewhere its owner gets in", async () => {
    const { email } = await createUser();
    for (let count = 0; count < 5; count++) expect((await signIn(email, "wrong password", undefined, "192.0.2.1")).status).toBe(401);
    const sixth = await signIn(email, PASSWORD, undefined, "192.0.2.1");
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers.get("retry-after"))).toBeGreaterThan(800);
    expect(Number(sixth.headers.get("retry-after"))).toBeLessThanOrEqual(900);
    expect(await sixth.text()).toContain("Please try again in 15 minutes.");
    const rows = await readRows(database(), rowOf({ key: z.string() }))`select key from rate_limits`;
    expect(rows.length, "they survive a restart").toBeGreaterThan(0);
    expect(JSON.stringify(rows), "and name nobody").not.toContain(email);
    expect((await signIn(email, PASSWORD, undefined, "192.0.2.2")).status).toBe(303);
  });

  test("30 an hour from one address, over all accounts that are tried", async () => {
    expect((await signIn("first@example.com", "wrong", undefined, "192.0.2.3")).status).toBe(401);
    // The count is set as 28 more attempts would leave it, because each of them would hash a password.
    await changeRows(database())`update rate_limits set points = 29 where key like 'sign-in-address:%'`;
    expect((await signIn("a30@example.com", "wrong", undefined, "192.0.2.3")).status).toBe(401);
    const last = await signIn("another@example.com", "wrong", undefined, "192.0.2.3");
    expect([last.status, Number(last.headers.get("retry-after")) > 3000]).toEqual([429, true]);
  });

  test("R2: an IPv6 subscriber is one address; a forwarded address of nobody trusted is none", async () => {
    const { email } = await createUser();
    for (let count = 0; count < 5; count++) {
      const headers = { "x-forwarded-for": `198.51.100.${count}` };
      const fields = { intent: "sign-in", email, password: "wrong password" };
      expect((await post("/auth", fields, undefined, headers, `2001:db8:0:7::${count + 1}`)).status).toBe(401);
    }
    expect((await signIn(email, PASSWORD, undefined, "2001:db8:0:7:ffff::1")).status).toBe(429);
  });

  test("right ones do not lock a household out", async () => {
    const { email } = await createUser();
    for (let count = 0; count < 8; count++) expect((await signIn(email, PASSWORD, undefined, "192.0.2.4")).status).toBe(303);
  });

  test("R1: 60 an hour from one address in all, right ones too: each costs a hash and leaves a session", async () => {
    const { email } = await createUser();
    expect((await signIn(email, PASSWORD, undefined, "192.0.2.7")).status).toBe(303);
    await changeRows(database())`update rate_limits set points = 59 where key like 'sign-in-all:%'`;
    expect((await signIn(email, PASSWORD, undefined, "192.0.2.7")).status).toBe(303);
    const last = await signIn(email, PASSWORD, undefined, "192.0.2.7");
    expect([last.status, Number(last.headers.get("retry-after")) > 3000]).toEqual([429, true]);
    expect((await signIn(email, PASSWORD, undefined, "192.0.2.8")).status, "elsewhere the owner gets in").toBe(303);
  });

  test("R1: ten new passwords in 15 minutes from one address, whatever the link", async () => {
    const redeem = () => post("/auth/reset", { token: "invented", password: "a better password" }, undefined, undefined, "192.0.2.9");
    for (let count = 0; count < 10; count++) expect((await redeem()).status).toBe(422);
    const last = await redeem();
    expect([last.status, Number(last.headers.get("retry-after")) > 800]).toEqual([429, true]);
    expect(await last.text()).toContain("Too many attempts. Please try again in 15 minutes.");
  });

  test("three wishes for a mail an hour", async () => {
    const wish = (email: string) => post("/auth/forgot", { email }, undefined, undefined, "192.0.2.5");
    for (let count = 0; count < 3; count++) expect((await wish(`a${count}@example.com`)).status).toBe(303);
    const fourth = await wish("a4@example.com");
    expect([fourth.status, Number(fourth.headers.get("retry-after")) > 3500]).toEqual([429, true]);
  });

  test("three mails an hour to one mailbox, and the wisher learns nothing of it", async () => {
    const { email } = await createUser();
    for (let count = 0; count < 5; count++) expect((await post("/auth/forgot", { email })).status).toBe(303);
    expect(await takeMails()).toHaveLength(3);
  });

  test("five sign-ups an hour", async () => {
    const join = (email: string) => post("/auth", { ...newcomer, email }, undefined, undefined, "192.0.2.6");
    for (let count = 0; count < 5; count++) expect((await join(`n${count}@example.com`)).status).toBe(303);
    expect((await join("n6@example.com")).status).toBe(429);
  });
});

describe("a forgotten password", () => {
  async function wish(email: string) {
    await post("/auth/forgot", { email });
    return tokenIn(linkIn((await takeMails())[0]));
  }

  test("A5, A7: the link sets a new one, once, and ends every session", async () => {
    const user = await createUser({ emailVerified: false });
    const cookie = await site.signIn(user);
    const token = await wish(user.email);
    expect(await (await site.request(`/auth/reset?token=${token}`)).text()).toContain("Choose a new password");
    const weak = await post("/auth/reset", { token, password: "123456" });
    expect(weak.status, "a weak one does not use the link up").toBe(422);
    const done = await post("/auth/reset", { token, password: "a better password" });
    expect([done.status, done.headers.get("location")]).toEqual([303, "/auth"]);
    expect(await signedInUser(site, cookie)).toBeNull();
    expect((await signIn(user.email)).status).toBe(401);
    expect((await signIn(user.email, "a better password")).status).toBe(303);
    expect((await post("/auth/reset", { token, password: "a third password" })).status).toBe(422);
    expect(await (await site.request(`/auth/reset?token=${token}`)).text()).toContain("This link no longer works");
    expect((await takeMails()).map(({ subject }) => subject)).toEqual(["Presently: your password was changed"]);
  });

  test("A7: the link works for 60 minutes", async () => {
    const user = await createUser();
    const token = await wish(user.email);
    const end = new Date((await linkOf(user.id)).expiresAt).getTime();
    expect(end - Date.now()).toBeGreaterThan(59 * 60_000);
    expect(end - Date.now()).toBeLessThanOrEqual(60 * 60_000);
    await changeRows(database())`update account_links set expires_at = now() - interval '1 second' where user_id = ${user.id}`;
    expect((await post("/auth/reset", { token, password: "a better password" })).status).toBe(422);
  });

  test("A7: used twice at the same time it works once", async () => {
    const user = await createUser();
    const token = await wish(user.email);
    const answers = await Promise.all(["first password", "second password"].map((password) => post("/auth/reset", { token, password })));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 422]);
  });

  test("A7: a token is a string, and stored as a hash", async () => {
    const user = await createUser();
    const token = await wish(user.email);
    expect((await linkOf(user.id)).hash).not.toContain(token);
    for (const strange of ["", "[object Object]", "%00", "x".repeat(5000)]) {
      expect((await post("/auth/reset", { token: strange, password: "a better password" })).status).toBeLessThan(500);
    }
  });

  test("A7: the link begins with SITE_URL, whatever Host the request names", async () => {
    const user = await createUser();
    await post("/auth/forgot", { email: user.email }, undefined, { host: "evil.example", "x-forwarded-host": "evil.example" });
    expect((await takeMails())[0]?.text).toContain("http://site.test/auth/reset?token=");
  });

  test("A2: of an unknown address nothing is said", async () => {
    const { email } = await createUser();
    const answers = [];
    for (const address of [email, "nobody@example.com"]) {
      const { status, headers } = await post("/auth/forgot", { email: address });
      answers.push([status, headers.get("location"), headers.get("set-cookie")]);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect((await takeMails()).map(({ to }) => to)).toEqual([email]);
  });
});

describe("signing out", () => {
  test("ends the session on the server too", async () => {
    const user = await createUser();
    const cookie = await site.signIn(user);
    const response = await post("/auth/sign-out", {}, cookie);
    expect([response.status, response.headers.get("location")]).toEqual([303, "/"]);
    expect(response.headers.get("set-cookie")).toMatch(/session_token=; Path=\/; Max-Age=0/);
    expect(await signedInUser(site, cookie)).toBeNull();
  });

  test("everywhere else, or everywhere, or on one device of one's own (Z4)", async () => {
    const user = await createUser();
    const [here, there] = [await site.signIn(user), await site.signIn(user)];
    const other = await createSession(user.id);
    const stranger = await createSession((await createUser()).id);
    await post("/profile/security", { intent: "end-session", id: other.id }, here);
    await post("/profile/security", { intent: "end-session", id: stranger.id }, here);
    const sessionsWith = (id: string) => readRows(database(), idRow)`select id from sessions where id = ${id}`;
    expect(await sessionsWith(other.id)).toEqual([]);
    expect(await sessionsWith(stranger.id), "somebody else's stays").toHaveLength(1);
    const alone = await post("/profile/security", { intent: "end-other-sessions" }, here);
    const stays = cookiesOf(alone);
    expect([await signedInUser(site, stays), await signedInUser(site, there), await signedInUser(site, here)]).toEqual([
      expect.objectContaining({ email: user.email }),
      null,
      null,
    ]);
    await post("/profile/security", { intent: "end-all-sessions" }, stays);
    expect(await signedInUser(site, stays)).toBeNull();
  });
});
