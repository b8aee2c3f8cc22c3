import { expect, test } from "vitest";
import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { changeRows, readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createUser } from "#tests/factories/users.ts";
import { createLink, deleteExpiredLinks, isLinkValid, type LinkPurpose, redeemLink, revokeLinks } from "./links.commands.server.ts";

useTestDatabase();

const SIGN_UP = { password: "hash", firstName: "Ada", lastName: "Lovelace" };

async function makeLink(purpose: LinkPurpose = "reset-password") {
  const user = await createUser();
  const signUp = purpose === "confirm-email" ? SIGN_UP : null;
  const link = new URL(await createLink(user.email, purpose, { signUp, db: database() }));
  return { user, link, token: link.searchParams.get("token") ?? "" };
}
const redeem = (token: string, purpose: LinkPurpose = "reset-password") =>
  database().transaction((transaction) => redeemLink(token, purpose, transaction));
const age = (userId: string, minutes: number) =>
  changeRows(database())`update account_links set expires_at = expires_at - ${minutes} * interval '1 minute' where user_id = ${userId}`;

test("A7: a link works once, also when it is opened twenty times at once", async () => {
  const { user, token } = await makeLink();
  expect(await isLinkValid(token, "reset-password")).toBe(true);
  const redeemed = await Promise.all(Array.from({ length: 20 }, () => redeem(token)));
  expect(redeemed.filter((link) => link !== null)).toEqual([{ userId: user.id, newEmail: null, signUp: null }]);
  expect(await isLinkValid(token, "reset-password")).toBe(false);
});

test("A7: a link works for 60 minutes", async () => {
  const [fresh, old] = [await makeLink(), await makeLink()];
  await age(fresh.user.id, 59);
  await age(old.user.id, 60);
  expect([await isLinkValid(fresh.token, "reset-password"), await isLinkValid(old.token, "reset-password")]).toEqual([true, false]);
  expect(await redeem(old.token)).toBeNull();
  await deleteExpiredLinks();
  expect(await redeem(fresh.token)).not.toBeNull();
});

test("A7: a link works for what it was made for, and begins with SITE_URL", async () => {
  const { link, token } = await makeLink("confirm-email");
  expect(link.href).toMatch(/^http:\/\/127\.0\.0\.1:3000\/auth\/confirm\?token=/);
  expect([await isLinkValid(token, "reset-password"), await redeem(token)]).toEqual([false, null]);
  expect(await redeem(token, "confirm-email")).toMatchObject({ signUp: SIGN_UP });
});

test("K2: the table of links opens nothing: it has hashes", async () => {
  const { token } = await makeLink();
  const rows = await readRows(database(), rowOf({ row: z.string() }))`select to_jsonb(l)::text as row from account_links l`;
  expect(JSON.stringify(rows)).not.toContain(token);
});

test("links that are revoked do not work, those of another purpose do", async () => {
  const { user, token } = await makeLink();
  const other = new URL(await createLink(user.email, "confirm-email", { signUp: SIGN_UP, db: database() })).searchParams.get("token") ?? "";
  await revokeLinks(user.id, "reset-password");
  expect([await isLinkValid(token, "reset-password"), await isLinkValid(other, "confirm-email")]).toEqual([false, true]);
  await revokeLinks(user.id, null);
  expect(await isLinkValid(other, "confirm-email")).toBe(false);
});
