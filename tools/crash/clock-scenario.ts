import { chmodSync, existsSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { rowOf } from "#app/platform/db/rows.server.ts";
import { type Ledger, openLedger, startWriting } from "./acknowledged-writes.ts";
import { askDatabase } from "./database-contents.ts";
import { between, openSite, report, type ScenarioReport, type Stage } from "./scenarios.ts";
import { makeCookie, makeScheduledPost, signedInUser } from "./site-contents.ts";

const DAY_HOURS = 24;
/** The library reads its file only from time to time, in each program separately. */
const NOTICE_TIMEOUT_MS = 15_000;
const SETTLE_MS = 2000;
/** Thirty seconds' rest after a run, thirty to the next look, and the run itself. */
const JOB_TIMEOUT_MS = 90_000;
/** Requests per minute that the limit of the finder's API allows. */
const FINDER_USES = 10;

/**
 * Returns the path of the library that gives programs another time, or undefined where it is not installed (Debian: apt-get install
 * faketime).
 */
export function findFakeClock(): string | undefined {
  const folder = "/usr/lib";
  const places = readdirSync(folder).map((name) => path.join(folder, name, "faketime/libfaketimeMT.so.1"));
  return places.find((place) => existsSync(place));
}

interface Clock {
  /** Environment variables that make a program use this clock. */
  env: Record<string, string>;
  /** Moves the clock to this many hours from the true time. */
  set(hours: number): void;
}

function makeClock(library: string, folder: string): Clock {
  const file = path.join(folder, "clock");
  const write = (hours: number) => writeFileSync(file, `${hours < 0 ? "" : "+"}${hours}h\n`);
  write(0);
  // The database, which runs as another user, reads the file too.
  chmodSync(file, 0o644);
  return {
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: "1",
      // Setting a clock does not change the time since the machine's start.
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
    },
    set: write,
  };
}

/** Waits until the server uses a clock that is this many hours off, and the database has had time to notice it. */
async function untilHour(url: string, hours: number): Promise<void> {
  for (let waited = 0; ; waited += 100) {
    const { headers } = await fetch(`${url}/healthz`);
    const off = (Date.parse(headers.get("date") ?? "") - Date.now()) / 3_600_000 - hours;
    if (Math.abs(off) < 0.1) break;
    if (waited > NOTICE_TIMEOUT_MS) throw new Error(`The server's clock is ${off.toFixed(2)} hours from where it was set`);
    await sleep(100);
  }
  await sleep(SETTLE_MS);
}

async function expectPost(url: string, title: string, isExpected: boolean): Promise<void> {
  const response = await fetch(`${url}/blog`);
  if (!response.ok) throw new Error(`/blog answered ${response.status}`);
  if ((await response.text()).includes(title) !== isExpected) throw new Error(`The post is ${isExpected ? "not " : ""}shown`);
}

async function askFinder(url: string): Promise<Response> {
  return fetch(`${url}/api/v1/finder`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ text: "coffee for my sister" }),
  });
}

/** Uses up a rate limit; throws where an allowed request is refused, or the refusal lasts longer than a period. */
async function useUpFinder(url: string): Promise<void> {
  for (let use = 0; use < FINDER_USES; use++) {
    const { status } = await askFinder(url);
    if (status !== 200) throw new Error(`Use ${use + 1} of a new period was answered with ${status}`);
  }
  const refused = await askFinder(url);
  const waitSeconds = Number(refused.headers.get("retry-after"));
  if (refused.status !== 429 || !(waitSeconds <= 60)) throw new Error(`One use too many: ${refused.status}, come back in ${waitSeconds} s`);
}

async function expectWrites(ledger: Ledger): Promise<void> {
  const before = ledger.gifts.size;
  for (let waited = 0; ledger.gifts.size === before && waited < 30_000; waited += 100) await sleep(100);
  if (ledger.gifts.size === before) throw new Error("Nothing is written any more, though only the clock has moved");
}

const TURN = rowOf({ isUnderWay: z.boolean() });

/** Waits for a new backup, and until its job has ended: the clock of that moment says when the next one is due. */
async function expectBackup(folder: string, known: ReadonlySet<string>, dataDir: string): Promise<Set<string>> {
  const list = () => (existsSync(folder) ? readdirSync(folder) : []).filter((name) => name.endsWith(".backup"));
  const isUnderWay = async () => {
    const turns = await askDatabase(
      dataDir,
      TURN,
      `select claimed_until is not null as "isUnderWay" from scheduled_jobs where name = 'backup'`,
    );
    return turns.some((turn) => turn.isUnderWay);
  };
  for (let waited = 0; list().every((name) => known.has(name)) || (await isUnderWay()); waited += 200) {
    if (waited > JOB_TIMEOUT_MS) throw new Error("The daily backup did not come");
    await sleep(200);
  }
  return new Set(list());
}

/** A shopper's session outlives a day; an admin's, which ends after half a day without use, does not. */
async function expectSessions(url: string, { shopper, admin }: { shopper: string; admin: string }): Promise<void> {
  if ((await signedInUser(url, shopper)) === null) throw new Error("A day ended the session of a shopper");
  if ((await signedInUser(url, admin)) !== null) throw new Error("A day did not end the session of an admin");
}

/**
 * Moves the clock a day ahead and back again while the site writes, and in every other round kills the server in between: sessions, limits,
 * scheduled posts and daily jobs follow the clock, and nothing acknowledged is lost. Needs libfaketime.
 */
export async function jumpClock(stage: Stage): Promise<ScenarioReport> {
  const library = findFakeClock();
  if (library === undefined) throw new Error("This scenario needs libfaketime (Debian: apt-get install faketime)");
  const clock = makeClock(library, stage.folder);
  const backups = path.join(stage.folder, "backups");
  const { site } = await openSite(stage.folder, stage, { ...clock.env, BACKUP_DIR: backups });
  const whereabouts = { DATA_DIR: site.dataDir };
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  const title = await makeScheduledPost(whereabouts, inHours(DAY_HOURS / 2));
  const ledger = openLedger();
  let made = await expectBackup(backups, new Set(), site.dataDir);
  for (let round = 0; round < stage.rounds; round++) {
    const admin = await makeCookie(whereabouts, site.url, "admin");
    const shopper = await makeCookie(whereabouts, site.url);
    await expectPost(site.url, title, false);
    await useUpFinder(site.url);
    const writingToday = startWriting(site.url, admin, ledger);
    await sleep(between(100, 1000));
    clock.set(DAY_HOURS);
    if (round % 2 === 1) {
      await site.kill();
      site.start();
      await site.untilReady();
    }
    await untilHour(site.url, DAY_HOURS);
    await writingToday.stop();
    await expectSessions(site.url, { shopper, admin });
    const writingTomorrow = startWriting(site.url, await makeCookie(whereabouts, site.url, "admin", inHours(DAY_HOURS)), ledger);
    await expectWrites(ledger);
    await expectPost(site.url, title, true);
    await useUpFinder(site.url);
    if (round === 0) made = await expectBackup(backups, made, site.dataDir);
    clock.set(0);
    await untilHour(site.url, 0);
    await expectWrites(ledger);
    await writingTomorrow.stop();
    if ((await signedInUser(site.url, shopper)) === null) throw new Error("The clock going back ended the session of a shopper");
    if (round === 0) await expectBackup(backups, made, site.dataDir);
  }
  return report("clock jumped", stage.rounds, site, ledger);
}
