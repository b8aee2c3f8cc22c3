import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { useTestDatabase } from "#tests/database.ts";
import { database } from "../db/database.server.ts";
import type { Mail } from "./mail.ts";
import { deliverQueuedMails, queueMail } from "./mail-queue.server.ts";

useTestDatabase();

const mail: Mail = { to: "ada@example.com", subject: "Confirm", text: "https://site.test/auth/confirm#secret" };
const kept = { usefulMs: 60_000 };

/** A fake mail server that can be away. */
function mailServer() {
  const sent: Mail[] = [];
  return {
    sent,
    isAway: false,
    async send(given: Mail) {
      if (this.isAway) return { ok: false, reason: "unavailable" } as const;
      sent.push(given);
      return { ok: true } as const;
    },
  };
}
const deliver = (server: ReturnType<typeof mailServer>) => deliverQueuedMails({ send: (given) => server.send(given) });
const waiting = async () =>
  (
    await database().execute<{ attempts: number; wait: number; text: string }>(
      sql`select attempts, extract(epoch from next_attempt - now())::int as wait, encode(sealed, 'escape') as text from mail_queue`,
    )
  ).rows;
const makeDue = () => database().execute(sql`update mail_queue set next_attempt = now()`);

beforeEach(async () => {
  await database().execute(sql`delete from mail_queue`);
});

test("a mail is sent once and is gone", async () => {
  const server = mailServer();
  await queueMail(mail, kept);
  await deliver(server);
  await deliver(server);
  expect(server.sent).toEqual([mail]);
  expect(await waiting()).toEqual([]);
});

test("K2: while it waits, nobody reads it in the table", async () => {
  await queueMail(mail, kept);
  expect((await waiting())[0]?.text).not.toMatch(/ada|Confirm|secret/);
});

test("G2: while the mail server is away nothing is lost, and it is tried again ever more seldom", async () => {
  const server = mailServer();
  server.isAway = true;
  await queueMail(mail, kept);
  const waits = [];
  for (let attempt = 0; attempt < 6; attempt++) {
    await makeDue();
    await deliver(server);
    waits.push((await waiting())[0]?.wait);
  }
  expect(waits).toEqual([10, 30, 120, 300, 900, 900]);
  server.isAway = false;
  await makeDue();
  await deliver(server);
  expect(server.sent).toEqual([mail]);
});

test("a mail whose time is over is not sent any more", async () => {
  const server = mailServer();
  await queueMail(mail, { usefulMs: 0 });
  await deliver(server);
  expect([server.sent, await waiting()]).toEqual([[], []]);
});

test("two servers do not send one mail twice", async () => {
  const server = mailServer();
  for (let count = 0; count < 10; count++) await queueMail({ ...mail, subject: String(count) }, kept);
  await Promise.all([deliver(server), deliver(server), deliver(server)]);
  expect(server.sent.map(({ subject }) => subject).sort()).toEqual(Array.from({ length: 10 }, (_, count) => String(count)));
});

test("a mail that another server is taking is left to it, without waiting", async () => {
  const server = mailServer();
  await queueMail(mail, kept);
  await database().transaction(async (other) => {
    await other.execute(sql`select from mail_queue for update`);
    await deliver(server);
    expect(server.sent).toEqual([]);
  });
  await deliver(server);
  expect(server.sent).toEqual([mail]);
});

test("what is rolled back is not sent", async () => {
  const server = mailServer();
  await database()
    .transaction(async (transaction) => {
      await queueMail(mail, kept, transaction);
      throw new Error("changed my mind");
    })
    .catch(() => undefined);
  await deliver(server);
  expect(server.sent).toEqual([]);
});

test("a mail that was put off before the clock went back is not held up by it", async () => {
  const server = mailServer();
  await queueMail(mail, kept);
  await database().execute(sql`update mail_queue set next_attempt = now() + interval '1 day'`);
  await deliver(server);
  expect(server.sent).toEqual([mail]);
});
