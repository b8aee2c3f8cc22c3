// Writes database, media and secrets into one file, even while the site is running: npm run backup -- FILE
// Exits with 0 when the file is written, 1 when something failed (then there is no new file), 2 when the command line was wrong.
import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { BackupError } from "#app/platform/backup/backup-format.ts";
import { writeBackup } from "#app/platform/backup/write-backup.server.ts";
import { config } from "#app/platform/config.server.ts";
import { reachDatabase } from "#app/platform/db/open-database.server.ts";
import { showProgress } from "#app/platform/progress.ts";
import { storage } from "#app/platform/storage/configured-storage.server.ts";
import { CommandError, readCommandLine, resolveFile, runCommand } from "./catalogue/run-with-database.ts";

const USAGE = "Usage: npm run backup -- FILE";

async function prepare(): Promise<string> {
  const file = readCommandLine(USAGE, () => {
    const { positionals } = parseArgs({ allowPositionals: true, options: {} });
    if (positionals.length !== 1) throw new Error("Please name one file");
    return resolveFile(positionals[0] as string);
  });
  if (!existsSync(path.dirname(file))) throw new CommandError(`There is no folder ${path.dirname(file)}`, 1);
  return file;
}

async function backUp(file: string): Promise<void> {
  const settings = config();
  const reached = await reachDatabase(settings);
  const startedAt = performance.now();
  let progress: ReturnType<typeof showProgress> | undefined;
  try {
    const source = { ...settings, connectionString: reached.connectionString, storage: storage() };
    const { tables, rows, files } = await writeBackup(source, file, (done, total) => {
      progress ??= showProgress(`Backing up to ${path.basename(file)}`, total);
      progress.update(done);
    });
    progress?.finish();
    const count = (value: number) => value.toLocaleString("en-US");
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    process.stdout.write(`Backed up ${count(rows)} rows of ${tables} tables and ${count(files)} files to ${file} in ${seconds} s\n`);
    process.stdout.write("Guard it like a password: it holds accounts and the secrets of the data folder.\n");
  } catch (error) {
    progress?.finish();
    if (error instanceof BackupError) throw new CommandError(`${error.message}.`, 1);
    if ((error as NodeJS.ErrnoException).code === "ENOSPC") throw new CommandError(`There is no room left for ${file}.`, 1);
    throw error;
  } finally {
    await reached.release();
  }
}

await runCommand(prepare, backUp);
