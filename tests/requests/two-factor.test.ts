import { describe, expect, test } from "vitest";
import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { changeRows, readOneRow, rowOf } from "#app/platform/db/rows.server.ts";
import { codeFor } from "#tests/authenticator.ts";
import { createUser, PASSWORD } from "#tests/factories/users.ts";
import { useSite } from "#tests/site.ts";
import { cookiesOf, postForm, signedInUser } from "./forms.ts";

const site = useSite();
const get = (path: string, cookie: string) => site.request(path, { headers: { cookie } });
const signIn = (email: string, cookie?: string) => postForm(site, "/auth", { intent: "sign-in", email, password: PASSWORD }, { cookie });
const send = (cookie: string, fields: Record<string, string>) => postForm(site, "/profile/two-factor", fields, { cookie });
const step = (cookie: string, kind: "app" | "recovery", code: string, next = "") =>
  postForm(site, "/auth/two-factor", { kind, code, next }, { cookie });
const codesIn = (html: string) => [...html.matchAll(/<li>([A-Za-z0-9]{5}-[A-Za-z0-9]{5})<\/li>/g)].map(([, code]) => code ?? "");

/** Starts the setup of an authenticator app for a new user. */
async function begin() {
  const user = await createUser();
  const cookie = await site.signIn(user);
  expect((await send(cookie, { intent: "start", password: PASSWORD })).status).toBe(303);
  const html = await (await get("/profile/two-factor", cookie)).text();
  return { user, cookie, html, key: /font-mono break-all">([A-Z2-7 ]+)</.exec(html)?.[1] ?? "" };
}

/** Returns a user with an app, none of whose codes has been used recently, and the browser session that set it up. */
async function turnOn() {
  const { user, cookie, key } = await begin();
  const confirmed = await send(cookie, { intent: "confirm", code: await codeFor(key) });
  await changeRows(database())`update two_factors set last_used_step = 0 where user_id = ${user.id}`;
  return { user, key, cookie: cookiesOf(confirmed), recoveryCodes: codesIn(await confirmed.text()) };
}

/** Returns the cookies of a browser whose sign-in waits for its second step. */
const waitingFor = async (user: { email: string }) => cookiesOf(await signIn(user.email));

describe("two-factor sign-in", () => {
  test("is on once a code proves it; then the password alone is not enough", async () => {
    const { user, cookie, html, key } = await begin();
    expect(html).toContain("<svg");
    expect((await signIn(user.email)).headers.get("location"), "not on yet").toBe("/");
    expect((await send(cookie, { intent: "confirm", code: "000000" })).status).toBe(422);
    const confirmed = await send(cookie, { intent: "confirm", code: await codeFor(key) });
    expect(codesIn(await confirmed.text())).toHaveLength(10);
    expect(await signedInUser(site, cookiesOf(confirmed)), "the session goes on under a new token").toMatchObject({ email: user.email });
    expect(await signedInUser(site, cookie)).toBeNull();

    const half = await signIn(user.email);
    expect(half.headers.get("location")).toBe("/auth/two-factor");
    const waiting = cookiesOf(half);
    expect(await signedInUser(site, waiting)).toBeNull();
    expect((await get("/auth/two-factor", waiting)).status).toBe(200);
    expect((await step(waiting, "app", "000000")).status).toBe(401);
    const whole = await step(waiting, "app", await codeFor(key, 1), "/faq");
    expect([whole.status, whole.headers.get("location")]).toEqual([303, "/faq"]);
    expect(await signedInUser(site, cookiesOf(whole))).toMatchObject({ email: user.email });

    const off = await send(cookiesOf(whole), { intent: "stop", password: PASSWORD });
    expect(off.status).toBe(303);
    expect((await signIn(user.email)).headers.get("location")).toBe("/");
  });

  test("a code of the app counts once: a second user of it sees that it was used (RFC 6238, 5.2)", async () => {
    const { user, key } = await turnOn();
    const code = await codeFor(key);
    expect((await step(await waitingFor(user), "app", code)).status).toBe(303);
    const again = await step(await waitingFor(user), "app", code);
    expect([again.status, again.headers.getSetCookie().some((cookie) => cookie.includes("session_token"))]).toEqual([401, false]);
    expect(await again.text()).toContain("That code has already been used. Please wait for the next one.");
    const next = await codeFor(key, 1);
    expect((await step(await waitingFor(user), "app", next)).status, "the next one counts").toBe(303);
    expect((await step(await waitingFor(user), "app", code)).status, "nor does one from before it").toBe(401);
  });

  test("the code that sets the app up signs nobody in", async () => {
    const { user, key, cookie } = await begin();
    const code = await codeFor(key);
    expect((await send(cookie, { intent: "confirm", code })).status).toBe(200);
    expect((await step(await waitingFor(user), "app", code)).status).toBe(401);
  });

  test.each(["app", "recovery"] as const)("one %s code used by eight browsers at the same time signs one of them in", async (kind) => {
    const { user, key, recoveryCodes } = await turnOn();
    const code = kind === "app" ? await codeFor(key) : (recoveryCodes[0] ?? "");
    const waiting = await Promise.all(Array.from({ length: 8 }, () => waitingFor(user)));
    const answers = await Promise.all(waiting.map((cookie) => step(cookie, kind, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, ...Array.from({ length: 7 }, () => 401)]);
    const people = await Promise.all(answers.map((answer) => signedInUser(site, cookiesOf(answer))));
    expect(people.filter((person) => person !== null)).toHaveLength(1);
  });

  test("a recovery code works once; new ones void the earlier ones", async () => {
    const { user, recoveryCodes } = await turnOn();
    const [first = "", second = ""] = recoveryCodes;
    const whole = await step(await waitingFor(user), "recovery", first);
    expect(whole.status).toBe(303);
    expect((await step(await waitingFor(user), "recovery", first.toLowerCase().replace("-", ""))).status).toBe(401);
    const fresh = codesIn(await (await send(cookiesOf(whole), { intent: "renew-codes", password: PASSWORD })).text());
    expect(fresh).toHaveLength(10);
    expect((await step(await waitingFor(user), "recovery", second)).status).toBe(401);
    expect((await step(await waitingFor(user), "recovery", fresh[0] ?? "")).status).toBe(303);
  });

  test("the second step is that of the sign-in that waits, regardless of the session that the browser still has", async () => {
    const { user, key } = await turnOn();
    const other = await site.signIn(await createUser({ firstName: "Eve" }));
    const whole = await step(`${await waitingFor(user)}; ${other}`, "app", await codeFor(key));
    expect(await signedInUser(site, cookiesOf(whole))).toMatchObject({ email: user.email });
  });

  test("guessing ends after five codes for a sign-in, and locks the second step after ten, the right code included", async () => {
    const { user, key } = await turnOn();
    const first = await waitingFor(user);
    for (let n = 0; n < 5; n++) expect((await step(first, "app", "000000")).status).toBe(401);
    expect(await (await step(first, "app", await codeFor(key))).text()).toContain("Please sign in again.");
    const second = await waitingFor(user);
    for (let n = 0; n < 5; n++) await step(second, "app", "000000");
    const locked = await step(await waitingFor(user), "app", await codeFor(key, 1));
    expect(locked.status).toBe(401);
    expect(await locked.text()).toContain("Too many wrong codes. Please try again in 15 minutes.");
  });

  test.each(["\u0661\u0662\u0663\u0664\u0665\u0666", "abc", "12345", "1234567", "\ud800\ud800\ud800"])(
    "I3: the code %j is wrong, not an accident",
    async (code) => {
      const { user } = await turnOn();
      expect((await step(await waitingFor(user), "app", code)).status).toBe(401);
    },
  );

  test("secret and recovery codes are sealed in the database", async () => {
    const { user, recoveryCodes } = await turnOn();
    const row = await readOneRow(database(), rowOf({ secret: z.string(), codes: z.string() }))`
      select secret, backup_codes as codes from two_factors where user_id = ${user.id}`;
    expect(row.codes).not.toContain(recoveryCodes[0]);
    expect(row.secret).toMatch(/^[0-9a-f]{80,}$|^\$/);
  });

  test("A5: a sign-in that waits for its second step ends with the password that it began with", async () => {
    const { user, key, cookie } = await turnOn();
    const waiting = await waitingFor(user);
    const change = { intent: "change-password", current: PASSWORD, next: "a better password" };
    expect((await postForm(site, "/profile/security", change, { cookie })).status).toBe(303);
    const late = await step(waiting, "app", await codeFor(key));
    expect([late.status, await signedInUser(site, cookiesOf(late))]).toEqual([401, null]);
  });

  test("needs the password to begin", async () => {
    const cookie = await site.signIn(await createUser());
    expect((await send(cookie, { intent: "start", password: "wrong password" })).status).toBe(422);
  });

  test("a second step without a first one leads to the first", async () => {
    const response = await site.request("/auth/two-factor");
    expect([response.status, response.headers.get("location")]).toEqual([302, "/auth"]);
    expect((await postForm(site, "/auth/two-factor", { kind: "app", code: "000000" })).headers.get("location")).toBe("/auth");
  });
});
