import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { rowOf } from "#app/platform/db/rows.server.ts";
import { findLosses, type Ledger, openLedger, startWriting } from "./acknowledged-writes.ts";
import { makeCookie } from "./site-contents.ts";
import { askDatabase, readGifts } from "./database-contents.ts";
import { makeSite, type SiteProcess } from "./site-process.ts";

/** The result of a scenario: its rounds, its writes, and those that were lost. */
export interface ScenarioReport {
  scenario: string;
  rounds: number;
  acknowledged: number;
  refused: number;
  losses: string[];
}

/** The surroundings of a scenario: an empty folder that it may fill, and a free port. */
export interface Stage {
  folder: string;
  port: number;
  rounds: number;
}

/** Returns a random number of milliseconds. */
export const between = (leastMs: number, mostMs: number) => leastMs + Math.random() * (mostMs - leastMs);

/** Starts a site on an empty data folder in `folder` and creates an admin. */
export async function openSite(
  folder: string,
  { folder: logFolder, port }: Stage,
  env: Record<string, string> = {},
): Promise<{ site: SiteProcess; cookie: string }> {
  const dataDir = path.join(folder, "data");
  mkdirSync(dataDir, { mode: 0o755 });
  const site = makeSite(dataDir, port, path.join(logFolder, "server.log"), env);
  const cookie = await makeCookie({ DATA_DIR: dataDir }, site.url, "admin");
  site.start();
  await site.untilReady();
  return { site, cookie };
}

/** Looks for the acknowledged writes and stops the site. */
export async function report(scenario: string, rounds: number, site: SiteProcess, ledger: Ledger): Promise<ScenarioReport> {
  const losses = await findLosses(site.url, ledger, () => readGifts(site.dataDir));
  await site.stop();
  return { scenario, rounds, acknowledged: ledger.gifts.size + ledger.files.size, refused: ledger.refused, losses };
}

/** Runs `kill` during writes and uploads, `rounds` times, and looks for every acknowledged write in the end. */
async function playKills(scenario: string, stage: Stage, kill: (site: SiteProcess) => Promise<void>): Promise<ScenarioReport> {
  const { site, cookie } = await openSite(stage.folder, stage);
  const ledger = openLedger();
  for (let round = 0; round < stage.rounds; round++) {
    const writing = startWriting(site.url, cookie, ledger);
    await sleep(between(100, 1500));
    await kill(site);
    await writing.stop();
    await site.untilReady();
  }
  return report(scenario, stage.rounds, site, ledger);
}

/** The server is killed while it writes; the next one starts on the data that it left. */
export function killServer(stage: Stage): Promise<ScenarioReport> {
  return playKills("D1: writes after the server was killed", stage, async (site) => {
    await site.kill();
    site.start();
  });
}

/** The database is killed while the server writes; the server restarts it and continues. */
export function killDatabase(stage: Stage): Promise<ScenarioReport> {
  return playKills("D1: writes after the database was killed", stage, async (site) => {
    const pid = site.databasePid();
    if (pid !== undefined) process.kill(pid, "SIGKILL");
    // The server needs a moment to notice, before "ready" means ready again.
    await sleep(200);
  });
}

/** The first start, which creates and migrates the database, is killed at any moment; the next one finishes it. */
export async function killMigration({ folder, port, rounds }: Stage): Promise<ScenarioReport> {
  let ready = 0;
  for (let round = 0; round < rounds; round++) {
    const dataDir = path.join(folder, `data-${round}`);
    mkdirSync(dataDir, { mode: 0o755 });
    const site = makeSite(dataDir, port, path.join(folder, "server.log"));
    site.start();
    await sleep(between(200, 4000));
    const pid = site.databasePid();
    await site.kill();
    if (round % 2 === 1 && pid !== undefined) process.kill(pid, "SIGKILL");
    site.start();
    await site.untilReady();
    ready += 1;
    await site.stop();
    rmSync(dataDir, { recursive: true });
  }
  return { scenario: "D4: starts after a migration was killed", rounds, acknowledged: ready, refused: 0, losses: [] };
}

async function importFile(dataDir: string, file: string, killAfterMs?: number): Promise<void> {
  const child = spawn(process.execPath, ["scripts/import-gifts.ts", file], { env: { ...process.env, DATA_DIR: dataDir }, stdio: "ignore" });
  const ended = once(child, "exit");
  if (killAfterMs !== undefined) {
    await sleep(killAfterMs);
    child.kill("SIGKILL");
  }
  const [code] = (await ended) as [number | null];
  if (killAfterMs === undefined && code !== 0) throw new Error(`The import ended with ${code}`);
}

/** An import is killed again and again; repeated once more it brings every gift, none of them twice, each with its categories. */
export async function killImport(stage: Stage): Promise<ScenarioReport> {
  const { folder, rounds } = stage;
  const { site } = await openSite(folder, stage);
  const file = path.join(folder, "gifts.csv");
  const gifts = 3000;
  const rows = Array.from({ length: gifts }, (_, row) => `Gift ${row},id-${row},5,coffee|tea`);
  writeFileSync(file, `name,external_id,price,interest_types\n${rows.join("\n")}\n`);
  for (let round = 0; round < rounds; round++) await importFile(site.dataDir, file, between(300, 4000));
  await importFile(site.dataDir, file);
  const [found] = await askDatabase(
    site.dataDir,
    rowOf({ gifts: z.int(), tagged: z.int() }),
    // The price tier follows from the price, and the job that reads gifts adds guesses of its own.
    `select (select count(*)::int from gifts) as gifts, (
      select count(*)::int from gift_categories m join categories c on c.id = m.category_id where m.source = 'file' and c.taxonomy = 'interest'
    ) as tagged`,
  );
  await site.stop();
  const isWhole = found?.gifts === gifts && found.tagged === 2 * gifts;
  const losses = isWhole ? [] : [`${found?.gifts} gifts with ${found?.tagged} categories instead of ${gifts} with ${2 * gifts}`];
  return { scenario: "C1: gifts after an import was killed", rounds, acknowledged: gifts, refused: 0, losses };
}

const DISK_MB = 600;

/**
 * The disk fills up while the site writes, and is freed again: nothing acknowledged is lost, and the site continues. Needs root, for the
 * small disk.
 */
export async function fillDisk(stage: Stage): Promise<ScenarioReport> {
  const { rounds } = stage;
  const disk = path.join(stage.folder, "disk");
  mkdirSync(disk);
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${DISK_MB}m`, "presently-crash", disk]);
  try {
    chmodSync(disk, 0o755);
    const { site, cookie } = await openSite(disk, stage);
    const ledger = openLedger();
    for (let round = 0; round < rounds; round++) {
      const writing = startWriting(site.url, cookie, ledger);
      await sleep(500);
      const { bavail, bsize } = statfsSync(disk);
      const ballast = path.join(disk, "ballast");
      // The file takes all free space but a little, which the writers have to use up themselves.
      execFileSync("fallocate", ["-l", String(Math.max(bsize, bavail * bsize - 1024 * 1024)), ballast]);
      const refusedBefore = ledger.refused;
      for (let waited = 0; ledger.refused === refusedBefore && waited < 30_000; waited += 100) await sleep(100);
      if (ledger.refused === refusedBefore) throw new Error("The disk did not get full");
      await sleep(1000);
      await writing.stop();
      rmSync(ballast);
      await site.untilReady();
      const before = ledger.gifts.size;
      const again = startWriting(site.url, cookie, ledger);
      for (let waited = 0; ledger.gifts.size === before && waited < 30_000; waited += 100) await sleep(100);
      await again.stop();
      if (ledger.gifts.size === before) throw new Error("The site does not write again, though there is room");
    }
    return await report("disk full", rounds, site, ledger);
  } finally {
    execFileSync("umount", ["--lazy", disk]);
  }
}
