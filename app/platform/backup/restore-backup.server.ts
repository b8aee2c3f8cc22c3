import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import { makeClient } from "../db/client.server.ts";
import { lockMigrations, migrateDatabase } from "../db/migrate.server.ts";
import type { Storage } from "../storage/storage.ts";
import { readArchive, readWhole } from "./archive-reader.server.ts";
import { BackupError, type BackupManifest, parseEntryName } from "./backup-format.ts";
import { checkCounts, makeSchema, setSequences, setTriggers, TableLoader } from "./table-loader.server.ts";
import { findSiteSecret, fingerprintOf, SITE_SECRET, writeStoredSecret } from "./secrets.server.ts";
import { COPY_SETTINGS, listTables } from "./table-catalogue.server.ts";
import { MAX_FILE_BYTES, type VerifiedBackup } from "./verify-backup.server.ts";

/** This file marks a data folder in which a restore has begun; a restore that was killed may be repeated. */
const UNFINISHED = "restore-unfinished";

/** The install to fill: a database without tables and a storage without files. */
export interface RestoreTarget {
  connectionString: string;
  storage: Storage;
  dataDir: string;
  sessionSecret?: string | undefined;
  migrationsFolder: string;
  /** Tables whose rows are not brought back, since what they say may have been taken back since the backup. */
  leftEmpty: readonly string[];
  /** When true, restores although the site's secret is not the one of the backup. */
  takesOtherSecret: boolean;
}

/** Counts of what was restored. */
export interface RestoredContents {
  tables: number;
  rows: number;
  files: number;
  /** Migrations that this release has beyond the backup. */
  migrated: string[];
}

async function isUnfinished(dataDir: string): Promise<boolean> {
  return readFile(path.join(dataDir, UNFINISHED)).then(
    () => true,
    () => false,
  );
}

async function requireEmptyInstall(client: pg.Client, { storage, dataDir }: RestoreTarget): Promise<void> {
  if ((await listTables(client)).length > 0) {
    throw new BackupError(
      "The database is not empty, and nothing was changed. Restore into a new data folder (DATA_DIR) or an empty database (DATABASE_URL)",
    );
  }
  if (await isUnfinished(dataDir)) return removeFiles(storage);
  for await (const _key of storage.list("")) {
    throw new BackupError(
      "The media storage is not empty, and nothing was changed. Restore into a new data folder (DATA_DIR) or an empty bucket (S3_BUCKET)",
    );
  }
}

async function removeFiles(storage: Storage): Promise<void> {
  for await (const key of storage.list("")) await storage.remove(key);
}

/**
 * Returns whether the backup's secret has to be stored here. Throws where another one is in use, which could not decrypt the sealed data.
 */
async function decideSecret({ manifest: { secretFingerprint }, secrets }: VerifiedBackup, target: RestoreTarget): Promise<boolean> {
  const own = await findSiteSecret(target);
  const hasSecret = secrets.has(SITE_SECRET);
  const isSame = own === null ? hasSecret : secretFingerprint === fingerprintOf(own);
  if (secretFingerprint !== null && !isSame && !target.takesOtherSecret) {
    const where = hasSecret
      ? 'the one in the backup under secrets/session-secret ("tar -xzOf FILE secrets/session-secret" shows it)'
      : "the SESSION_SECRET of the site that was backed up";
    throw new BackupError(
      `This install doesn't have the backup's SESSION_SECRET, so its second factors and waiting emails couldn't be read. Nothing was changed. Set it to ${where}, or pass --other-secret`,
    );
  }
  return own === null && hasSecret;
}

async function loadEntries(
  client: pg.Client,
  { file, manifest }: VerifiedBackup,
  storage: Storage,
  onBytes: (count: number) => void,
): Promise<number> {
  const loader = new TableLoader(client, manifest);
  let files = 0;
  for await (const entry of readArchive(file, onBytes)) {
    const part = parseEntryName(entry.name);
    if (part?.kind === "table") await loader.add(part.table, entry.content);
    if (part?.kind !== "media") continue;
    await loader.finish();
    await storage.write(part.key, await readWhole(entry, MAX_FILE_BYTES));
    files += 1;
  }
  await loader.finish();
  return files;
}

/** Does everything up to the commit; until then no other connection sees any of it, even if it fails. */
async function fill(client: pg.Client, backup: VerifiedBackup, target: RestoreTarget, onBytes: (count: number) => void): Promise<number> {
  const { manifest } = backup;
  await makeSchema(client, manifest, target.migrationsFolder);
  await setTriggers(client, manifest, "disable");
  const files = await loadEntries(client, backup, target.storage, onBytes);
  await checkCounts(client, manifest);
  for (const { name } of manifest.tables) {
    if (target.leftEmpty.includes(name)) await client.query(`delete from ${pg.escapeIdentifier(name)}`);
  }
  await setSequences(client, manifest);
  await setTriggers(client, manifest, "enable");
  return files;
}

/**
 * Fills an empty install from a backup that verifyBackup has read: its tables in one transaction, the files before its end. Then the
 * migrations run that this release has beyond the backup. Throws BackupError, with nothing changed, where the install is not empty or has
 * another secret; any other failure before the end leaves it empty too.
 */
export async function restoreBackup(
  backup: VerifiedBackup,
  target: RestoreTarget,
  onBytes: (count: number) => void = () => undefined,
): Promise<RestoredContents> {
  const client = makeClient({ connectionString: target.connectionString, application_name: "presently restore" });
  await client.connect();
  const marker = path.join(target.dataDir, UNFINISHED);
  let files: number;
  try {
    await client.query("begin");
    await client.query(COPY_SETTINGS);
    // A server that starts meanwhile waits for the lock and then finds everything.
    await lockMigrations(client);
    await requireEmptyInstall(client, target);
    const keepsSecret = await decideSecret(backup, target);
    await mkdir(target.dataDir, { recursive: true });
    await writeFile(marker, "");
    try {
      files = await fill(client, backup, target, onBytes);
      if (keepsSecret) await writeStoredSecret(target.dataDir, SITE_SECRET, backup.secrets.get(SITE_SECRET) as string);
    } catch (error) {
      await client.query("rollback").catch(() => undefined);
      await removeFiles(target.storage);
      await rm(marker, { force: true });
      throw error;
    }
    await client.query("commit");
    await rm(marker, { force: true });
  } finally {
    await client.end().catch(() => undefined);
  }
  const migrated = await migrateDatabase(target.connectionString, target.migrationsFolder);
  await analyse(target.connectionString);
  return { ...countContents(backup.manifest), files, migrated };
}

function countContents({ tables }: BackupManifest): { tables: number; rows: number } {
  return { tables: tables.length, rows: tables.reduce((sum, table) => sum + table.rows, 0) };
}

/** Updates the query planner's statistics; without them the first minutes would be slow. */
async function analyse(connectionString: string): Promise<void> {
  const client = makeClient({ connectionString, application_name: "presently restore" });
  await client.connect();
  try {
    await client.query("set statement_timeout = 0");
    await client.query("analyze");
  } finally {
    await client.end();
  }
}
