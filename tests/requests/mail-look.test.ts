import { randomBytes } from "node:crypto";
import { readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { DEFAULT_LOOK } from "#app/features/look/default-look.ts";
import type { Look, LookPicture } from "#app/features/look/types.ts";
import { readConfig } from "#app/platform/config.server.ts";
import { database } from "#app/platform/db/database.server.ts";
import { changeRows } from "#app/platform/db/rows.server.ts";
import { attemptJob } from "#app/platform/jobs/attempt-job.server.ts";
import { MAIL_DELIVERY } from "#app/platform/mail/mail-queue.server.ts";
import { createUser } from "#tests/factories/users.ts";
import { partsOf } from "#tests/mails.ts";
import { useSite } from "#tests/site.ts";
import { postForm } from "./forms.ts";

const site = useSite();
const MOST_BYTES = 60_000;
const OWN_BLUE = "#1e3d6b";
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32"><path d="M0 0h64v32H0z" fill="#aa00aa"/></svg>';

async function admin() {
  const cookie = await site.signIn(await createUser({ role: "admin" }));
  const post = async (address: string, body: BodyInit, type: string) => {
    const response = await site.request(address, { method: "POST", body, headers: { cookie, "content-type": type } });
    await site.settle();
    return response.json() as Promise<{ ok: boolean; picture: LookPicture }>;
  };
  return {
    async save(look: Partial<Look>) {
      const sent = { intent: "save", basedOn: 0, look: { ...DEFAULT_LOOK, ...look } };
      expect(await post("/admin/appearance/changes", JSON.stringify(sent), "application/json")).toMatchObject({ ok: true });
    },
    async upload(bytes: Buffer) {
      return (await post("/admin/appearance/pictures", new Uint8Array(bytes), "application/octet-stream")).picture;
    },
  };
}

const outbox = () => path.join(site.dataDir, "outbox");

/** Returns the one mail in the outbox, as it would have been sent. */
async function takeSent(): Promise<string> {
  const files = await readdir(outbox());
  expect(files).toHaveLength(1);
  const raw = await readFile(path.join(outbox(), files[0] ?? ""), "utf8");
  await rm(outbox(), { recursive: true });
  return raw;
}

/** Runs the job that delivers what waits, as the server does. */
async function deliver(): Promise<string> {
  const built = (await import(path.resolve("build/server/built-app.js"))) as typeof import("#server/built-app.ts");
  for (const job of built.JOBS.filter(({ name }) => name === MAIL_DELIVERY))
    expect(await attemptJob(job, new AbortController().signal, readConfig(process.env))).toEqual({ kind: "done" });
  return takeSent();
}

const askForReset = async () => postForm(site, "/auth/forgot", { email: (await createUser()).email });
const htmlIn = (raw: string) => partsOf(raw).find(({ type }) => type === "text/html")?.text ?? "";

beforeEach(async () => {
  await changeRows(database())`delete from look_versions`;
  await changeRows(database())`delete from look_pictures`;
  await changeRows(database())`delete from mail_queue`;
  await rm(outbox(), { recursive: true, force: true });
  await site.settle();
});

test("a site as built sends its plain text beside HTML with its own drawing, and no picture is loaded from anywhere", async () => {
  await askForReset();
  const raw = await deliver();
  expect(raw).toMatch(/^Content-Type: multipart\/alternative;/m);
  const [text, html, logo] = partsOf(raw);
  expect([text?.type, html?.type, logo?.type]).toEqual(["text/plain", "text/html", "image/png"]);
  const link = /http\S+/.exec(text?.text ?? "")?.[0] ?? "";
  expect(link).toContain("http://site.test/auth/reset?token=");
  expect(text?.text.replaceAll("\r\n", "\n").trimEnd()).toBe(
    `Hello,\n\nSomeone, hopefully you, asked for a new password for this address. To choose one, open this link:\n\n${link}\n\nThe link works once, for 60 minutes. If it wasn't you, you can ignore this email; your password stays the same.\n\nPresently`,
  );
  expect(html?.text).toContain(`<a href="${link}"`);
  expect([...(html?.text.matchAll(/src="([^"]*)"/g) ?? [])].map(([, source]) => source)).toEqual(["cid:as-built@look"]);
  expect(raw).toContain("Content-ID: <as-built@look>");
  expect(raw.length).toBeLessThan(MOST_BYTES);
});

test("a mail that is written after a change of the look has its name, logo, color and corners, and nothing of the old name", async () => {
  const { save, upload } = await admin();
  const logo = await upload(Buffer.from(SVG));
  const colors = { ...DEFAULT_LOOK.colors, primary: OWN_BLUE };
  await save({ name: "Gifts of mine", logo, colors, corners: "round" });
  await askForReset();
  const raw = await deliver();
  expect(raw).toMatch(/^From: Gifts of mine </m);
  expect(raw).toMatch(/^Subject: Gifts of mine: /m);
  const [text, html, picture] = partsOf(raw);
  expect(text?.text.trimEnd()).toMatch(/Gifts of mine$/);
  expect(html?.text).toContain(">Gifts of mine</td>");
  expect(html?.text).toContain(`class="button" bgcolor="${OWN_BLUE}" style="background:${OWN_BLUE};border-radius:22px"`);
  expect(html?.text).toContain(`<img src="cid:${logo.id}@look" width="80" height="40"`);
  expect([text?.text, html?.text].join("")).not.toContain("Presently");
  const { data, info } = await sharp(picture?.bytes).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, ...data.subarray(0, 3)]).toEqual([160, 80, 0xaa, 0, 0xaa]);
});

test("a mail that waits is sent in the look of when it is sent, with the name of when it was written", async () => {
  await askForReset();
  const { save } = await admin();
  await save({ name: "Gifts of mine", colors: { ...DEFAULT_LOOK.colors, primary: OWN_BLUE } });
  const html = htmlIn(await deliver());
  expect(html).toContain(OWN_BLUE);
  expect(html).toContain(">Presently</td>");
  expect(html).not.toContain("Gifts of mine");
});

test("a logo of many colors leaves a mail small, and one that shows the name stands alone", async () => {
  const { save, upload } = await admin();
  const noise = sharp(randomBytes(400 * 100 * 3), { raw: { width: 400, height: 100, channels: 3 } });
  const logo = await upload(await noise.png().toBuffer());
  await save({ name: "Gifts of mine", logo, isNameInLogo: true });
  await askForReset();
  const raw = await deliver();
  expect(raw.length).toBeLessThan(MOST_BYTES);
  expect(htmlIn(raw)).toContain('width="160" height="40" alt="Gifts of mine"');
  expect(htmlIn(raw)).not.toContain(">Gifts of mine</td>");
});

test("what a stranger writes through the contact form is text in the HTML too", async () => {
  const name = `<b>Ada</b>" onload="x`;
  const message = "<script>alert(1)</script>\n\nhttps://evil.example/\n\n<img src=https://evil.example/1.gif>";
  expect((await postForm(site, "/contact", { name, email: "ada@example.com", message })).status).toBe(303);
  const html = htmlIn(await takeSent());
  expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(html).toContain("A message from &lt;b&gt;Ada&lt;/b&gt;&quot; onload=&quot;x");
  expect(html).not.toMatch(/<script|<b>|<img src=h|href="https:\/\/evil/);
});
