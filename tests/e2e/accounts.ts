import { type ChildProcessByStdio, spawn } from "node:child_process";
import { randomInt, randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { type BrowserContext, expect } from "@playwright/test";
import { dataFolderOf } from "./data-folder.ts";

const PASSWORD = "paper and ribbon";

export interface Account {
  email: string;
  password: string;
}

function siteOf(context: BrowserContext): string {
  const { baseURL } = (context as unknown as { _options: { baseURL: string } })._options;
  return baseURL;
}

/** Returns headers that claim a client address of its own, so that its sender does not reach another test's rate limits. */
export const freshAddressHeaders = () => ({ "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` });

/** Gives a browser context its own client address. */
export async function useFreshAddress(context: BrowserContext): Promise<void> {
  await context.setExtraHTTPHeaders(freshAddressHeaders());
}

/** Makes an account without using the pages or the browser, which a sign-up would sign in. */
export async function makeAccount(context: BrowserContext, names = { firstName: "Ada", lastName: "Lovelace" }): Promise<Account> {
  await useFreshAddress(context);
  const account = { email: `ada-${randomUUID().slice(0, 8)}@example.com`, password: PASSWORD };
  const site = siteOf(context);
  const response = await fetch(`${site}/auth`, {
    method: "POST",
    body: new URLSearchParams({ intent: "sign-up", ...names, ...account }),
    headers: { origin: site, ...freshAddressHeaders() },
    redirect: "manual",
  });
  expect(response.status).toBe(303);
  return account;
}

/** Signs a browser in without using the pages. */
export async function signIn(context: BrowserContext, account: Account): Promise<void> {
  await useFreshAddress(context);
  const site = siteOf(context);
  const form = { intent: "sign-in", ...account };
  const response = await context.request.post(`${site}/auth`, { form, headers: { origin: site }, maxRedirects: 0 });
  expect(response.status()).toBe(303);
  // The notice of the sign-in would show up on the test's first page.
  await context.clearCookies({ name: "notice" });
}

/** A program that makes admins, and the lines that it answers. */
interface Granter {
  program: ChildProcessByStdio<Writable, Readable, null>;
  answers: AsyncIterator<string>;
}

/** One for each site that this worker's tests have needed one of. */
const granters = new Map<string, Granter>();

function granterOf(port: string): Granter {
  const known = granters.get(port);
  if (known !== undefined) return known;
  const env = { ...process.env, DATA_DIR: dataFolderOf(port), LOG_LEVEL: "silent" };
  const program = spawn(process.execPath, ["tools/testing/grant-admins.ts"], { env, stdio: ["pipe", "pipe", "ignore"] });
  const granter = { program, answers: createInterface({ input: program.stdout })[Symbol.asyncIterator]() };
  granters.set(port, granter);
  return granter;
}

/** Ends the program that makes admins of a site, which would keep the database of the site alive after its server. */
export async function endGranter(port: number): Promise<void> {
  const granter = granters.get(String(port));
  if (granter === undefined) return;
  granters.delete(String(port));
  const { program } = granter;
  program.stdin.end();
  if (program.exitCode === null) await once(program, "exit");
}

/** Makes the owner of an account an admin, as the operator's command does. */
export async function makeAdmin(context: BrowserContext, { email }: Account): Promise<void> {
  const { program, answers } = granterOf(new URL(siteOf(context)).port);
  program.stdin.write(`${email}\n`);
  const { value } = await answers.next();
  expect(value).toBe("granted");
}

/** Returns path and query of the first link in a mail as it was sent (quoted-printable); undefined where there is none. */
export function linkInMail(raw: string): string | undefined {
  const link = /https?:\/\/\S+/.exec(raw.replace(/=\r?\n/g, "").replaceAll("=3D", "="))?.[0];
  return link === undefined ? undefined : new URL(link).pathname + new URL(link).search;
}

/** Returns the path of the link in the newest mail to an address whose subject has `words`; waits until it is there. */
export async function findMailedLink(context: BrowserContext, to: string, words: string): Promise<string> {
  const outbox = path.join(dataFolderOf(new URL(siteOf(context)).port), "outbox");
  let found: string | undefined;
  await expect
    .poll(() => {
      const files = existsSync(outbox) ? readdirSync(outbox).filter((file) => file.endsWith(".eml")) : [];
      const mails = files.sort().map((file) => readFileSync(path.join(outbox, file), "utf8"));
      found = linkInMail(mails.findLast((text) => text.includes(`To: ${to}`) && text.includes(words)) ?? "");
      return found;
    })
    .toBeDefined();
  return found as string;
}
