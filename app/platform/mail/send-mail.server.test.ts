import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type FakeMailServer, startMailServer } from "#tests/fakes/mail-server.ts";
import type { Mail } from "./mail.ts";
import { createOutboxDelivery } from "./outbox.server.ts";
import { sendMail } from "./send-mail.server.ts";
import { createSmtpDelivery } from "./smtp.server.ts";

const FROM = "Presently <hello@presently.example>";
const mail: Mail = {
  to: "shop@presently.example",
  subject: "A question about ribbons",
  text: "Grüße!\n\nDo you wrap?\n.\nBye",
  replyTo: { name: "Zoë", address: "zoe@example.com" },
};

/** Returns the header lines of a message, unfolded. */
function headersOf(raw: string): string[] {
  return (raw.split("\r\n\r\n")[0] ?? "").replace(/\r\n[ \t]+/g, " ").split("\r\n");
}

describe("through an SMTP server", () => {
  let server: FakeMailServer;
  beforeEach(async () => {
    server = await startMailServer();
  });
  afterEach(() => server.close());

  test("a mail arrives with its subject, text and the address to answer to", async () => {
    expect(await sendMail(mail, createSmtpDelivery(server.url, FROM))).toEqual({ ok: true });
    const [received] = server.received;
    expect(received?.to).toEqual(["shop@presently.example"]);
    expect(received?.from).toBe("hello@presently.example");
    expect(headersOf(received?.raw ?? "")).toContain("Subject: A question about ribbons");
    expect(received?.raw).toMatch(/Reply-To: .*<zoe@example\.com>/);
    expect(received?.raw).toContain("Do you wrap?");
  });

  test("a mail comes from the site's name and address as they are now, unless the operator has named a sender", async () => {
    const site = { fromName: "Gifts of mine", fromAddress: "shop@gifts.example" };
    await sendMail({ ...mail, ...site }, createSmtpDelivery(server.url, { name: "Presently", address: "hello@presently.example" }));
    await sendMail({ ...mail, ...site }, createSmtpDelivery(server.url, FROM));
    expect(server.received.map(({ from }) => from)).toEqual(["shop@gifts.example", "hello@presently.example"]);
    expect(headersOf(server.received[0]?.raw ?? "")).toContain("From: Gifts of mine <shop@gifts.example>");
  });

  test("what is typed cannot add a header or a recipient", async () => {
    const nasty = "Hello\r\nBcc: victim@example.com\r\n\r\nbody";
    const sent = await sendMail(
      { ...mail, subject: nasty, replyTo: { name: `${nasty}" <other@example.com>, "`, address: "zoe@example.com" } },
      createSmtpDelivery(server.url, FROM),
    );
    expect(sent).toEqual({ ok: true });
    const [received] = server.received;
    expect(received?.to).toEqual(["shop@presently.example"]);
    const headers = headersOf(received?.raw ?? "");
    expect(headers.filter((line) => /^bcc:/i.test(line))).toEqual([]);
    expect(headers).toContain("Subject: Hello Bcc: victim@example.com body");
    expect(headers.filter((line) => line.startsWith("Reply-To:"))).toHaveLength(1);
  });

  test("a mail with the site's look has the text as it is, HTML and the logo as its parts, and what is typed ends none of them", async () => {
    const png = Buffer.from("a picture");
    const colors = {
      ground: "#fff",
      card: "#fff",
      line: "#eee",
      ink: "#000",
      softInk: "#333",
      button: "#1e4d3b",
      onButton: "#fff",
      plate: "#fff",
    };
    const logo = { id: 'logo-1"\r\nBcc: victim@example.com', png, width: 40, height: 40, hasName: false };
    const corners = { card: "20px", button: "10px", plate: "6px" };
    const frame = { siteUrl: "http://site.test", logo, day: colors, night: colors, headingFont: "serif", corners };
    const subject = "Hello\r\nBcc: victim@example.com\r\n\r\nbody";
    await sendMail({ ...mail, subject, fromName: "Shop\r\nX-Evil: 1", frame }, createSmtpDelivery(server.url, FROM));
    const raw = server.received[0]?.raw ?? "";
    const types = [...raw.matchAll(/^Content-Type: ([^;\r]+)/gim)].map(([, type]) => type);
    expect(types).toEqual(["multipart/alternative", "text/plain", "multipart/related", "text/html", "image/png"]);
    expect(raw.split(/^--/m)[1]).toContain("Do you wrap?\r\n.\r\nBye");
    expect(raw).toContain(png.toString("base64"));
    expect(raw).toMatch(/^Content-Disposition: inline; filename=logo\.png\r$/m);
    expect(raw).not.toMatch(/^(?:bcc|x-evil):/im);
    expect(server.received[0]?.to).toEqual(["shop@presently.example"]);
  });

  test("an address with a comma is one address, not two", async () => {
    await sendMail({ ...mail, to: "shop@presently.example,victim@example.com" }, createSmtpDelivery(server.url, FROM));
    expect(server.received.flatMap(({ to }) => to)).not.toContain("victim@example.com");
  });

  test("a refused recipient is said, not thrown", async () => {
    server.refuseRecipients();
    expect(await sendMail(mail, createSmtpDelivery(server.url, FROM))).toEqual({ ok: false, reason: "unavailable" });
  });

  test("G2: a server that is away is reported immediately", async () => {
    const { url } = server;
    await server.close();
    expect(await sendMail(mail, createSmtpDelivery(url, FROM))).toEqual({ ok: false, reason: "unavailable" });
    server = await startMailServer();
  });
});

test("G2: a server that never says a word is given up", async () => {
  const silent = createServer();
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const { port } = silent.address() as AddressInfo;
  try {
    const delivery = createSmtpDelivery(`smtp://127.0.0.1:${port}`, FROM, 200);
    expect(await sendMail(mail, delivery)).toEqual({ ok: false, reason: "unavailable" });
  } finally {
    silent.close();
  }
});

describe("into the local outbox", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "presently-outbox-"));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  test("each mail is one .eml file that only we can read, and nothing half-written stays", async () => {
    const deliver = createOutboxDelivery(path.join(folder, "outbox"), FROM);
    expect(await sendMail(mail, deliver)).toEqual({ ok: true });
    expect(await sendMail({ ...mail, subject: "Second" }, deliver)).toEqual({ ok: true });
    const names = (await readdir(path.join(folder, "outbox"))).toSorted();
    expect(names).toHaveLength(2);
    expect(names[0]).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-[0-9a-f-]{36}\.eml$/);
    const file = path.join(folder, "outbox", names[0] ?? "");
    expect((await stat(file)).mode & 0o077).toBe(0);
    const raw = await readFile(file, "utf8");
    expect(headersOf(raw)).toContain("To: shop@presently.example");
    expect(headersOf(raw)).toContain("Subject: A question about ribbons");
    expect(raw).toContain("Do you wrap?");
  });

  test("a folder that cannot be made is said, not thrown", async () => {
    const occupied = path.join(folder, "occupied");
    await writeFile(occupied, "");
    await chmod(occupied, 0o600);
    expect(await sendMail(mail, createOutboxDelivery(path.join(occupied, "outbox"), FROM))).toEqual({ ok: false, reason: "unavailable" });
  });
});
