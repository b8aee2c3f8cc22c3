import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { changeRows, readOneRow, readRow, rowOf } from "#app/platform/db/rows.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createSession, createUser, type TestUser } from "#tests/factories/users.ts";
import { createLink } from "./links.commands.server.ts";
import { changePassword, resetPassword } from "./passwords.commands.server.ts";
import { deleteAccount } from "./profile.commands.server.ts";
import { signUp } from "./sign-up.commands.server.ts";

useTestDatabase();

const ORIGIN = { at: new Date(), device: null, country: null };
const NEXT = "ribbon and paper";

/** Gives an account everything that can open it: a session, a sign-in under way, a passkey and its challenge, a second factor, a move. */
async function openWidely({ id, email }: TestUser): Promise<void> {
  await createSession(id);
  await changeRows(database())`
    insert into verifications (identifier, value, expires_at) values (${randomUUID()}, ${id}, now() + interval '1 hour')`;
  await changeRows(database())`
    insert into passkeys (user_id, credential_id, public_key, name) values (${id}, ${randomUUID()}, ${Buffer.from("key")}, 'Phone')`;
  await changeRows(database())`
    insert into passkey_challenges (challenge, user_id, expires_at) values ('sign this', ${id}, now() + interval '1 hour')`;
  await changeRows(database())`insert into two_factors (user_id, secret, backup_codes) values (${id}, 'sealed', 'sealed')`;
  await changeRows(database())`update users set two_factor_enabled = true where id = ${id}`;
  await changeRows(database())`
    insert into email_changes (user_id, new_email, expires_at) values (${id}, 'other@example.com', now() + interval '1 hour')`;
  await createLink(email, "confirm-email-change", { newEmail: "other@example.com", db: database() });
}

const waysRow = rowOf({
  sessions: z.int(),
  signIns: z.int(),
  passkeys: z.int(),
  challenges: z.int(),
  secondFactors: z.int(),
  moves: z.int(),
  links: z.int(),
});
const waysInto = (id: string) => readOneRow(database(), waysRow)`
  select (select count(*) from sessions where user_id = ${id})::int as sessions,
    (select count(*) from verifications where value = ${id})::int as "signIns",
    (select count(*) from passkeys where user_id = ${id})::int as passkeys,
    (select count(*) from passkey_challenges where user_id = ${id})::int as challenges,
    (select count(*) from two_factors where user_id = ${id})::int as "secondFactors",
    (select count(*) from email_changes where user_id = ${id})::int as moves,
    (select count(*) from account_links where user_id = ${id})::int as links`;
const CLOSED = { sessions: 0, signIns: 0, passkeys: 0, challenges: 0, moves: 0, links: 0 };
const passwordOf = async (id: string) =>
  (await readRow(database(), rowOf({ hash: z.string() }))`select password as hash from credentials where user_id = ${id}`)?.hash;

async function resetWithLink(user: TestUser): Promise<void> {
  const link = new URL(await createLink(user.email, "reset-password", { db: database() }));
  const token = link.searchParams.get("token") ?? "";
  expect(await resetPassword({ token, password: NEXT }, null, ORIGIN)).toEqual({ ok: true });
}

test("A5: a reset by mail ends what others can open the account with; the second factor of a confirmed account stays", async () => {
  const user = await createUser();
  await openWidely(user);
  await resetWithLink(user);
  expect(await waysInto(user.id)).toEqual({ ...CLOSED, secondFactors: 1 });
});

test("A5: a second factor that was set up before anybody had confirmed the address ends with a reset too", async () => {
  const user = await createUser({ emailVerified: false });
  await openWidely(user);
  await resetWithLink(user);
  expect(await waysInto(user.id)).toEqual({ ...CLOSED, secondFactors: 0 });
});

test("A5: a change of password ends all sessions, sign-ins under way and links", async () => {
  const user = await createUser();
  await openWidely(user);
  expect(await changePassword(user, { current: user.password, next: NEXT }, ORIGIN)).toEqual({ ok: true });
  expect(await waysInto(user.id)).toMatchObject({ sessions: 0, signIns: 0, links: 0, passkeys: 1, secondFactors: 1 });
});

test("whoever does not know the password changes none, and deletes no account", async () => {
  const user = await createUser();
  const before = await passwordOf(user.id);
  expect(await changePassword(user, { current: NEXT, next: NEXT }, ORIGIN)).toEqual({ ok: false, reason: "wrong-password" });
  expect(await passwordOf(user.id)).toBe(before);
  expect(await deleteAccount(user.id, NEXT)).toEqual({ ok: false, reason: "wrong-password" });
  expect(await passwordOf(user.id)).toBe(before);
  expect(await deleteAccount(user.id, user.password)).toEqual({ ok: true });
  expect(await passwordOf(user.id)).toBeUndefined();
});

test("R1: five wrong passwords in 15 minutes, then none, not the right one either", async () => {
  const user = await createUser();
  for (let attempt = 0; attempt < 5; attempt++) expect(await deleteAccount(user.id, NEXT)).toEqual({ ok: false, reason: "wrong-password" });
  expect(await deleteAccount(user.id, user.password)).toMatchObject({ ok: false, reason: "rate-limited" });
});

test("without a mail server an account works at once with the password of its sign-up", async () => {
  const email = `${randomUUID()}@example.com`;
  expect(await signUp({ firstName: "Ada", lastName: "Lovelace", email, password: NEXT }, null)).toEqual({ ok: true });
  const { id } = await readOneRow(database(), rowOf({ id: z.guid() }))`select id from users where email = ${email}`;
  expect(await passwordOf(id)).toBeDefined();
});
