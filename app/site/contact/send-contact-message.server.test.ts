import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { parseTrustedProxies } from "#app/platform/client-address.server.ts";
import { log } from "#app/platform/log.server.ts";
import { createSmtpDelivery } from "#app/platform/mail/smtp.server.ts";
import { noticeForwarding } from "#app/platform/untrusted-proxies.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { type FakeMailServer, startMailServer } from "#tests/fakes/mail-server.ts";
import { listMessages } from "#app/features/inbox/messages.queries.server.ts";
import { sendContactMessage } from "./send-contact-message.server.ts";

useTestDatabase();

const fields = { name: "Ada", email: "ada@example.com", message: "Do you wrap?" };
const route = { siteName: "Presently", contactEmail: "shop@presently.example" };
let server: FakeMailServer;

beforeEach(async () => {
  server = await startMailServer();
});
afterEach(() => server.close());

const send = (clientAddress: string) =>
  sendContactMessage(fields, { ...route, clientAddress }, createSmtpDelivery(server.url, "Presently <hello@presently.example>"));

test("the message reaches the site, and an answer reaches the writer", async () => {
  expect(await send("192.0.2.10")).toEqual({ ok: true });
  expect(server.received[0]?.to).toEqual(["shop@presently.example"]);
  expect(server.received[0]?.raw).toMatch(/^Reply-To: Ada <ada@example\.com>\r$/m);
  expect(server.received[0]?.raw).toContain("Do you wrap?");
});

test("five an hour and address, then a time to come back; other addresses are not held up", async () => {
  for (let times = 0; times < 5; times++) expect((await send("192.0.2.20")).ok).toBe(true);
  const sixth = await send("192.0.2.20");
  expect(sixth).toMatchObject({ ok: false, reason: "rate-limited" });
  expect(!sixth.ok && sixth.reason === "rate-limited" && sixth.retryAfterSeconds).toBeGreaterThan(3500);
  expect(server.received).toHaveLength(5);
  expect((await send("192.0.2.21")).ok).toBe(true);
});

test("R2: an IPv6 subscriber is one address, not eighteen quintillions", async () => {
  for (let host = 1; host <= 5; host++) expect((await send(`2001:db8:0:1::${host}`)).ok).toBe(true);
  expect((await send("2001:db8:0:1:ffff::1")).ok).toBe(false);
});

test("R3: behind a proxy that is not trusted nobody uses up everybody's messages", async () => {
  vi.spyOn(log, "warn").mockReturnValue(undefined);
  noticeForwarding("10.66.0.3", new Headers({ "x-forwarded-for": "203.0.113.9" }), parseTrustedProxies([]));
  for (let times = 0; times < 6; times++) expect(await send("10.66.0.3")).toEqual({ ok: true });
});

test("G2: a message that could not be mailed is in the inbox all the same, which says so", async () => {
  expect(await send("192.0.2.30")).toEqual({ ok: true });
  server.refuseRecipients();
  expect(await send("192.0.2.30")).toEqual({ ok: true });
  const messages = await listMessages({ folder: "open", page: 1 });
  expect(messages.slice(0, 2)).toMatchObject([
    { ...fields, isMailed: false },
    { ...fields, isMailed: true },
  ]);
});
