import { execFileSync, fork } from "node:child_process";
import { once } from "node:events";
import { accessSync, chmodSync, closeSync, constants, mkdirSync, openSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openLedger, startWriting } from "./acknowledged-writes.ts";
import { between, openSite, report, type ScenarioReport, type Stage } from "./scenarios.ts";

const DISK_BYTES = 1536 * 1024 * 1024;
const UNMOUNT_TIMEOUT_MS = 30_000;

/** Returns why a power cut cannot be played here, or null. */
export function findPowerObstacle(): string | null {
  try {
    accessSync("/dev/fuse", constants.W_OK);
    accessSync("/dev/loop-control", constants.W_OK);
    execFileSync("mkfs.ext4", ["-V"], { stdio: "ignore" });
  } catch {
    return "it needs FUSE, loop devices and mkfs.ext4";
  }
  return process.getuid?.() === 0 ? null : "it needs root, for a disk of its own";
}

/** A file system on a disk whose write cache is lost in a power cut. */
interface PowerDisk {
  /** Cuts the power; resolves when every later request to the disk fails. */
  cut(): Promise<{ kept: number; lost: number }>;
  /** Unmounts it, once nothing uses it any more. */
  detach(): Promise<void>;
}

async function unmount(folder: string): Promise<void> {
  for (let waited = 0; ; waited += 100) {
    try {
      execFileSync("umount", [folder], { stdio: "pipe" });
      return;
    } catch (cause) {
      if (waited > UNMOUNT_TIMEOUT_MS) throw new Error(`${folder} is still used`, { cause });
      await sleep(100);
    }
  }
}

/** Attaches the disk in `image` as a block device and mounts its file system at `at`; the journal is replayed, as after a real power cut. */
async function attach(image: string, at: string, isNew: boolean): Promise<PowerDisk> {
  const file = `${image}.device`;
  closeSync(openSync(file, "a"));
  const child = fork(path.join(import.meta.dirname, "disk-process.ts"), [image, String(DISK_BYTES), file]);
  const [greeting] = (await Promise.race([once(child, "message"), once(child, "exit")])) as [unknown];
  if (greeting !== "mounted") throw new Error("The disk could not be served");
  const device = execFileSync("losetup", ["--find", "--show", file], { encoding: "utf8" }).trim();
  if (isNew) execFileSync("mkfs.ext4", ["-q", "-E", "nodiscard", device]);
  execFileSync("mount", ["-t", "ext4", "-o", "errors=remount-ro", device, at]);
  return {
    async cut() {
      const answered = once(child, "message");
      child.send("cut");
      const [fates] = (await answered) as [{ kept: number; lost: number }];
      return fates;
    },
    async detach() {
      await unmount(at);
      execFileSync("losetup", ["--detach", device]);
      const ended = once(child, "exit");
      await unmount(file);
      await ended;
    },
  };
}

/**
 * The power of the disk is cut while the site writes; server and database are gone, and the next ones start on what the disk still has:
 * all that was flushed, and of the blocks written since the last flush a random part. The disk is an ext4 file system on a loop device,
 * whose file is served by a process that records writes and flushes. Needs root.
 */
export async function cutPower(stage: Stage): Promise<ScenarioReport> {
  const image = path.join(stage.folder, "disk.img");
  const folder = path.join(stage.folder, "disk");
  mkdirSync(folder);
  let disk = await attach(image, folder, true);
  try {
    chmodSync(folder, 0o755);
    const { site, cookie } = await openSite(folder, stage);
    const ledger = openLedger();
    const blocks = { kept: 0, lost: 0 };
    for (let round = 0; round < stage.rounds; round++) {
      const writing = startWriting(site.url, cookie, ledger);
      await sleep(between(100, 3000));
      const database = site.databasePid();
      const { kept, lost } = await disk.cut();
      blocks.kept += kept;
      blocks.lost += lost;
      await site.kill();
      if (database !== undefined) process.kill(database, "SIGKILL");
      await writing.stop();
      await disk.detach();
      disk = await attach(image, folder, false);
      site.start();
      await site.untilReady();
    }
    console.error(`of the blocks that were not flushed ${blocks.lost} were lost and ${blocks.kept} kept`);
    return await report("D2: writes after the power was cut", stage.rounds, site, ledger);
  } finally {
    await disk.detach();
  }
}
