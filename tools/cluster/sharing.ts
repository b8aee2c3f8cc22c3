import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { DOCUMENT } from "#tests/factories/pictures.ts";
import { makeCookie, makeScheduledPost, signedInUser } from "../crash/site-contents.ts";
import type { Machines } from "./machines.ts";

/** Longer than a message between servers takes, however busy the machine is. */
const TIMEOUT_MS = 10_000;
const POST_DELAY_MS = 6000;
const LONGEST_POST_DELAY_MS = 48_000;
const FINDER_USES = 10;

/** The result of a check: what it is, and whether it holds. */
export interface Finding {
  what: string;
  isSo: boolean;
  /** A figure that belongs to it. */
  measured?: string;
  /** True for what nobody has looked at, as a program for it is not installed. */
  isLeftOut?: true;
}

/** The finding in place of those of `what`, which needs a program that is not installed. */
export const leaveOut = (what: string, lacks: string): Finding => ({
  what: `${what} is left out: it needs ${lacks}`,
  isSo: false,
  isLeftOut: true,
});

/**
 * Prints findings, and returns how many of them are not as they should be. What is left out counts among these unless `withoutTools` says that it
 * may be.
 */
export function tellFindings(findings: readonly Finding[], withoutTools: boolean): number {
  for (const { what, isSo, isLeftOut, measured } of findings) {
    const mark = isLeftOut === true ? "–" : isSo ? "✓" : "✗";
    process.stdout.write(`${mark} ${what}${measured === undefined ? "" : ` (${measured})`}\n`);
  }
  return findings.filter(({ isSo, isLeftOut }) => !isSo && !(isLeftOut === true && withoutTools)).length;
}

/** Waits until every server answers `path` with a page that meets `isRight`, and returns how long that took, or null. */
export async function untilEverywhere({ servers }: Machines, path: string, isRight: (html: string) => boolean): Promise<number | null> {
  const startedAt = performance.now();
  for (const { url } of servers) {
    while (!isRight(await (await fetch(url + path)).text())) {
      if (performance.now() - startedAt > TIMEOUT_MS) return null;
      await sleep(20);
    }
  }
  return Math.round(performance.now() - startedAt);
}

async function lookAtSessions({ servers, url, whereabouts }: Machines): Promise<Finding[]> {
  const cookie = await makeCookie(whereabouts, url);
  const ask = async () =>
    (await Promise.all(servers.map((server) => signedInUser(server.url, cookie)))).filter((email) => email !== null).length;
  const before = await ask();
  await fetch(`${servers[0]?.url}/auth/sign-out`, { method: "POST", headers: { cookie, origin: url, accept: "application/json" } });
  return [
    { what: "a session holds on every server", isSo: before === servers.length },
    { what: "signed out on one server is signed out on all", isSo: (await ask()) === 0 },
  ];
}

async function lookAtLimits({ servers }: Machines): Promise<Finding> {
  const from = `192.0.2.${Math.floor(Math.random() * 250) + 1}`;
  const statuses: number[] = [];
  for (let use = 0; use < FINDER_USES + servers.length; use++) {
    const { status } = await fetch(`${servers[use % servers.length]?.url}/api/v1/finder`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": from },
      body: JSON.stringify({ text: "coffee for my sister" }),
    });
    statuses.push(status);
  }
  const isSo =
    statuses.slice(0, FINDER_USES).every((status) => status === 200) && statuses.slice(FINDER_USES).every((status) => status === 429);
  return { what: "a limit counts the uses of all servers together", isSo };
}

/** Makes a post that appears in a while, and looks at every server before its time; with more time where that was over too soon. */
async function lookBeforeItsTime(machines: Machines): Promise<{ at: number; title: string; isHidden: boolean }> {
  for (let delayMs = POST_DELAY_MS; ; delayMs *= 2) {
    const at = Date.now() + delayMs;
    const title = await makeScheduledPost(machines.whereabouts, new Date(at));
    const early = await untilEverywhere(machines, "/blog", (html) => !html.includes(title));
    const isInTime = Date.now() < at;
    if (isInTime || delayMs >= LONGEST_POST_DELAY_MS) return { at, title, isHidden: early !== null && isInTime };
  }
}

async function lookAtPosts(machines: Machines): Promise<Finding[]> {
  const { at, title, isHidden } = await lookBeforeItsTime(machines);
  await sleep(at - Date.now());
  const late = await untilEverywhere(machines, "/blog", (html) => html.includes(title));
  return [
    { what: "a scheduled post is on no server before its time", isSo: isHidden },
    { what: "a scheduled post is on every server after its time", isSo: late !== null, measured: `${late} ms` },
  ];
}

/** Changes a gift and waits until every server shows it. */
export async function checkCachedPages(machines: Machines): Promise<Finding> {
  const slug = "coffee-tin-1";
  await untilEverywhere(machines, `/gifts/${slug}`, (html) => html.includes("Coffee tin"));
  const name = `Coffee tin ${randomUUID()}`;
  await machines.renameGift(slug, name);
  const took = await untilEverywhere(machines, `/gifts/${slug}`, (html) => html.includes(name));
  return { what: "a changed gift is new on every server", isSo: took !== null, measured: `${took} ms` };
}

async function lookAtFiles({ servers, url, cookie }: Machines): Promise<Finding> {
  const response = await fetch(`${servers[0]?.url}/admin/uploads/files?name=shared.pdf`, {
    method: "POST",
    headers: { cookie, origin: url, "content-type": "application/octet-stream" },
    body: new Uint8Array(DOCUMENT),
  });
  const { file } = (await response.json()) as { file?: { path: string } };
  const there = await Promise.all(servers.map((server) => fetch(server.url + file?.path).then(({ ok }) => ok)));
  return { what: "a file that one server was given is on all", isSo: there.every(Boolean) };
}

/** Checks what servers of one site have to share. */
export async function checkSharing(machines: Machines): Promise<Finding[]> {
  return [
    ...(await lookAtSessions(machines)),
    await lookAtLimits(machines),
    ...(await lookAtPosts(machines)),
    await checkCachedPages(machines),
    await lookAtFiles(machines),
  ];
}

/** Checks that one of the servers made the daily backup, after each has looked for work. */
export function checkJobs({ backups }: Machines): Finding {
  const made = readdirSync(backups).filter((name) => name.endsWith(".backup"));
  return { what: "the daily backup was made once", isSo: made.length === 1, measured: `${made.length}` };
}
