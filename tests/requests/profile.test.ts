import { beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { changeRows, idRow, readOneRow, readRows, rowOf, uuid } from "#app/platform/db/rows.server.ts";
import { createSession, createUser, PASSWORD } from "#tests/factories/users.ts";
import { linkIn, takeMails } from "#tests/mails.ts";
import { useSite } from "#tests/site.ts";
import { cookiesOf, postForm, signedInUser } from "./forms.ts";

const site = useSite();
const get = (path: string, cookie: string) => site.request(path, { headers: { cookie } });
const signIn = (email: string, password = PASSWORD) => postForm(site, "/auth", { intent: "sign-in", email, password });
const tokenIn = (link: string) => new URLSearchParams(link.split("?")[1]).get("token") ?? "";
const userRow = rowOf({ firstName: z.string(), lastName: z.string(), name: z.string(), email: z.string(), emailVerified: z.boolean() });
const readUser = (id: string) => readOneRow(database(), userRow)`
  select first_name as "firstName", last_name as "lastName", name, email, email_verified as "emailVerified" from users where id = ${id}`;

beforeEach(async () => {
  await changeRows(database())`delete from mail_queue`;
});

describe("O5: the pages of the profile", () => {
  test.each(["/profile", "/profile/security", "/profile/two-factor", "/profile/passkeys", "/profile/data", "/profile/export"])(
    "%s is no-store",
    async (path) => {
      const response = await get(path, await site.signIn(await createUser()));
      expect([response.status, response.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    },
  );

  test("say whether the address is confirmed, and send the mail again", async () => {
    const user = await createUser({ emailVerified: false });
    const cookie = await site.signIn(user);
    expect(await (await get("/profile", cookie)).text()).toContain("Your email isn’t confirmed yet.");
    expect(await (await postForm(site, "/profile", { intent: "resend" }, { cookie })).text()).toContain("We’ve sent it again.");
    expect((await takeMails()).map(({ to }) => to)).toEqual([user.email]);
    expect(await (await get("/profile", await site.signIn(await createUser()))).text()).not.toContain("Your email isn’t confirmed yet.");
  });
});

describe("the name", () => {
  test("can be changed, with nothing else (Z5)", async () => {
    const user = await createUser();
    const cookie = await site.signIn(user);
    const sly = await postForm(site, "/profile", { intent: "name", firstName: "A", lastName: "B", emailVerified: "true" }, { cookie });
    expect([sly.status, (await readUser(user.id)).name]).toEqual([400, "Ada Lovelace"]);
    const opened = JSON.stringify({ firstName: "Ada", lastName: "Lovelace" });
    const fields = { intent: "name", opened, firstName: " Augusta ", lastName: "King\r\nof Lovelace" };
    const done = await postForm(site, "/profile", fields, { cookie });
    expect(done.status).toBe(303);
    expect(await readUser(user.id)).toMatchObject({ firstName: "Augusta", lastName: "King of Lovelace", name: "Augusta King of Lovelace" });
  });
});

describe("the marketplace preference", () => {
  test("follows the person to every device, and needs one where it is to be stored with the account", async () => {
    const user = await createUser();
    const cookie = await site.signIn(user);
    const headers = { accept: "application/json" };
    const fields = { marketplace: "de", keep: "account" };
    expect((await postForm(site, "/marketplace", fields, { cookie, headers })).status).toBe(204);
    expect(await (await get("/session", await site.signIn(user))).json()).toMatchObject({ marketplace: "de" });
    const nobody = await postForm(site, "/marketplace", fields, { headers });
    expect([nobody.status, nobody.headers.get("set-cookie")]).toEqual([401, null]);
    expect(await nobody.json()).toMatchObject({ detail: "Auth session missing! You need to be logged in to perform this action." });
  });
});

describe("a changed password", () => {
  const change = (cookie: string, current: string, next: string) =>
    postForm(site, "/profile/security", { intent: "change-password", current, next }, { cookie });

  test("A5: ends the other sessions, a stolen cookie's too, and notifies the owner", async () => {
    const user = await createUser();
    const [here, stolen] = [await site.signIn(user), await site.signIn(user)];
    const changed = await change(here, PASSWORD, "a better password");
    expect(changed.status).toBe(303);
    expect(await signedInUser(site, cookiesOf(changed))).toMatchObject({ email: user.email });
    expect(
      [await signedInUser(site, stolen), await signedInUser(site, here)],
      "a copy of this session's cookie is a stolen one too",
    ).toEqual([null, null]);
    expect((await get("/profile", stolen)).status).toBe(302);
    expect((await signIn(user.email)).status).toBe(401);
    expect((await signIn(user.email, "a better password")).status).toBe(303);
    expect((await takeMails()).map(({ subject }) => subject)).toEqual(["Presently: your password was changed"]);
  });

  test("needs the present one, and changes nothing without (Z7)", async () => {
    const user = await createUser();
    const cookie = await site.signIn(user);
    const wrong = await change(cookie, "not the password", "a better password");
    expect([wrong.status, (await wrong.text()).includes("That isn’t your password.")]).toEqual([422, true]);
    expect((await change(cookie, PASSWORD, "letmein")).status).toBe(422);
    expect((await signIn(user.email)).status).toBe(303);
  });

  test("R1: a stolen session cannot try passwords: five in 15 minutes", async () => {
    const cookie = await site.signIn(await createUser());
    for (let count = 0; count < 5; count++) expect((await change(cookie, `wrong ${count}`, "a better password")).status).toBe(422);
    const sixth = await change(cookie, PASSWORD, "a better password");
    expect([sixth.status, Number(sixth.headers.get("retry-after")) > 800]).toEqual([429, true]);
  });
});

describe("a changed email", () => {
  async function start(newEmail: string, traits = {}) {
    const user = await createUser(traits);
    const cookie = await site.signIn(user);
    const response = await postForm(site, "/profile/security", { intent: "change-email", email: newEmail, password: PASSWORD }, { cookie });
    return { user, cookie, response, mails: await takeMails() };
  }
  // A page with JavaScript sends it to the path with .data.
  const open = (link: string, suffix = "") => postForm(site, `${link.split("?")[0]}${suffix}`, { token: tokenIn(link) });

  test("is confirmed at both ends before the account moves", async () => {
    const { user, cookie, response, mails } = await start("new@example.com");
    expect(response.status).toBe(303);
    expect(mails.map(({ to }) => to).sort()).toEqual([user.email, "new@example.com"].sort());
    const linkTo = (address: string) => linkIn(mails.find(({ to }) => to === address));
    expect(await (await get("/profile/security", cookie)).text()).toContain("Your email is about to change to");
    expect((await open(linkTo("new@example.com"))).status).toBe(303);
    expect((await readUser(user.id)).email, "one end is not enough").toBe(user.email);
    expect((await open(linkTo(user.email))).headers.get("location")).toBe("/");
    expect(await readUser(user.id)).toMatchObject({ email: "new@example.com", emailVerified: true });
    expect((await takeMails()).map(({ to, subject }) => [to, subject])).toEqual([
      [user.email, "Presently: your email address was changed to new@example.com"],
    ]);
    expect((await signIn("new@example.com")).status).toBe(303);
    expect((await signIn(user.email)).status).toBe(401);
  });

  test("A7: each link works once, and for its own end", async () => {
    const { user, mails } = await start("other@example.com");
    const link = linkIn(mails.find(({ to }) => to === user.email));
    expect((await postForm(site, "/auth/confirm-new-email", { token: tokenIn(link) })).status).toBe(200);
    expect((await postForm(site, "/auth/confirm-new-email.data", { token: tokenIn(link) })).headers.get("set-cookie")).toBeNull();
    expect((await open(link)).status).toBe(303);
    expect((await open(link)).status).toBe(200);
    expect((await readUser(user.id)).email).toBe(user.email);
  });

  test("an address that was never confirmed cannot say yes, so the new one is enough", async () => {
    const { user, mails } = await start("mended@example.com", { emailVerified: false });
    expect(mails.map(({ to }) => to)).toEqual(["mended@example.com"]);
    await open(linkIn(mails[0]), ".data");
    expect(await readUser(user.id)).toMatchObject({ email: "mended@example.com", emailVerified: true });
  });

  test("A2: to an address that has an account, answers the same and gives no link", async () => {
    const taken = await createUser();
    const { response, mails } = await start(taken.email);
    expect(response.status).toBe(303);
    expect(mails.find(({ to }) => to === taken.email)?.text).not.toContain("/auth/");
  });

  test("R1: five an hour for an account, ten from one address", async () => {
    const people = await Promise.all([createUser(), createUser(), createUser()]);
    const cookies = await Promise.all(people.map((user) => site.signIn(user)));
    const ask = (cookie: string, n: number) =>
      postForm(
        site,
        "/profile/security",
        { intent: "change-email", email: `stranger-${n}@example.com`, password: PASSWORD },
        { cookie, from: "192.0.2.61" },
      );
    for (let n = 0; n < 5; n++) expect((await ask(cookies[0] as string, n)).status).toBe(303);
    const sixth = await ask(cookies[0] as string, 5);
    expect([sixth.status, Number(sixth.headers.get("retry-after")) > 3500]).toEqual([429, true]);
    expect(await sixth.text()).toContain("Too many attempts.");
    for (let n = 0; n < 5; n++) expect((await ask(cookies[1] as string, 10 + n)).status).toBe(303);
    expect((await ask(cookies[2] as string, 20)).status, "the eleventh from here").toBe(429);
    expect((await takeMails()).filter(({ to }) => to.startsWith("stranger-"))).toHaveLength(10);
  });

  test("R1: three mails an hour to one mailbox, whoever asks, and nobody learns of it", async () => {
    for (let n = 0; n < 5; n++) {
      const cookie = await site.signIn(await createUser());
      const fields = { intent: "change-email", email: "flooded@example.com", password: PASSWORD };
      expect((await postForm(site, "/profile/security", fields, { cookie })).status).toBe(303);
    }
    expect((await takeMails()).filter(({ to }) => to === "flooded@example.com")).toHaveLength(3);
  });

  test("needs the password", async () => {
    const user = await createUser();
    const cookie = await site.signIn(user);
    const fields = { intent: "change-email", email: "x@example.com", password: "wrong password" };
    expect((await postForm(site, "/profile/security", fields, { cookie })).status).toBe(422);
    expect(
      await readRows(database(), rowOf({ userId: uuid }))`
      select user_id as "userId" from email_changes where user_id = ${user.id}`,
    ).toEqual([]);
  });
});

describe("passkeys", () => {
  const JSON_TYPE = { "content-type": "application/json" };

  test("need the password to add, a challenge of ours, and belong to one person (Z4, Z5)", async () => {
    const [user, other] = [await createUser(), await createUser()];
    const cookie = await site.signIn(user);
    const send = (path: string, body: unknown) =>
      site.request(path, { method: "POST", body: JSON.stringify(body), headers: { cookie, "content-type": "application/json" } });
    const wrong = await send("/profile/passkeys/options", { password: "wrong password" });
    expect([wrong.status, await wrong.json()]).toMatchObject([422, { detail: "That isn’t your password." }]);
    expect((await send("/profile/passkeys/options", { password: PASSWORD, userId: other.id })).status).toBe(400);
    const offer = (await (await send("/profile/passkeys/options", { password: PASSWORD })).json()) as { options: { rp: { id: string } } };
    expect(offer.options.rp.id).toBe("site.test");
    expect((await send("/profile/passkeys/add", { challengeId: crypto.randomUUID(), name: "", response: {} })).status).toBe(400);
    const theirs = await readOneRow(database(), idRow)`
      insert into passkeys (user_id, credential_id, public_key, name) values (${other.id}, 'theirs', '\\x01', 'theirs') returning id`;
    await postForm(site, "/profile/passkeys", { intent: "remove", id: theirs.id }, { cookie });
    expect(await readRows(database(), idRow)`select id from passkeys where user_id = ${other.id}`).toHaveLength(1);
  });

  test("A2: what is asked of a browser names nobody's keys", async () => {
    const response = await site.request("/auth/passkey/options", { method: "POST", body: "{}", headers: JSON_TYPE });
    expect(((await response.json()) as { options: object }).options).not.toHaveProperty("allowCredentials.0");
  });

  test("R1: thirty challenges in 15 minutes from one address", async () => {
    const ask = (from: string) => site.request("/auth/passkey/options", { method: "POST", body: "{}", headers: JSON_TYPE, from });
    for (let count = 0; count < 30; count++) expect((await ask("192.0.2.62")).status).toBe(200);
    const last = await ask("192.0.2.62");
    expect([last.status, Number(last.headers.get("retry-after")) > 800]).toEqual([429, true]);
    expect((await ask("192.0.2.63")).status).toBe(200);
  });

  test("open challenges are bounded, the oldest go first, and a user has one", async () => {
    const user = await createUser();
    const cookie = await site.signIn(user);
    await changeRows(database())`delete from passkey_challenges`;
    await changeRows(database())`
      insert into passkey_challenges (challenge, expires_at) select 'flood ' || n, now() + n * interval '1 ms' + interval '1 minute'
      from generate_series(1, 6000) n`;
    await site.request("/auth/passkey/options", { method: "POST", body: "{}", headers: JSON_TYPE, from: "192.0.2.64" });
    const challenges = await readRows(database(), rowOf({ challenge: z.string() }))`
      select challenge from passkey_challenges where user_id is null order by expires_at`;
    expect([challenges.length, challenges[0]?.challenge]).toEqual([5000, "flood 1002"]);
    for (let count = 0; count < 3; count++) {
      const headers = { cookie, "content-type": "application/json" };
      const body = JSON.stringify({ password: PASSWORD });
      expect((await site.request("/profile/passkeys/options", { method: "POST", body, headers })).status).toBe(200);
    }
    expect(await readRows(database(), idRow)`select id from passkey_challenges where user_id = ${user.id}`).toHaveLength(1);
  });

  test.each(["{}", "[]", "null", "{", '{"challengeId":"x"}', "x".repeat(30_000)])("I3: %s signs nobody in", async (body) => {
    const response = await site.request("/auth/passkey", { method: "POST", body, headers: JSON_TYPE, from: "192.0.2.44" });
    expect([400, 413]).toContain(response.status);
    expect(response.headers.get("set-cookie")).toBeNull();
  });
});

test("the list of sessions names devices, this one first in words", async () => {
  const user = await createUser();
  await createSession(user.id, { userAgent: "Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0" });
  const html = await (await get("/profile/security", await site.signIn(user))).text();
  expect(html).toContain("Firefox on Windows");
  expect(html).toContain("This browser");
});
