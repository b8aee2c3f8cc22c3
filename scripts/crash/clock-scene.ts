import { chmodSync, existsSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Ledger, openLedger, startWriting } from "./acknowledged-writes.ts";
import { between, openSite, report, type SceneReport, type Stage } from "./scenes.ts";
import { makeScheduledPost } from "./site-contents.ts";

const DAY_HOURS = 24;
/** The library asks its file for the time once a second. */
const SETTLE_MS = 1500;
const JOB_TIMEOUT_MS = 60_000;
/** Of the finder's interface, in a minute. */
const FINDER_USES = 10;

/** The library that tells programs another time, or undefined where it is not installed (Debian: apt-get install faketime). */
export function findFakeClock(): string | undefined {
  const folder = "/usr/lib";
  const places = readdirSync(folder).map((name) => path.join(folder, name, "faketime/libfaketimeMT.so.1"));
  return places.find((place) => existsSync(place));
}

interface Clock {
  /** What a program needs in its environment to go by this clock. */
  env: Record<string, string>;
  /** Moves it, so many hours away from the true time, and waits until everybody has noticed. */
  set(hours: number): Promise<void>;
}

function makeClock(library: string, folder: string): Clock {
  const file = path.join(folder, "clock");
  const write = (hours: number) => writeFileSync(file, `${hours < 0 ? "" : "+"}${hours}h\n`);
  write(0);
  // The database, which runs as another user, goes by it too.
  chmodSync(file, 0o644);
  return {
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: "1",
      // When somebody sets a clock, the time since the machine's start goes on as it was.
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
    },
    async set(hours) {
      write(hours);
      await sleep(SETTLE_MS);
    },
  };
}

async function expectHour(url: string, hours: number): Promise<void> {
  const { headers } = await fetch(`${url}/healthz`);
  const off = (Date.parse(headers.get("date") ?? "") - Date.now()) / 3_600_000 - hours;
  if (Math.abs(off) > 0.1) throw new Error(`The server's clock is ${off.toFixed(2)} hours from where it was set`);
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

/** Uses a limit up; throws where the first use is refused already, or the refusal is for longer than a period. */
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

async function expectBackup(folder: string, known: ReadonlySet<string>): Promise<Set<string>> {
  const list = () => (existsSync(folder) ? readdirSync(folder) : []).filter((name) => name.endsWith(".backup"));
  for (let waited = 0; list().every((name) => known.has(name)); waited += 200) {
    if (waited > JOB_TIMEOUT_MS) throw new Error("The daily backup did not come");
    await sleep(200);
  }
  return new Set(list());
}

/**
 * The clock jumps a day ahead and back again while the site writes, and in every other round the server is killed in between: sessions,
 * limits, scheduled posts and daily jobs go by it, and nothing acknowledged is lost. Needs libfaketime.
 */
export async function jumpClock(stage: Stage): Promise<SceneReport> {
  const library = findFakeClock();
  if (library === undefined) throw new Error("This scene needs libfaketime (Debian: apt-get install faketime)");
  const clock = makeClock(library, stage.folder);
  const backups = path.join(stage.folder, "backups");
  const { site, cookie } = await openSite(stage.folder, stage, { ...clock.env, BACKUP_DIR: backups });
  const title = await makeScheduledPost({ DATA_DIR: site.dataDir }, new Date(Date.now() + (DAY_HOURS / 2) * 3_600_000));
  const ledger = openLedger();
  let made = await expectBackup(backups, new Set());
  for (let round = 0; round < stage.rounds; round++) {
    await expectPost(site.url, title, false);
    await useUpFinder(site.url);
    const writing = startWriting(site.url, cookie, ledger);
    await sleep(between(100, 1000));
    await clock.set(DAY_HOURS);
    if (round % 2 === 1) {
      await site.kill();
      site.start();
      await site.untilReady();
    }
    await expectHour(site.url, DAY_HOURS);
    await expectWrites(ledger);
    await expectPost(site.url, title, true);
    await useUpFinder(site.url);
    if (round === 0) made = await expectBackup(backups, made);
    await clock.set(0);
    await expectHour(site.url, 0);
    await expectWrites(ledger);
    await writing.stop();
    if (round === 0) await expectBackup(backups, made);
  }
  return report("clock jumped", stage.rounds, site, ledger);
}
