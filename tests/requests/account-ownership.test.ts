import pg from "pg";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { changeRows, idRow, readOneRow, readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { createUser } from "#tests/factories/users.ts";
import { linkIn, takeMails } from "#tests/mails.ts";
import { useSite } from "#tests/site.ts";
import { cookiesOf, postForm, signedInUser } from "./forms.ts";

// With SMTP configured, an account belongs to the reader of the mails to its address.
process.env.SMTP_URL = "smtp://127.0.0.1:1";
const site = useSite();
afterAll(() => {
  delete process.env.SMTP_URL;
});
beforeEach(async () => {
  await changeRows(database())`delete from mail_queue`;
  await changeRows(database())`delete from rate_limits`;
});

const ATTACKERS = "the attacker's password";
const OWNERS = "the owner's password";
const signUp = (email: string, password: string, firstName: string) =>
  postForm(site, "/auth", { intent: "sign-up", firstName, lastName: "Hopper", email, password });
const signIn = (email: string, password: string) => postForm(site, "/auth", { intent: "sign-in", email, password });
const tokenIn = (link: string) => new URLSearchParams(link.split("?")[1]).get("token") ?? "";
const open = (link: string, fields: Record<string, string> = {}) =>
  postForm(site, link.split("?")[0] ?? "", { token: tokenIn(link), ...fields });
const linksOfMails = async () => (await takeMails()).map(linkIn);

async function giveAPasskey(userId: string) {
  await changeRows(database())`
    insert into passkeys (user_id, credential_id, public_key, name) values (${userId}, ${`key of ${userId}`}, '\\x01', 'a key')`;
  await changeRows(database())`
    insert into passkey_challenges (challenge, user_id, expires_at) values ('open', ${userId}, now() + interval '5 minutes')`;
}

async function giveASecondFactor(userId: string) {
  await changeRows(database())`insert into two_factors (user_id, secret, backup_codes) values (${userId}, 'secret', 'codes')`;
  await changeRows(database())`update users set two_factor_enabled = true where id = ${userId}`;
}

const waysRow = rowOf({ passkeys: z.int(), challenges: z.int(), factors: z.int(), isOn: z.boolean(), changes: z.int(), name: z.string() });
const waysInto = (userId: string) => readOneRow(database(), waysRow)`
  select (select count(*)::int from passkeys where user_id = u.id) as passkeys,
    (select count(*)::int from passkey_challenges where user_id = u.id) as challenges,
    (select count(*)::int from two_factors where user_id = u.id) as factors, two_factor_enabled as "isOn",
    (select count(*)::int from email_changes where user_id = u.id) as changes, name from users u where id = ${userId}`;

/** An account that somebody made with an address that is not theirs, with all that can open it: as it was possible before SMTP was set. */
async function prepareAccount(email: string) {
  const user = await createUser({ email, password: ATTACKERS, emailVerified: false });
  const cookie = await site.signIn(user);
  await giveAPasskey(user.id);
  await giveASecondFactor(user.id);
  await changeRows(database())`
    insert into email_changes (user_id, new_email, approved_at, expires_at)
    values (${user.id}, 'attacker@example.com', now(), now() + interval '1 hour')`;
  return { user, cookie };
}

describe("whoever confirms an address owns its account", () => {
  test("a sign-up before the owner's own opens nothing once the owner has confirmed theirs", async () => {
    const email = "victim@example.com";
    expect((await signUp(email, ATTACKERS, "Mallory")).status).toBe(303);
    expect((await signUp(email, OWNERS, "Grace")).status).toBe(303);
    const [, own = ""] = await linksOfMails();
    expect((await open(own)).headers.get("location")).toBe("/");
    expect((await signIn(email, ATTACKERS)).status).toBe(401);
    const entered = await signIn(email, OWNERS);
    expect(entered.status).toBe(303);
    expect(await signedInUser(site, cookiesOf(entered))).toMatchObject({ name: "Grace Hopper" });
  });

  test("nor does a sign-up after it", async () => {
    const email = "second@example.com";
    await signUp(email, OWNERS, "Grace");
    await signUp(email, ATTACKERS, "Mallory");
    const [own = "", other = ""] = await linksOfMails();
    await open(own);
    expect((await open(other)).headers.get("location"), "the other link is void").toBeNull();
    expect((await signIn(email, ATTACKERS)).status).toBe(401);
    expect((await signIn(email, OWNERS)).status).toBe(303);
  });

  test("of two links at once one decides, and the account is whole", async () => {
    const email = "both@example.com";
    await signUp(email, OWNERS, "Grace");
    await signUp(email, ATTACKERS, "Mallory");
    const answers = await Promise.all((await linksOfMails()).map((link) => open(link)));
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
    const entered = await Promise.all([OWNERS, ATTACKERS].map((password) => signIn(email, password)));
    expect(entered.map(({ status }) => status).sort()).toEqual([303, 401]);
  });

  test("A5: passkeys, second factor, sessions and a move under way that were there before are gone", async () => {
    const email = "prepared@example.com";
    const { user, cookie } = await prepareAccount(email);
    await signUp(email, OWNERS, "Grace");
    const [own = ""] = await linksOfMails();
    await open(own);
    expect(await waysInto(user.id)).toEqual({
      passkeys: 0,
      challenges: 0,
      factors: 0,
      isOn: false,
      changes: 0,
      name: "Grace Hopper",
    });
    expect(await signedInUser(site, cookie)).toBeNull();
    expect((await signIn(email, ATTACKERS)).status).toBe(401);
    expect((await signIn(email, OWNERS)).headers.get("location"), "no second step").toBe("/");
  });

  test("a password waits with its link, and in no account, until the link is opened", async () => {
    const email = "waiting@example.com";
    await signUp(email, OWNERS, "Grace");
    expect((await signIn(email, OWNERS)).status).toBe(401);
    const stored = rowOf({ password: z.string().nullable() });
    expect(
      await readRows(database(), stored)`select password from credentials c join users u on u.id = c.user_id where email = ${email}`,
    ).toEqual([]);
    const [link] = await readRows(database(), stored)`
      select l.password from account_links l join users u on u.id = l.user_id where email = ${email}`;
    expect(link?.password).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
  });

  test("a confirmation that somebody without a session asks for again brings no waiting password into force", async () => {
    const email = "again@example.com";
    await signUp(email, ATTACKERS, "Mallory");
    await takeMails();
    await postForm(site, "/auth/resend", { email });
    const [link = ""] = await linksOfMails();
    expect(link).toMatch(/^\/auth\/reset\?/);
    expect((await open(link, { password: OWNERS })).headers.get("location")).toBe("/auth");
    expect((await signIn(email, ATTACKERS)).status).toBe(401);
    expect((await signIn(email, OWNERS)).status).toBe(303);
  });

  test("the user of an account who confirms it keeps everything", async () => {
    const email = "unchanged@example.com";
    const user = await createUser({ email, emailVerified: false });
    const cookie = await site.signIn(user);
    await giveAPasskey(user.id);
    expect((await postForm(site, "/profile", { intent: "resend" }, { cookie })).status).toBe(200);
    const [link = ""] = await linksOfMails();
    expect((await open(link)).headers.get("location")).toBe("/");
    expect(await signedInUser(site, cookie)).toMatchObject({ email });
    expect(await waysInto(user.id)).toMatchObject({ passkeys: 1, name: user.name });
    expect((await signIn(email, user.password)).status).toBe(303);
  });
});

describe("a new password by mail", () => {
  async function reset(email: string) {
    await postForm(site, "/auth/forgot", { email });
    const [link = ""] = await linksOfMails();
    expect((await open(link, { password: OWNERS })).headers.get("location")).toBe("/auth");
  }

  test("A5: ends passkeys, also one that is being added, and keeps the second factor of a confirmed account", async () => {
    const user = await createUser();
    await giveAPasskey(user.id);
    await giveASecondFactor(user.id);
    await reset(user.email);
    expect(await waysInto(user.id)).toMatchObject({ passkeys: 0, challenges: 0, factors: 1, isOn: true });
  });

  test("ends everything in an account that nobody had confirmed", async () => {
    const { user, cookie } = await prepareAccount("reset@example.com");
    await reset(user.email);
    expect(await waysInto(user.id)).toMatchObject({ passkeys: 0, challenges: 0, factors: 0, isOn: false, changes: 0 });
    expect(await signedInUser(site, cookie)).toBeNull();
    expect((await signIn(user.email, OWNERS)).headers.get("location")).toBe("/");
  });

  test("A5: ends a sign-in whose password is being checked", async () => {
    const user = await createUser();
    const reset = new pg.Client({ connectionString: site.connectionString });
    await reset.connect();
    try {
      // As resetPassword writes: the new password, then the end of the sessions, all seen once it is committed.
      await reset.query("begin");
      await reset.query("update credentials set password = 'another' where user_id = $1", [user.id]);
      await reset.query("delete from sessions where user_id = $1", [user.id]);
      const entering = signIn(user.email, user.password);
      const sessions = () => readRows(database(), idRow)`select id from sessions where user_id = ${user.id}`;
      await expect.poll(async () => (await sessions()).length, { timeout: 20_000 }).toBe(1);
      await reset.query("commit");
      const entered = await entering;
      expect([entered.status, entered.headers.get("set-cookie")]).toEqual([401, null]);
      expect(await sessions()).toEqual([]);
    } finally {
      await reset.end();
    }
  });

  test("opens an account that has no password yet", async () => {
    await signUp("nopass@example.com", ATTACKERS, "Mallory");
    await takeMails();
    await reset("nopass@example.com");
    expect((await signIn("nopass@example.com", OWNERS)).status).toBe(303);
    expect((await signIn("nopass@example.com", ATTACKERS)).status).toBe(401);
    expect(await readRows(database(), idRow)`select id from users where email = 'nopass@example.com'`).toHaveLength(1);
  });
});
