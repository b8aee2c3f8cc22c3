import { execFile } from "node:child_process";
import { mkdir, readdir, rm } from "node:fs/promises";
import { constants, getPriority, setPriority } from "node:os";
import path from "node:path";
import type { BackupSchedule } from "../config.server.ts";
import { doDearWork } from "../work/do-dear-work.server.ts";

const BACKUP_NAME = /^presently-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z\.backup$/;
const MAX_OUTPUT_BYTES = 1024 * 1024;
/** Lines of the command that do not say why it failed: its progress, and Node's warnings. */
const NO_REASON = /^Backing up to |ExperimentalWarning|--trace-warnings/;

/** Returns the name of a scheduled backup, made from its start time so that names sort by age. */
export function backupNameAt(moment: Date): string {
  return `presently-${moment.toISOString().slice(0, 19).replaceAll(":", "-")}Z.backup`;
}

/** Removes the scheduled backups of a folder beyond the newest `keep`; files with other names stay. */
export async function rotateBackups(folder: string, keep: number): Promise<void> {
  const backups = (await readdir(folder)).filter((name) => BACKUP_NAME.test(name)).toSorted();
  for (const name of backups.slice(0, -keep)) await rm(path.join(folder, name));
}

/** Removes the unfinished files of killed backups; only one backup runs at a time. */
async function removePartialFiles(folder: string): Promise<void> {
  const halves = (await readdir(folder)).filter((name) => name.endsWith(".part") && BACKUP_NAME.test(name.slice(0, -".part".length)));
  for (const name of halves) await rm(path.join(folder, name), { force: true });
}

/** Returns the line by which the command says why it failed; null where it said nothing. */
export function reasonOf(said: string): string | null {
  return said.split("\n").find((line) => line !== "" && !NO_REASON.test(line)) ?? null;
}

/** Lets a child process come after others. A service with a low priority of its own (Nice=15), `own`, may not raise its child's. */
export function lowerPriority(pid: number, own: number): void {
  setPriority(pid, Math.max(own, constants.priority.PRIORITY_BELOW_NORMAL));
}

/** Runs the backup in a separate low-priority process: compressing occupies a processor, and no request waits for it. */
function runCommand(file: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = execFile(process.execPath, ["scripts/backup.ts", file], { signal, maxBuffer: MAX_OUTPUT_BYTES }, (error, _out, said) => {
      if (error === null) return resolve();
      reject(new Error(reasonOf(said) ?? `The backup ended with ${error.code ?? error.signal}`, { cause: error }));
    });
    if (child.pid !== undefined) lowerPriority(child.pid, getPriority());
  });
}

/** Backs up into the folder of the settings and keeps the newest few. Expects to run in the project's folder. */
export async function makeScheduledBackup({ folder, keep }: BackupSchedule, signal: AbortSignal): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removePartialFiles(folder);
  await doDearWork("backup", () => runCommand(path.join(folder, backupNameAt(new Date())), signal), { signal });
  await rotateBackups(folder, keep);
}
