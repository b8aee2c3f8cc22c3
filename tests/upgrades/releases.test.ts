import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { restoreBackup } from "#app/platform/backup/restore-backup.server.ts";
import { verifyBackup } from "#app/platform/backup/verify-backup.server.ts";
import { listMigrations } from "#app/platform/db/migrate.server.ts";
import { createLocalStorage } from "#app/platform/storage/local-storage.server.ts";
import { makeDatabase, type SpareDatabase } from "#tests/database.ts";
import { digestTables } from "#tests/table-digests.ts";
import { describeSchema } from "./schema-digest.ts";

const MIGRATIONS = "db/migrations";
const RELEASES = "tests/releases";
let spare: SpareDatabase;
let dataDir: string;
beforeEach(async () => {
  spare = await makeDatabase("without-tables");
  dataDir = await mkdtemp(path.join(tmpdir(), "presently-upgrade-"));
});
afterEach(async () => {
  await spare.drop();
  await rm(dataDir, { recursive: true });
});

const releases = (await readdir(RELEASES)).filter((name) => name.endsWith(".backup"));

test("there is a database of an earlier release to try", () => {
  expect(releases).toContain("0.1.0.backup");
});

test.each(releases)("a database of release %s becomes one of this release, and keeps its rows and files", async (release) => {
  const known = await listMigrations(MIGRATIONS);
  const backup = await verifyBackup(path.join(RELEASES, release), known);
  const storage = createLocalStorage(path.join(dataDir, "media"));
  const target = {
    connectionString: spare.connectionString,
    storage,
    dataDir,
    migrationsFolder: MIGRATIONS,
    leftEmpty: [],
    takesOtherSecret: true,
  };
  const { migrated, files } = await restoreBackup(backup, target);
  expect(migrated).toEqual(known.filter((name) => !backup.manifest.migrations.includes(name)));
  expect(await describeSchema(spare.connectionString)).toEqual(await describeSchema(inject("templateDatabaseUrl")));
  const digests = await digestTables(spare.connectionString);
  for (const { name, rows } of backup.manifest.tables) {
    // A migration may add rows, or move a table's rows to another; the test of the next release then has to allow that.
    if (digests[name] !== undefined) expect(Number(digests[name].split(":")[0]), name).toBeGreaterThanOrEqual(rows);
  }
  expect(files).toBe(23);
});
