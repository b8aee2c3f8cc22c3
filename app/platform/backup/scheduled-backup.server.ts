import { execFile } from "node:child_process";
import { mkdir, readdir, rm } from "node:fs/promises";
import { constants, setPriority } from "node:os";
import path from "node:path";
import type { BackupSchedule } from "../config.server.ts";
import type { ScheduledJob } from "../jobs/scheduled-jobs.server.ts";

const BACKUP_NAME = /^presently-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z\.backup$/;
const MAX_OUTPUT_BYTES = 1024 * 1024;

/** The name of a scheduled backup: the moment when it was begun, so that names sort by age. */
export function backupNameAt(moment: Date): string {
  return `presently-${moment.toISOString().slice(0, 19).replaceAll(":", "-")}Z.backup`;
}

/** Removes the scheduled backups of a folder beyond the newest `keep`; files with other names are nobody's business. */
export async function rotateBackups(folder: string, keep: number): Promise<void> {
  const backups = (await readdir(folder)).filter((name) => BACKUP_NAME.test(name)).toSorted();
  for (const name of backups.slice(0, -keep)) await rm(path.join(folder, name));
}

/** What a killed backup has left; only one of them runs at a time. */
async function removeHalves(folder: string): Promise<void> {
  const halves = (await readdir(folder)).filter((name) => name.endsWith(".part") && BACKUP_NAME.test(name.slice(0, -".part".length)));
  for (const name of halves) await rm(path.join(folder, name), { force: true });
}

/** In a process of its own and of low priority: packing takes a processor, and nobody waits for it. */
function runCommand(file: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = execFile(process.execPath, ["scripts/backup.ts", file], { signal, maxBuffer: MAX_OUTPUT_BYTES }, (error, _out, said) => {
      if (error === null) return resolve();
      const [line = ""] = said.split("\n").filter((text) => text !== "" && !/ExperimentalWarning|--trace-warnings/.test(text));
      reject(new Error(line === "" ? `The backup ended with ${error.code ?? error.signal}` : line, { cause: error }));
    });
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  });
}

/** The job that backs up into a folder by schedule and keeps the newest few. Expects to run in the project's folder. */
export function makeBackupJob({ folder, everyHours, keep }: BackupSchedule): ScheduledJob {
  return {
    name: "backup",
    everySeconds: everyHours * 3600,
    async run(signal) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await removeHalves(folder);
      await runCommand(path.join(folder, backupNameAt(new Date())), signal);
      await rotateBackups(folder, keep);
    },
  };
}
