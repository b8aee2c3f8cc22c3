import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { config } from "#app/platform/config.server.ts";
import { siteSecret } from "#app/platform/site-secrets.server.ts";
import { DAY_MS } from "#app/platform/days.ts";
import { closeDatabase, connectDatabase, database } from "#app/platform/db/database.server.ts";
import { changeRows } from "#app/platform/db/rows.server.ts";
import { type RequestInfo, requestInfoContext } from "#app/platform/request-context.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createSession, createUser, type SessionTraits } from "#tests/factories/users.ts";
import { optionalUser, requireRight, requireRightStill } from "./require-user.server.ts";
import { findRole } from "./roles.queries.server.ts";
import { sessionCookieName, toSessionCookieValue } from "./session-cookie.server.ts";

const testDatabase = useTestDatabase();
const HOUR_MS = 3_600_000;
const ago = (ms: number) => new Date(Date.now() - ms);

async function ask(userId: string, session: SessionTraits = {}) {
  const { token } = await createSession(userId, session);
  const cookie = `${sessionCookieName(config().siteUrl)}=${toSessionCookieValue(token, siteSecret())}`;
  const info = { answer: { cookies: [] as string[], isPersonal: false } };
  const context = new RouterContextProvider();
  context.set(requestInfoContext, info as RequestInfo);
  return { info, context, request: new Request(config().siteUrl, { headers: { cookie } }) };
}
const statusOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 200,
    (thrown: { init?: { status?: number } }) => thrown.init?.status,
  );

test.each([
  ["a session used yesterday", undefined, { createdAt: ago(29 * DAY_MS), lastUsedAt: ago(DAY_MS) }, true],
  ["a session not used for 7 days", undefined, { createdAt: ago(9 * DAY_MS), lastUsedAt: ago(7 * DAY_MS), expiresAt: ago(-DAY_MS) }, false],
  ["a session of 30 days", undefined, { createdAt: ago(30 * DAY_MS), lastUsedAt: ago(1000), expiresAt: ago(-DAY_MS) }, false],
  ["an expired session", undefined, { expiresAt: ago(1) }, false],
  ["an admin's session used 11 hours ago", "admin", { createdAt: ago(DAY_MS), lastUsedAt: ago(11 * HOUR_MS) }, true],
  ["an admin's session used 12 hours ago", "admin", { createdAt: ago(DAY_MS), lastUsedAt: ago(12 * HOUR_MS) }, false],
  ["a viewer's session used 12 hours ago", "viewer", { createdAt: ago(DAY_MS), lastUsedAt: ago(12 * HOUR_MS) }, false],
] as const)("A4: %s", async (_what, role, times, isSignedIn) => {
  const user = await createUser(role === undefined ? {} : { role });
  const { request, context, info } = await ask(user.id, times);
  expect((await optionalUser(request, context))?.id).toBe(isSignedIn ? user.id : undefined);
  if (!isSignedIn) expect(info.answer.cookies).toEqual([expect.stringContaining("Max-Age=0")]);
});

test("O5: whatever asks who is there makes the answer one for them alone", async () => {
  const { request, context, info } = await ask((await createUser()).id);
  await optionalUser(request, context);
  expect(info.answer.isPersonal).toBe(true);
});

test("Z1: only an admin passes for an admin", async () => {
  const [user, admin] = [await ask((await createUser()).id), await ask((await createUser({ role: "admin" })).id)];
  expect(await statusOf(requireRight("site", user.request, user.context))).toBe(403);
  expect(await statusOf(requireRight("site", admin.request, admin.context))).toBe(200);
  const nobody = await ask((await createUser()).id);
  expect(await statusOf(requireRight("site", new Request(config().siteUrl), nobody.context))).toBe(401);
});

test("Z1: a role gives its own rights and no others", async () => {
  const { request, context } = await ask((await createUser({ role: "author" })).id);
  expect(await statusOf(requireRight("blog.own", request, context))).toBe(200);
  for (const right of ["blog.edit", "catalogue.read", "people"] as const)
    expect(await statusOf(requireRight(right, request, context))).toBe(403);
});

test("Z1: a role that needs a second factor gives nothing to somebody without one", async () => {
  const admin = await createUser({ role: "admin" });
  await changeRows(database())`insert into required_second_factors (role) values ('admin')`;
  try {
    const without = await ask(admin.id);
    expect(await statusOf(requireRight("admin.enter", without.request, without.context))).toBe(403);
    await changeRows(database())`update users set two_factor_enabled = true where id = ${admin.id}`;
    const equipped = await ask(admin.id);
    expect(await statusOf(requireRight("site", equipped.request, equipped.context))).toBe(200);
  } finally {
    await changeRows(database())`delete from required_second_factors`;
  }
});

test("A6: a role that was taken away is gone with the next request, and for one whose body took long to arrive", async () => {
  const admin = await createUser({ role: "admin" });
  const [early, late] = [await ask(admin.id), await ask(admin.id)];
  expect(await statusOf(requireRight("site", early.request, early.context))).toBe(200);
  await changeRows(database())`delete from user_roles where user_id = ${admin.id}`;
  expect(await statusOf(requireRight("site", late.request, late.context))).toBe(403);
  expect(await statusOf(requireRightStill("site", early.request, early.context))).toBe(403);
});

test("Z1: a role that cannot be checked is none", async () => {
  const admin = await createUser({ role: "admin" });
  await closeDatabase();
  connectDatabase("postgresql://nobody@127.0.0.1:9/nothing", { poolSize: 1, connectTimeoutMs: 200 });
  try {
    expect(await findRole({ id: admin.id, rolesVersion: -1 })).toEqual({ role: null, needsSecondFactor: false });
  } finally {
    await closeDatabase();
    connectDatabase(testDatabase.connectionString, { poolSize: 5, connectTimeoutMs: 30_000 });
  }
});
