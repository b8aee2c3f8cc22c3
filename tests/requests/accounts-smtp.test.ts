import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { changeRows, readOneRow, rowOf } from "#app/platform/db/rows.server.ts";
import { deliverQueuedMails } from "#app/platform/mail/mail-queue.server.ts";
import { sendMail } from "#app/platform/mail/send-mail.server.ts";
import { createSmtpDelivery } from "#app/platform/mail/smtp.server.ts";
import { type FakeMailServer, startMailServer } from "#tests/fakes/mail-server.ts";
import { createUser, PASSWORD } from "#tests/factories/users.ts";
import { linkIn, takeMails } from "#tests/mails.ts";
import { useSite } from "#tests/site.ts";
import { postForm } from "./forms.ts";
import { hashesOf } from "./password-hashes.ts";

// With SMTP configured, an account has to be confirmed before it opens.
process.env.SMTP_URL = "smtp://127.0.0.1:1";
const site = useSite();
const newcomer = { intent: "sign-up", firstName: "Grace", lastName: "Hopper", password: "debugging with moths" };
const signIn = (email: string, password = newcomer.password) => postForm(site, "/auth", { intent: "sign-in", email, password });

let server: FakeMailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(async () => {
  delete process.env.SMTP_URL;
  await server.close();
});

test("an unconfirmed account does not open, and is refused as a wrong password is (A2)", async () => {
  const email = "unconfirmed@example.com";
  expect((await postForm(site, "/auth", { ...newcomer, email })).status).toBe(303);
  const refused = await signIn(email);
  const unknown = await signIn("nobody@example.com");
  expect([refused.status, refused.headers.get("set-cookie")]).toEqual([401, null]);
  expect((await refused.text()).replaceAll(email, "")).toBe((await unknown.text()).replaceAll("nobody@example.com", ""));
  const [mail] = await takeMails();
  await postForm(site, "/auth/confirm", { token: new URLSearchParams(linkIn(mail).split("?")[1]).get("token") ?? "" });
  expect((await signIn(email)).status).toBe(303);
});

test("A2: a sign-up with an address that has an account is answered the same, changes nothing, and notifies its owner", async () => {
  const known = await createUser({ email: "known@example.com" });
  const answers = [];
  for (const email of [known.email, "unknown@example.com"]) {
    const { status, headers } = await postForm(site, "/auth", { ...newcomer, email, next: "/profile" });
    answers.push([status, headers.get("location"), headers.get("set-cookie")]);
  }
  expect(answers[0]).toEqual([303, "/auth/check-mail?next=%2Fprofile", expect.stringContaining("notice=account-created")]);
  expect(answers[1]).toEqual(answers[0]);
  expect((await takeMails()).map(({ to, subject }) => [to, subject])).toEqual([
    ["known@example.com", "Presently: you already have an account"],
    ["unknown@example.com", "Presently: please confirm your email address"],
  ]);
  const { name } = await readOneRow(database(), rowOf({ name: z.string() }))`select name from users where email = ${known.email}`;
  expect(name).toBe("Ada Lovelace");
  expect((await signIn(known.email, PASSWORD)).status, "the password is the old one").toBe(303);
  expect((await signIn(known.email)).status).toBe(401);
});

test("A2: a sign-up makes one dear hash, for an address with an account as for one without", async () => {
  const known = await createUser();
  for (const email of [known.email, "no-account@example.com"])
    expect(await hashesOf(() => postForm(site, "/auth", { ...newcomer, email }))).toEqual([{ N: 16_384, r: 16 }]);
  await takeMails();
});

test("G2: a dead mail server loses no sign-up; the mail goes out when it is back, or is asked for again", async () => {
  const email = "patient@example.com";
  expect((await postForm(site, "/auth", { ...newcomer, email })).status).toBe(303);
  const dead = createSmtpDelivery("smtp://127.0.0.1:1", "Presently <hello@presently.example>", 500);
  await deliverQueuedMails({ send: (mail) => sendMail(mail, dead) });
  const user = await readOneRow(database(), rowOf({ isVerified: z.boolean() }))`
    select email_verified as "isVerified" from users where email = ${email}`;
  expect(user.isVerified).toBe(false);
  expect((await postForm(site, "/auth/resend", { email })).status).toBe(303);
  await changeRows(database())`update mail_queue set next_attempt = now()`;
  const alive = createSmtpDelivery(server.url, "Presently <hello@presently.example>");
  await deliverQueuedMails({ send: (mail) => sendMail(mail, alive) });
  expect(server.received.map(({ to }) => to)).toEqual([[email], [email]]);
});
