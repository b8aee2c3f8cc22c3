import { describe, expect, test } from "vitest";
import { z } from "zod";
import { CURRENCY } from "#app/platform/money.ts";
import { editItem } from "#app/features/lists/items.commands.server.ts";
import { database } from "#app/platform/db/database.server.ts";
import { changeRows, readOneRow, readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { createItem, createOwnList, shareOwnList } from "#tests/factories/lists.ts";
import { createUser, PASSWORD, type TestUser } from "#tests/factories/users.ts";
import { useSite } from "#tests/site.ts";
import { postForm, signedInUser } from "./forms.ts";

const site = useSite();
const tableRow = rowOf({ table: z.string() });
const get = (path: string, cookie: string) => site.request(path, { headers: { cookie } });
const signIn = (email: string, password = PASSWORD) => postForm(site, "/auth", { intent: "sign-in", email, password });

/** Stores data of a user in every place where a user can store data. */
async function fillAccount(user: TestUser, cookie: string): Promise<void> {
  const send = (path: string, fields: Record<string, string>) => postForm(site, path, fields, { cookie });
  await send("/marketplace", { marketplace: "de", keep: "account", next: "/profile" });
  await send("/profile/security", { intent: "change-email", email: "elsewhere@example.com", password: PASSWORD });
  await send("/profile/security", { intent: "change-password", current: "wrong password", next: "a better password" });
  await send("/admin-access", { intent: "request" });
  await send("/profile/two-factor", { intent: "start", password: PASSWORD });
  await postForm(site, "/auth/forgot", { email: user.email });
  const options = JSON.stringify({ password: PASSWORD });
  await site.request("/profile/passkeys/options", {
    method: "POST",
    body: options,
    headers: { cookie, "content-type": "application/json" },
  });
  const list = await createOwnList(user.id, "Mom");
  const { itemId } = await createItem(user.id, list.id, { name: "Brass bell" });
  await editItem(user.id, list.id, itemId, { note: "the big one", quantity: 2, splitGoalCents: null, currency: CURRENCY });
  const token = await shareOwnList(user.id, list.id);
  await postForm(site, `/l/${token}`, { intent: "claim", itemId, name: "Eve", pieces: "1" });
  await send(`/gift-lists/${list.id}/add`, { intent: "look-up", url: "http://127.0.0.1/" });
}

/** Returns the tables in which some row has this text anywhere. */
async function tablesThatKnow(text: string): Promise<string[]> {
  const rows = await readRows(database(), tableRow)`
    select table_name as table from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and (xpath('/row/n/text()', query_to_xml(
      format('select count(*) as n from %I whole where whole::text like %L', table_name, '%' || ${text} || '%'), false, true, '')))[1]::text::int > 0
    order by 1`;
  return rows.map(({ table }) => table);
}

describe("P1: my data", () => {
  test("is one JSON file with everything, and nothing that lets an attacker in", async () => {
    const user = await createUser();
    const cookie = await site.signIn(user, { userAgent: "Firefox" });
    await changeRows(database())`
      insert into passkeys (user_id, credential_id, public_key, name) values (${user.id}, 'key', '\\x01', 'my phone')`;
    const response = await get("/profile/export", cookie);
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="my-presently-data.json"');
    const text = await response.text();
    const contents = JSON.parse(text) as Record<string, unknown>;
    expect(contents).toMatchObject({
      account: { id: user.id, email: user.email, firstName: "Ada", lastName: "Lovelace", emailConfirmed: true },
      sessions: [{ device: "Firefox" }],
      passkeys: [{ name: "my phone" }],
      roles: [],
    });
    const session = await readOneRow(database(), rowOf({ token: z.string() }))`select token from sessions where user_id = ${user.id}`;
    expect(text).not.toContain(session.token);
    expect(text).not.toMatch(/password|hash|secret|token/i);
  });

  test("covers every table that knows a person, or says why not", async () => {
    const EXPORTED: Record<string, string> = {
      sessions: "sessions",
      passkeys: "passkeys",
      user_preferences: "preferences",
      user_roles: "roles",
      access_requests: "accessRequests",
      role_changes: "roleChanges",
      invitations: "invitations",
      email_changes: "pendingEmailChange",
      gift_lists: "giftLists",
      gift_views: "giftTableViews",
      blog_working_copies: "unsavedBlogPosts",
      // This table records for a minute who has a post open.
      blog_post_editors: "account",
      // These tables hold only data that would let an attacker in or lives for minutes: password hash, second factor, links of mails,
      // challenges.
      credentials: "account",
      two_factors: "account",
      account_links: "account",
      passkey_challenges: "account",
    };
    const rows = await readRows(database(), tableRow)`
      select distinct conrelid::regclass::text as table from pg_constraint
      where contype = 'f' and confrelid = 'users'::regclass and confdeltype = 'c' order by 1`;
    expect(rows.map(({ table }) => table)).toEqual(Object.keys(EXPORTED).sort());
    const cookie = await site.signIn(await createUser());
    const contents = (await (await get("/profile/export", cookie)).json()) as object;
    expect(Object.keys(contents)).toEqual(expect.arrayContaining(Object.values(EXPORTED)));
  });

  test("is everything that the user has put in, of accounts and lists", async () => {
    const user = await createUser();
    const cookie = await site.signIn(user);
    await fillAccount(user, cookie);
    expect(await (await get("/profile/export", cookie)).json()).toMatchObject({
      preferences: { marketplace: "de" },
      pendingEmailChange: { newEmail: "elsewhere@example.com" },
      accessRequests: [{ outcome: null }],
      giftLists: [{ name: "Mom", isPublic: true, items: [{ title: "Brass bell", note: "the big one", quantity: 2 }] }],
    });
  });

  test("an account is deleted with its password, which ends every session (A5); then no row of any table knows its id or address", async () => {
    const user = await createUser();
    const [here, there] = [await site.signIn(user), await site.signIn(user)];
    await fillAccount(user, here);
    const wrong = await postForm(site, "/profile/data", { intent: "delete-account", password: "wrong password" }, { cookie: here });
    expect([wrong.status, await tablesThatKnow(user.id)]).toEqual([422, expect.arrayContaining(["gift_lists", "sessions", "users"])]);
    const done = await postForm(site, "/profile/data", { intent: "delete-account", password: PASSWORD }, { cookie: here });
    expect([done.status, done.headers.get("location")]).toEqual([303, "/"]);
    expect([await signedInUser(site, here), await signedInUser(site, there)]).toEqual([null, null]);
    expect((await signIn(user.email)).status).toBe(401);
    expect([await tablesThatKnow(user.id), await tablesThatKnow(user.email)]).toEqual([[], []]);
  });

  test("Z3: the last owner stays", async () => {
    const admin = await createUser({ role: "owner" });
    const cookie = await site.signIn(admin);
    const refused = await postForm(site, "/profile/data", { intent: "delete-account", password: PASSWORD }, { cookie });
    expect([refused.status, (await refused.text()).includes("You’re the only owner.")]).toEqual([422, true]);
    await createUser({ role: "owner" });
    expect((await postForm(site, "/profile/data", { intent: "delete-account", password: PASSWORD }, { cookie })).status).toBe(303);
  });
});
