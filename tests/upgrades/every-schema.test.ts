import { copyFile, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { type RestoreTarget, restoreBackup } from "#app/platform/backup/restore-backup.server.ts";
import { verifyBackup } from "#app/platform/backup/verify-backup.server.ts";
import { writeBackup } from "#app/platform/backup/write-backup.server.ts";
import { applyMigration, listMigrations, prepareMigrations } from "#app/platform/db/migrate.server.ts";
import { createLocalStorage } from "#app/platform/storage/local-storage.server.ts";
import { makeDatabase, type SpareDatabase } from "#tests/database.ts";
import { digestTables } from "#tests/table-digests.ts";
import { withClient } from "#tests/with-client.ts";
import { describeSchema } from "./schema-digest.ts";

const MIGRATIONS = "db/migrations";
const RELEASE = "tests/releases/0.1.0.backup";
const known = await listMigrations(MIGRATIONS);
const release = await verifyBackup(RELEASE, known);
const schema = await describeSchema(inject("templateDatabaseUrl"));
let folder: string;
let walker: SpareDatabase;
beforeEach(async () => {
  walker = await makeDatabase("without-tables");
  folder = await mkdtemp(path.join(tmpdir(), "presently-schemas-"));
});
afterEach(async () => {
  await walker.drop();
  await rm(folder, { recursive: true });
});

const apply = (migration: string) =>
  withClient(walker.connectionString, async (client) => {
    await prepareMigrations(client);
    await applyMigration(client, MIGRATIONS, migration);
  });

function installAt({ connectionString }: SpareDatabase, name: string): RestoreTarget {
  const dataDir = path.join(folder, name);
  const storage = createLocalStorage(path.join(dataDir, "media"));
  return { connectionString, storage, dataDir, migrationsFolder: MIGRATIONS, leftEmpty: [], takesOtherSecret: true };
}

/** Backs the walker's database up as it is, restores that into an empty install of this release, and returns the digests of its tables. */
async function bringOver(name: string, timed: readonly string[]): Promise<Record<string, string>> {
  const spare = await makeDatabase("without-tables");
  try {
    const file = path.join(folder, `${name}.backup`);
    await writeBackup(installAt(walker, "walker"), file);
    await restoreBackup(await verifyBackup(file, known), installAt(spare, name));
    expect(await describeSchema(spare.connectionString), name).toEqual(schema);
    const digests = await digestTables(spare.connectionString);
    for (const table of timed) delete digests[table];
    return digests;
  } finally {
    await spare.drop();
  }
}

/**
 * Applies migration after migration to the walker's database, and expects each state's backup to become the same site of this release. `timed`
 * are the tables whose rows say when a migration ran.
 */
async function walk(migrations: readonly string[], timed: readonly string[]): Promise<void> {
  const expected = await bringOver("start", timed);
  for (const name of migrations) {
    await apply(name);
    expect(await bringOver(name, timed), name).toEqual(expected);
  }
}

const isOfRelease = (name: string) => release.manifest.migrations.includes(name);

test("a backup of any schema before the first release becomes a site of this release, row for row", async () => {
  const [first = "", ...others] = known.filter(isOfRelease);
  await apply(first);
  await withClient(walker.connectionString, (client) =>
    client.query(`
      insert into gift_interest_types (name, slug) values ('Tea', 'tea');
      insert into gifts (name, slug, price) select 'Kettle ' || n, 'kettle-' || n, n from generate_series(1, 50) n;
      insert into gift_interest_types_map select g.id, c.id from gifts g, gift_interest_types c;
      update gifts set slug = 'renamed-kettle' where slug = 'kettle-1'`),
  );
  await walk(others, ["schema_migrations", "product_api_quota", "testimonials"]);
}, 900_000);

test("a backup of any schema since the first release, with its rows and files, becomes a site of this release, row for row", async () => {
  const migrationsFolder = path.join(folder, "migrations");
  await mkdir(migrationsFolder);
  for (const name of release.manifest.migrations) await copyFile(path.join(MIGRATIONS, name), path.join(migrationsFolder, name));
  const { files } = await restoreBackup(release, { ...installAt(walker, "walker"), migrationsFolder });
  expect(files).toBe(23);
  await walk(
    known.filter((name) => !isOfRelease(name)),
    ["schema_migrations"],
  );
}, 900_000);
