import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findLosses, type Ledger, openLedger, startWriting } from "./acknowledged-writes.ts";
import { makeCookie } from "./site-contents.ts";
import { askDatabase, readGifts } from "./database-contents.ts";
import { makeSite, type SiteProcess } from "./site-process.ts";

/** How a scene went: how often it was played, what it wrote, and what of that is not there. */
export interface SceneReport {
  scene: string;
  rounds: number;
  acknowledged: number;
  refused: number;
  losses: string[];
}

/** Where a scene plays: an empty folder of its own that it may fill, and a free port. */
export interface Stage {
  folder: string;
  port: number;
  rounds: number;
}

/** Some time, in milliseconds. */
export const between = (leastMs: number, mostMs: number) => leastMs + Math.random() * (mostMs - leastMs);

/** Starts a site on an empty data folder in `folder` and makes an admin of it. */
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

/** Looks for what was acknowledged and stops the site. */
export async function report(scene: string, rounds: number, site: SiteProcess, ledger: Ledger): Promise<SceneReport> {
  const losses = await findLosses(site.url, ledger, () => readGifts(site.dataDir));
  await site.stop();
  return { scene, rounds, acknowledged: ledger.gifts.size + ledger.files.size, refused: ledger.refused, losses };
}

/** Kills what `kill` kills in the midst of writes and uploads, `rounds` times, and looks for every acknowledged one in the end. */
async function playKills(scene: string, stage: Stage, kill: (site: SiteProcess) => Promise<void>): Promise<SceneReport> {
  const { site, cookie } = await openSite(stage.folder, stage);
  const ledger = openLedger();
  for (let round = 0; round < stage.rounds; round++) {
    const writing = startWriting(site.url, cookie, ledger);
    await sleep(between(100, 1500));
    await kill(site);
    await writing.stop();
    await site.untilReady();
  }
  return report(scene, stage.rounds, site, ledger);
}

/** D1: the server is killed while it writes; the next one starts on what it left. */
export function killServer(stage: Stage): Promise<SceneReport> {
  return playKills("server killed", stage, async (site) => {
    await site.kill();
    site.start();
  });
}

/** D1: the database is killed while the server writes; the server starts it again and goes on. */
export function killDatabase(stage: Stage): Promise<SceneReport> {
  return playKills("database killed", stage, async (site) => {
    const pid = site.databasePid();
    if (pid !== undefined) process.kill(pid, "SIGKILL");
    // Not before the server has noticed: ready means ready again.
    await sleep(200);
  });
}

/** D4: the first start, which makes the database and migrates it, is killed at any moment; the next one finishes it. */
export async function killMigration({ folder, port, rounds }: Stage): Promise<SceneReport> {
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
  return { scene: "migration killed", rounds, acknowledged: ready, refused: 0, losses: [] };
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

/** C1: an import is killed again and again; given once more it brings every gift, none of them twice, each with its categories. */
export async function killImport(stage: Stage): Promise<SceneReport> {
  const { folder, rounds } = stage;
  const { site } = await openSite(folder, stage);
  const file = path.join(folder, "gifts.csv");
  const gifts = 3000;
  const rows = Array.from({ length: gifts }, (_, row) => `Gift ${row},id-${row},5,coffee|tea`);
  writeFileSync(file, `name,external_id,price,interest_types\n${rows.join("\n")}\n`);
  for (let round = 0; round < rounds; round++) await importFile(site.dataDir, file, between(300, 4000));
  await importFile(site.dataDir, file);
  const [found] = await askDatabase<{ gifts: number; tagged: number }>(
    site.dataDir,
    "select (select count(*)::int from gifts) as gifts, (select count(*)::int from gift_interest_types_map) as tagged",
  );
  await site.stop();
  const isWhole = found?.gifts === gifts && found.tagged === 2 * gifts;
  const losses = isWhole ? [] : [`${found?.gifts} gifts with ${found?.tagged} categories instead of ${gifts} with ${2 * gifts}`];
  return { scene: "import killed", rounds, acknowledged: gifts, refused: 0, losses };
}

const DISK_MB = 600;

/** The disk fills up while the site writes, and has room again: nothing acknowledged is lost, and the site goes on. Needs root, for the small disk. */
export async function fillDisk(stage: Stage): Promise<SceneReport> {
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
      // As much as there is, but for what the writers need to run into the wall themselves.
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
