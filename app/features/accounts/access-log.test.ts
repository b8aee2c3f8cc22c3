import { RouterContextProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { log } from "#app/platform/log.server.ts";
import { createRateLimit } from "#app/platform/rate-limit/rate-limit.server.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import { codeFor } from "#tests/authenticator.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createUser } from "#tests/factories/users.ts";
import { changePassword, checkPassword } from "./passwords.commands.server.ts";
import { requireRight } from "./require-user.server.ts";
import { createSetupCode, redeemSetupCode } from "./owner-setup.commands.server.ts";
import { startSession } from "./sessions.commands.server.ts";
import { signIn, verifySecondFactor } from "./sign-in.server.ts";
import { confirmTwoFactor, findPendingTwoFactor, startTwoFactor } from "./two-factor.commands.server.ts";

useTestDatabase();

const request = new Request("http://127.0.0.1:3000/auth", { headers: { "user-agent": "Firefox" } });
let lines: unknown[][];
beforeEach(() => {
  lines = vi.spyOn(log, "info").mockReturnValue(undefined).mock.calls;
});

/** Returns what was logged, and holds it against what was typed and who typed it (K2, P1). */
function takeEvents(...secrets: string[]): unknown[] {
  const text = JSON.stringify(lines);
  for (const secret of [...secrets, "192.0.2."]) expect(text).not.toContain(secret);
  return lines.splice(0).map(([event]) => event);
}

const origin = (clientAddress: string) => ({ request, clientAddress });

test("a sign-in is logged, let in or refused, by the account's id alone", async () => {
  const user = await createUser();
  await signIn({ email: user.email, password: user.password }, origin("192.0.2.1"));
  await signIn({ email: user.email, password: "a wrong one" }, origin("192.0.2.1"));
  await signIn({ email: "nobody@example.com", password: "a wrong one" }, origin("192.0.2.1"));
  expect(takeEvents(user.email, user.password, user.name, "nobody@", "a wrong one")).toEqual([
    { gate: "password", outcome: "let in", userId: user.id, what: "signed-in" },
    { gate: "password", outcome: "refused", userId: user.id, what: "refused" },
    { gate: "password", outcome: "refused", userId: null, what: "refused" },
  ]);
});

test("so is a limit that holds somebody off, once in its time", async () => {
  const limit = createRateLimit({ name: "of-a-test", points: 2, durationSeconds: 60 });
  for (let count = 0; count < 6; count++) await limit.consume("192.0.2.2");
  expect(takeEvents()).toEqual([{ gate: "limit", outcome: "refused", what: "of-a-test" }]);
});

test("so are a password that was asked again and is wrong, and a change of what signs in", async () => {
  const user = await createUser();
  await checkPassword(user.id, "a wrong one");
  const outcome = await changePassword(
    user,
    { current: user.password, next: "another, better one" },
    { at: new Date(), device: null, country: null },
  );
  expect(outcome).toEqual({ ok: true });
  expect(takeEvents(user.email, user.password, "another, better one")).toEqual([
    { gate: "password", outcome: "refused", userId: user.id, what: "asked again" },
    { gate: "ways in", outcome: "changed", userId: user.id, what: "password-changed" },
  ]);
});

test("so are a user who wants more than their role gives, and a wrong setup code", async () => {
  const user = await createUser();
  const context = new RouterContextProvider();
  context.set(requestInfoContext, {
    requestId: "a request",
    clientAddress: null,
    country: () => null,
    cacheTags: new Set<string>(),
    connectsTo: new Set<string>(),
    expiresAt: null,
    body: { maxBytes: 0, seconds: 0 },
    html: null,
    answer: { cookies: [], isPersonal: false },
  });
  const cookie = (await startSession(user.id, request)).split(";")[0] as string;
  await expect(requireRight("site", new Request(request.url, { headers: { cookie } }), context)).rejects.toMatchObject({
    init: { status: 403 },
  });
  await createSetupCode();
  await redeemSetupCode(user.id, "AAAAA-AAAAA-AAAAA-AAAAA", "192.0.2.3");
  expect(takeEvents(user.email, "AAAAA")).toEqual([
    { gate: "role", outcome: "refused", userId: user.id, what: "site" },
    { gate: "role", outcome: "refused", userId: user.id, what: "setup code" },
  ]);
});

test("so are both steps of a sign-in, and the setup of the second", async () => {
  const user = await createUser();
  const withCookie = (cookie: string) => new Request(request.url, { headers: { cookie } });
  const own = withCookie((await startSession(user.id, request)).split(";")[0] as string);
  await startTwoFactor(user, user.password, own);
  const { secret } = (await findPendingTwoFactor(user)) as { secret: string };
  const setup = await confirmTwoFactor(user, await codeFor(secret), own, { at: new Date(), device: null, country: null });
  const [recoveryCode = ""] = setup.ok ? setup.recoveryCodes : [];
  const first = await signIn({ email: user.email, password: user.password }, origin("192.0.2.4"));
  const waiting = withCookie(first.ok ? first.cookies.map((cookie) => cookie.split(";")[0]).join("; ") : "");
  for (const code of ["AAAAA-AAAAA", recoveryCode])
    await verifySecondFactor({ kind: "recovery", code }, { request: waiting, clientAddress: "192.0.2.4" });
  expect(takeEvents(secret, recoveryCode)).toEqual([
    { gate: "ways in", outcome: "changed", userId: user.id, what: "two-factor-on" },
    { gate: "password", outcome: "let in", userId: user.id, what: "second-step" },
    { gate: "second step", outcome: "refused", userId: user.id, what: "wrong-code" },
    { gate: "second step", outcome: "let in", userId: user.id, what: "recovery" },
  ]);
});
