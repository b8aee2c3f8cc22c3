// Fills an empty install from a backup: npm run restore -- FILE [--other-secret]
// Exits with 0 when everything is restored, 1 when the file or the install is refused (then nothing was changed) or something failed, 2
// when the command line was wrong.
import path from "node:path";
import { statSync } from "node:fs";
import { parseArgs } from "node:util";
import { OUTSTANDING_TABLES } from "#app/features/accounts/sessions.ts";
import { BackupError } from "#app/platform/backup/backup-format.ts";
import { restoreBackup } from "#app/platform/backup/restore-backup.server.ts";
import { verifyBackup, type VerifiedBackup } from "#app/platform/backup/verify-backup.server.ts";
import { config } from "#app/platform/config.server.ts";
import { listMigrations } from "#app/platform/db/migrate.server.ts";
import { MIGRATIONS_FOLDER, reachDatabase } from "#app/platform/db/open-database.server.ts";
import { showProgress } from "#app/platform/progress.ts";
import { storage } from "#app/platform/storage/configured-storage.server.ts";
import { CommandError, readCommandLine, resolveFile, runCommand } from "./catalogue/run-with-database.ts";

const USAGE = `Usage: npm run restore -- FILE [--other-secret]

Everyone has to sign in again, and links in earlier emails no longer work.  --other-secret  goes on even if this install's SESSION_SECRET isn't the backup's: second factors made with an app have to be set up again,
                  and waiting emails are dropped
  --help          shows this`;
const OPTIONS = {
  "other-secret": { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

const KILOBYTE = 1024;

interface Prepared {
  backup: VerifiedBackup;
  takesOtherSecret: boolean;
}

/** Calls `read` with a counter of the bytes that have been read, and shows the progress. */
async function watch<Result>(label: string, file: string, read: (onBytes: (count: number) => void) => Promise<Result>): Promise<Result> {
  const progress = showProgress(`${label} (kB)`, Math.ceil((statSync(file, { throwIfNoEntry: false })?.size ?? 0) / KILOBYTE));
  let bytes = 0;
  try {
    return await read((count) => progress.update(Math.ceil((bytes += count) / KILOBYTE)));
  } finally {
    progress.finish();
  }
}

/** Returns a BackupError's reason with the file's name as a CommandError; any other error unchanged. */
function toCommandError(error: unknown, file: string): unknown {
  return error instanceof BackupError ? new CommandError(`${path.basename(file)} cannot be restored. ${error.message}.`, 1) : error;
}

async function prepare(): Promise<Prepared> {
  const { file, takesOtherSecret } = readCommandLine(USAGE, () => {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS });
    if (values.help) {
      process.stdout.write(`${USAGE}\n`);
      process.exit(0);
    }
    if (positionals.length !== 1) throw new Error("Please name one file");
    return { file: resolveFile(positionals[0] as string), takesOtherSecret: values["other-secret"] };
  });
  const known = await listMigrations(path.resolve(import.meta.dirname, "..", MIGRATIONS_FOLDER));
  try {
    const backup = await watch(`Checking ${path.basename(file)}`, file, (onBytes) => verifyBackup(file, known, onBytes));
    return { backup, takesOtherSecret };
  } catch (error) {
    throw toCommandError(error, file);
  }
}

async function restore({ backup, takesOtherSecret }: Prepared): Promise<void> {
  const settings = config();
  const reached = await reachDatabase(settings);
  const startedAt = performance.now();
  const target = {
    ...settings,
    connectionString: reached.connectionString,
    storage: storage(),
    migrationsFolder: MIGRATIONS_FOLDER,
    leftEmpty: OUTSTANDING_TABLES,
    takesOtherSecret,
  };
  try {
    const label = `Restoring ${path.basename(backup.file)}`;
    const { tables, rows, files, migrated } = await watch(label, backup.file, (onBytes) => restoreBackup(backup, target, onBytes));
    const count = (value: number) => value.toLocaleString("en-US");
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    process.stdout.write(
      `Restored ${count(rows)} rows of ${tables} tables and ${count(files)} files, as they were on ${backup.manifest.madeAt}, in ${seconds} s\n`,
    );
    if (migrated.length > 0) process.stdout.write(`Updated to this release: ${migrated.join(", ")}\n`);
  } catch (error) {
    throw toCommandError(error, backup.file);
  } finally {
    await reached.release();
  }
}

await runCommand(prepare, restore);
