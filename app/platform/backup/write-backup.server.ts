import { readFile } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { z } from "zod";
import { BACKUP_CONNECTION, makeClient } from "../db/client.server.ts";
import { asRows, rowOf } from "../db/rows.server.ts";
import { unservedKey, type Storage } from "../storage/storage.ts";
import { type ArchiveWriter, openArchive } from "./archive-writer.server.ts";
import { BACKUP_FORMAT, BACKUP_PRODUCT, BackupError, type BackupManifest, STORED_SECRETS, MANIFEST_ENTRY } from "./backup-format.ts";
import { findSiteSecret, fingerprintOf, readStoredSecret } from "./secrets.server.ts";
import { COPY_SETTINGS, countRows, listSequences, listTables, type TableColumns } from "./table-catalogue.server.ts";

/** Tables are cut into pieces of about this size, since a tar needs an entry's size before its content. */
const PIECE_BYTES = 1024 * 1024;

/** The parts of a site that a backup reads. */
export interface BackupSource {
  connectionString: string;
  storage: Storage;
  dataDir: string;
  sessionSecret?: string | undefined;
}

/** Receives the progress, in rows and files. */
export type OnProgress = (done: number, total: number) => void;

/** Counts of what a finished backup holds. */
export interface BackupContents {
  tables: number;
  rows: number;
  files: number;
}

async function productVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(path.resolve("package.json"), "utf8")) as { version: string };
  return version;
}

async function countEach(client: pg.Client, tables: readonly TableColumns[]): Promise<BackupManifest["tables"]> {
  const counted: BackupManifest["tables"] = [];
  for (const table of tables) counted.push({ ...table, rows: await countRows(client, table.name) });
  return counted;
}

async function describe(client: pg.Client, { dataDir, sessionSecret }: BackupSource): Promise<BackupManifest> {
  const tables = await listTables(client);
  if (tables.length === 0) throw new BackupError("There is nothing to back up: the database has no tables");
  const { rows: migrations } = await client.query("select name from schema_migrations order by name");
  const secret = await findSiteSecret({ sessionSecret, dataDir });
  return {
    format: BACKUP_FORMAT,
    product: BACKUP_PRODUCT,
    version: await productVersion(),
    madeAt: new Date().toISOString(),
    migrations: asRows(rowOf({ name: z.string() }), migrations).map(({ name }) => name),
    secretFingerprint: secret === null ? null : fingerprintOf(secret),
    tables: await countEach(client, tables),
    sequences: await listSequences(client),
  };
}

async function copyTable(client: pg.Client, archive: ArchiveWriter, { name, columns }: TableColumns): Promise<void> {
  const columnList = columns.map((column) => pg.escapeIdentifier(column)).join(", ");
  // A query instead of the table name also works for a partitioned table.
  const rows = client.query(copyTo(`copy (select ${columnList} from ${pg.escapeIdentifier(name)}) to stdout`));
  let piece: Buffer[] = [];
  let bytes = 0;
  let pieces = 0;
  const flush = async () => {
    pieces += 1;
    await archive.add(`tables/${name}/${pieces}`, Buffer.concat(piece));
    piece = [];
    bytes = 0;
  };
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    piece.push(chunk);
    bytes += chunk.length;
    if (bytes >= PIECE_BYTES) await flush();
  }
  if (bytes > 0) await flush();
}

/**
 * Copies every file of the storage. Originals that wait for their sizes come first: one that is removed meanwhile has left its sizes
 * behind, and those are found after it. Files that are removed while this runs are left out.
 */
async function copyFiles(storage: Storage, archive: ArchiveWriter, onFile: () => void): Promise<number> {
  let files = 0;
  const waiting = unservedKey("");
  for (const part of ["waiting", "others"] as const) {
    for await (const key of storage.list(part === "waiting" ? waiting : "")) {
      if (part === "others" && key.startsWith(waiting)) continue;
      const file = await storage.read(key);
      if (file !== null) {
        await archive.add(`media/${key}`, file.bytes);
        files += 1;
      }
      onFile();
    }
  }
  return files;
}

/** PostgreSQL's code for a connection that was ended on purpose, as a migration does with a backup in its way. */
const TERMINATED = "57P01";

async function countFiles(storage: Storage): Promise<number> {
  let count = 0;
  for await (const _key of storage.list("")) count += 1;
  return count;
}

/**
 * Writes database, media and the data folder's secrets into one file while the site serves; the rows are of one snapshot. The file appears
 * only when it is whole. Expects to run in the project's folder. Rejects when database, storage or disk fail, and then leaves nothing
 * behind.
 */
export async function writeBackup(source: BackupSource, file: string, onProgress: OnProgress = () => undefined): Promise<BackupContents> {
  const archive = await openArchive(file);
  const client = makeClient({ connectionString: source.connectionString, application_name: BACKUP_CONNECTION });
  // Between two statements the reason comes by itself; the next statement only says that the connection is gone.
  let lost: unknown;
  client.on("error", (error) => (lost ??= error));
  try {
    await client.connect();
    await client.query("begin isolation level repeatable read read only");
    await client.query(COPY_SETTINGS);
    const manifest = await describe(client, source);
    await archive.add(MANIFEST_ENTRY, Buffer.from(JSON.stringify(manifest)));
    for (const name of STORED_SECRETS) {
      const secret = await readStoredSecret(source.dataDir, name);
      if (secret !== null) await archive.add(`secrets/${name}`, Buffer.from(secret));
    }
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const total = rows + (await countFiles(source.storage));
    let done = 0;
    for (const table of manifest.tables) {
      await copyTable(client, archive, table);
      onProgress((done += table.rows), total);
    }
    await client.query("commit");
    const files = await copyFiles(source.storage, archive, () => onProgress((done += 1), total));
    await archive.finish();
    return { tables: manifest.tables.length, rows, files };
  } catch (error) {
    await archive.abort();
    if ([error, lost].some((each) => each instanceof Error && (each as { code?: unknown }).code === TERMINATED))
      throw new BackupError("It stopped to make way for a database update", { cause: error });
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}
