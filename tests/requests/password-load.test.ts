import { expect, test } from "vitest";
import { createLink } from "#app/features/accounts/links.commands.server.ts";
import { database } from "#app/platform/db/database.server.ts";
import { changeRows } from "#app/platform/db/rows.server.ts";
import { createUser } from "#tests/factories/users.ts";
import { useSite } from "#tests/site.ts";
import { freshAddress, postForm } from "./forms.ts";
import { hashesOf } from "./password-hashes.ts";

const site = useSite();

/** Returns the processor time of this process while `run` works, its hashing threads included, in milliseconds. */
async function cpuMsOf(run: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const signInAs = (email: string) => postForm(site, "/auth", { intent: "sign-in", email, password: "not the password" });

const newcomer = { intent: "sign-up", firstName: "Grace", lastName: "Hopper", password: "debugging with moths" };

test.each<[string, number, (email: string) => Promise<Response>]>([
  ["signing in", 1, signInAs],
  // Without a mail server a sign-up signs in, with a second hash.
  ["signing up", 2, (email) => postForm(site, "/auth", { ...newcomer, email })],
  ["a forgotten password", 0, (email) => postForm(site, "/auth/forgot", { email })],
  ["another confirmation", 0, (email) => postForm(site, "/auth/resend", { email })],
])("A2: %s makes as many hashes, as dear ones, for an address with an account as for one without", async (_what, hashes, send) => {
  const known = await createUser();
  const [withAccount, without] = [await hashesOf(() => send(known.email)), await hashesOf(() => send("no-account@example.com"))];
  expect(withAccount).toEqual(Array.from({ length: hashes }, () => ({ N: 16_384, r: 16 })));
  expect(without).toEqual(withAccount);
});

test("A2: an account without a password costs a sign-in the same hash, and a sign-up with its address the same two", async () => {
  const { id, email } = await createUser();
  await changeRows(database())`delete from credentials where user_id = ${id}`;
  const hash = { N: 16_384, r: 16 };
  expect(await hashesOf(() => signInAs(email))).toEqual([hash]);
  expect(await hashesOf(() => postForm(site, "/auth", { ...newcomer, email }))).toEqual([hash, hash]);
});

test("a new password whose link does not work costs no hash, and one whose link does costs one", async () => {
  const redeem = (token = "invented") => postForm(site, "/auth/reset", { token, password: "a better password" });
  const { email } = await createUser();
  const link = await createLink(email, "reset-password", { db: database() });
  expect(await hashesOf(redeem)).toEqual([]);
  const working = () => redeem(new URL(link).searchParams.get("token") ?? "");
  expect(await hashesOf(working)).toEqual([{ N: 16_384, r: 16 }]);
  expect(await hashesOf(working), "used up").toEqual([]);
  // The first of each loads code.
  expect([(await redeem()).status, (await signInAs("first@example.com")).status]).toEqual([422, 401]);
  const repeat = (request: (n: number) => Promise<Response>) => async () => {
    for (let n = 0; n < 15; n++) await request(n);
  };
  const withHash = await cpuMsOf(repeat((n) => signInAs(`nobody-${n}@example.com`)));
  const withoutHash = await cpuMsOf(repeat(() => redeem()));
  expect(withoutHash).toBeLessThan(withHash / 2);
});

test("more passwords at once than can wait: the rest are asked to come again, and the site goes on", async () => {
  const crowd = Array.from({ length: 80 }, (_, n) => signInAs(`crowd-${n}@example.com`));
  const answers = await Promise.all(crowd);
  const refused = answers.filter(({ status }) => status === 503);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 503]));
  expect(refused.length).toBeGreaterThan(10);
  expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
  const html = (await refused[0]?.text()) ?? "";
  expect(html).toContain("Many people are signing in right now. Nothing is lost; please try again in a few seconds.");
  expect(html).toMatch(/value="crowd-\d+@example.com"/);
  expect((await signInAs("later@example.com")).status).toBe(401);
});

test("whoever was asked to come again has not used up their tries", async () => {
  const from = freshAddress();
  const fields = { intent: "sign-in", email: "patient@example.com", password: "not the password" };
  const crowd = Array.from({ length: 80 }, (_, n) => signInAs(`more-${n}@example.com`));
  const own = await Promise.all(Array.from({ length: 4 }, () => postForm(site, "/auth", fields, { from })));
  await Promise.all(crowd);
  const checked = own.filter(({ status }) => status === 401).length;
  for (let n = checked; n < 5; n++) expect((await postForm(site, "/auth", fields, { from })).status).toBe(401);
  expect((await postForm(site, "/auth", fields, { from })).status).toBe(429);
});
