import { beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { changeRows, idRow, readOneRow, readRow, readRows, rowOf } from "#app/platform/db/rows.server.ts";
import type { Mail } from "#app/platform/mail/mail.ts";
import { codeFor } from "#tests/authenticator.ts";
import { createUser, PASSWORD } from "#tests/factories/users.ts";
import { linkIn, takeMails } from "#tests/mails.ts";
import { useSite } from "#tests/site.ts";
import { cookiesOf, postForm } from "./forms.ts";

const site = useSite();
const ADDRESS = "8.8.8.8";
const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0";

/** Sends a form from a known browser and network. */
const send = (path: string, fields: Record<string, string>, cookie: string) =>
  postForm(site, path, fields, { cookie, from: ADDRESS, headers: { "user-agent": FIREFOX } });

async function someone(traits = {}) {
  const user = await createUser(traits);
  return { user, cookie: await site.signIn(user) };
}

async function giveAPasskey(userId: string): Promise<string> {
  const { id } = await readOneRow(database(), idRow)`
    insert into passkeys (user_id, credential_id, public_key, name)
    values (${userId}, ${`key of ${userId}`}, ${new Uint8Array([1])}, 'my phone') returning id`;
  return id;
}

/** Begins to set an authenticator app up and returns its key. */
async function beginTwoFactor(cookie: string): Promise<string> {
  await send("/profile/two-factor", { intent: "start", password: PASSWORD }, cookie);
  const page = await site.request("/profile/two-factor", { headers: { cookie } });
  return /font-mono break-all">([A-Z2-7 ]+)</.exec(await page.text())?.[1] ?? "";
}

const isOn = async (id: string) =>
  (await readRow(database(), rowOf({ isOn: z.boolean() }))`select two_factor_enabled as "isOn" from users where id = ${id}`)?.isOn ?? null;

beforeEach(async () => {
  await changeRows(database())`delete from mail_queue`;
});

/** The one mail that waits; it says when and from where, what to do, and holds no network address. */
async function takeNews(to: string): Promise<Mail> {
  const mails = await takeMails();
  expect(mails.map((mail) => mail.to)).toEqual([to]);
  const [mail] = mails as [Mail];
  expect(mail.text).toMatch(/When: \w+ \d+, 20\d\d at \d+:\d\d [AP]M \(UTC\)\n/);
  expect(mail.text).toContain("Device: Firefox on Windows\nWhere: United States, as far as we can tell");
  expect(mail.text).not.toContain(ADDRESS);
  return mail;
}

describe("the owner of an account is told by mail", () => {
  test("that the password was changed, and how to get it back", async () => {
    const { user, cookie } = await someone();
    await send("/profile/security", { intent: "change-password", current: PASSWORD, next: "a better password" }, cookie);
    const mail = await takeNews(user.email);
    expect(mail.subject).toBe("Presently: your password was changed");
    expect(linkIn(mail)).toBe("/auth/forgot");
    expect((await site.request(linkIn(mail))).status).toBe(200);
  });

  test("that it was changed with the link of a mail, also to an address that was never confirmed", async () => {
    const { user } = await someone({ emailVerified: false });
    await postForm(site, "/auth/forgot", { email: user.email });
    const token = new URLSearchParams(linkIn((await takeMails())[0]).split("?")[1]).get("token") ?? "";
    await send("/auth/reset", { token, password: "a better password" }, "");
    expect((await takeNews(user.email)).text).toContain("How: with a link emailed to this address");
  });

  test("that the second factor was turned on and off, and that its recovery codes are new", async () => {
    const { user, cookie } = await someone();
    const key = await beginTwoFactor(cookie);
    const confirmed = await send("/profile/two-factor", { intent: "confirm", code: await codeFor(key) }, cookie);
    const own = cookiesOf(confirmed);
    expect((await takeNews(user.email)).subject).toBe("Presently: two-factor sign-in was turned on");
    await send("/profile/two-factor", { intent: "renew-codes", password: PASSWORD }, own);
    expect((await takeNews(user.email)).subject).toBe("Presently: new recovery codes were created, and the old ones no longer work");
    await send("/profile/two-factor", { intent: "stop", password: PASSWORD }, own);
    expect((await takeNews(user.email)).subject).toBe("Presently: two-factor sign-in was turned off");
  });

  test("that a passkey was removed; of nothing where nothing was done", async () => {
    const { user, cookie } = await someone();
    const id = await giveAPasskey(user.id);
    await send("/profile/passkeys", { intent: "remove", id }, cookie);
    expect((await takeNews(user.email)).subject).toBe("Presently: a passkey was removed from your account");
    const stranger = await giveAPasskey((await createUser()).id);
    await send("/profile/passkeys", { intent: "remove", id: stranger }, cookie);
    await beginTwoFactor(cookie);
    await send("/profile/two-factor", { intent: "confirm", code: "000000" }, cookie);
    await send("/profile/two-factor", { intent: "stop", password: PASSWORD }, cookie);
    expect(await takeMails()).toEqual([]);
  });

  test("that the account moved: at the old address, which cannot ask for a new password any more", async () => {
    const { user, cookie } = await someone();
    await send("/profile/security", { intent: "change-email", email: "moved@example.com", password: PASSWORD }, cookie);
    for (const mail of await takeMails()) {
      const [path = "", query] = linkIn(mail).split("?");
      await send(path, { token: new URLSearchParams(query).get("token") ?? "" }, "");
    }
    const mail = await takeNews(user.email);
    expect(mail.subject).toBe("Presently: your email address was changed to moved@example.com");
    expect(mail.text).toContain("If it wasn't you, write to hello@presently.example right away.");
    expect(mail.text).not.toContain("/auth/forgot");
  });
});

describe("a change whose mail cannot be queued is not made", () => {
  /** Runs `work` while no mail can be written. */
  async function withoutMails(work: () => Promise<Response>): Promise<number> {
    await changeRows(database())`alter table mail_queue rename to mail_queue_away`;
    // The accident is logged, as it should be.
    const log = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    try {
      return (await work()).status;
    } finally {
      log.mockRestore();
      await changeRows(database())`alter table mail_queue_away rename to mail_queue`;
    }
  }

  test("the second factor stays as it is, and the session with it", async () => {
    const { user, cookie } = await someone();
    const key = await beginTwoFactor(cookie);
    const confirm = async (offset: number) => send("/profile/two-factor", { intent: "confirm", code: await codeFor(key, offset) }, cookie);
    expect(await withoutMails(() => confirm(0))).toBe(500);
    expect(await isOn(user.id)).toBe(false);
    const own = cookiesOf(await confirm(1));
    expect(await isOn(user.id)).toBe(true);
    expect(await withoutMails(() => send("/profile/two-factor", { intent: "stop", password: PASSWORD }, own))).toBe(500);
    expect(await isOn(user.id)).toBe(true);
    expect((await site.request("/profile", { headers: { cookie: own } })).status).toBe(200);
  });

  test("a passkey stays", async () => {
    const { user, cookie } = await someone();
    const id = await giveAPasskey(user.id);
    expect(await withoutMails(() => send("/profile/passkeys", { intent: "remove", id }, cookie))).toBe(500);
    expect(await readRows(database(), idRow)`select id from passkeys where id = ${id}`).toHaveLength(1);
  });
});
