import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { makeDatabase, type SpareDatabase, useTestDatabase } from "#tests/database.ts";
import { populateSite } from "#tests/factories/populated-site.ts";
import { createGift } from "#tests/factories/gifts.ts";
import { digestTables } from "#tests/table-digests.ts";
import { withClient } from "#tests/with-client.ts";
import { storedSecret } from "../site-secrets.server.ts";
import { database } from "../db/database.server.ts";
import { readOneRow, readRows, rowOf } from "../db/rows.server.ts";
import { listMigrations } from "../db/migrate.server.ts";
import { createLocalStorage } from "../storage/local-storage.server.ts";
import type { Storage } from "../storage/storage.ts";
import { BackupError } from "./backup-format.ts";
import { type RestoreTarget, restoreBackup } from "./restore-backup.server.ts";
import { verifyBackup } from "./verify-backup.server.ts";
import { writeBackup } from "./write-backup.server.ts";

const MIGRATIONS = "db/migrations";
const testDatabase = useTestDatabase();
let folder: string;
let source: Storage;
let spare: SpareDatabase;
let target: RestoreTarget;

const inFolder = (name: string) => path.join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "presently-backup-"));
  source = createLocalStorage(inFolder("source-media"));
  await populateSite(source);
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  spare = await makeDatabase("without-tables");
  const dataDir = await mkdtemp(inFolder("target-"));
  target = {
    connectionString: spare.connectionString,
    storage: createLocalStorage(path.join(dataDir, "media")),
    dataDir,
    migrationsFolder: MIGRATIONS,
    leftEmpty: [],
    takesOtherSecret: false,
  };
});
afterEach(() => spare.drop());

async function backUp(name: string): Promise<string> {
  const file = inFolder(name);
  await writeBackup(
    { connectionString: testDatabase.connectionString, storage: source, dataDir: inFolder("source"), sessionSecret: "x" },
    file,
  );
  return file;
}

async function restore(file: string, changed: Partial<RestoreTarget> = {}) {
  const backup = await verifyBackup(file, await listMigrations(MIGRATIONS));
  return restoreBackup(backup, { ...target, sessionSecret: "x", ...changed });
}

async function digestFiles(storage: Storage): Promise<Record<string, string>> {
  const digests: Record<string, string> = {};
  for (const key of (await Array.fromAsync(storage.list(""))).toSorted()) {
    digests[key] = createHash("md5")
      .update((await storage.read(key))?.bytes ?? "")
      .digest("hex");
  }
  return digests;
}

async function expectUntouched(): Promise<void> {
  expect(await digestTables(spare.connectionString)).toEqual({});
  expect(await digestFiles(target.storage)).toEqual({});
  expect((await readdir(target.dataDir)).filter((name) => name !== "media")).toEqual([]);
}

async function askSpare(query: string): Promise<Record<string, unknown>[]> {
  return withClient(spare.connectionString, async (client) => (await client.query<Record<string, unknown>>(query)).rows);
}

test("D3: what is restored equals what was backed up, row for row and file for file, and goes on working", async () => {
  const dataDir = inFolder("with-secret");
  const secret = storedSecret(dataDir, "session-secret");
  storedSecret(dataDir, "database-password");
  const file = inFolder("whole.backup");
  await writeBackup({ connectionString: testDatabase.connectionString, storage: source, dataDir }, file);
  expect((await stat(file)).mode & 0o777).toBe(0o600);

  const restored = await restore(file, { sessionSecret: undefined });
  const before = await digestTables(testDatabase.connectionString);
  expect(await digestTables(spare.connectionString)).toEqual(before);
  expect(restored).toMatchObject({ tables: Object.keys(before).length, files: 23, migrated: [] });
  const files = await digestFiles(source);
  expect(Object.keys(files)).toHaveLength(23);
  expect(await digestFiles(target.storage)).toEqual(files);
  const kept = path.join(target.dataDir, "secrets/session-secret");
  expect([await readFile(kept, "utf8"), (await stat(kept)).mode & 0o777]).toEqual([secret, 0o600]);
  expect(await readdir(path.join(target.dataDir, "secrets"))).toEqual(["session-secret"]);

  const [row] = await askSpare(`
    with added as (insert into audit_log (actor_name, action, subject_kind) values ('a', 'b', 'c') returning id)
    select id > (select max(id) from audit_log) as is_new from added`);
  expect(row).toEqual({ is_new: true });
  await askSpare("insert into gifts (name, slug) values ('A restored teapot', 'a-restored-teapot')");
  const found = "select count(*)::int as count from gift_search join gifts on gifts.id = gift_id where slug = 'a-restored-teapot'";
  expect(await askSpare(found)).toEqual([{ count: 1 }]);
});

test("D3: a restore that ends with other rows than its backup names is refused, and leaves nothing", async () => {
  const { manifest, ...backup } = await verifyBackup(await backUp("miscounted.backup"), await listMigrations(MIGRATIONS));
  const tables = manifest.tables.map((table) => (table.name === "gifts" ? { ...table, rows: table.rows + 1 } : table));
  await expect(restoreBackup({ ...backup, manifest: { ...manifest, tables } }, { ...target, sessionSecret: "x" })).rejects.toThrow(
    /^It is damaged: gifts should have \d+ rows and has \d+$/,
  );
  await expectUntouched();
});

test("D3: the backup of the tests holds a value of every type that the tables know", async () => {
  const rows = await readRows(database(), rowOf({ table_name: z.string(), column_name: z.string(), udt_name: z.string() }))`
    select table_name, column_name, udt_name from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'`;
  const filled = new Set<string>();
  for (const { table_name, column_name, udt_name } of rows) {
    if (filled.has(udt_name)) continue;
    const [table, column] = [sql.identifier(table_name), sql.identifier(column_name)];
    const { isFilled } = await readOneRow(database(), rowOf({ isFilled: z.boolean() }))`
      select exists (select from ${table} where ${column} is not null) as "isFilled"`;
    if (isFilled) filled.add(udt_name);
  }
  expect([...new Set(rows.map(({ udt_name }) => udt_name))].filter((type) => !filled.has(type))).toEqual([]);
});

test("D3: a backup made while writes go on is of one moment: no transaction is in it by halves", async () => {
  const written = { count: 0, shouldContinue: true };
  const writer = (async () => {
    while (written.shouldContinue) {
      // The two tables stand at the two ends of the order in which they are read.
      await database().transaction(async (transaction) => {
        await transaction.execute(
          sql`insert into audit_log (actor_name, action, subject_kind, subject_id) values ('w', 'both', 'gift', ${String(written.count)})`,
        );
        await transaction.execute(
          sql`insert into slug_redirects (kind, old_slug, target_id) values ('both', ${`both-${written.count}`}, gen_random_uuid())`,
        );
      });
      await source.write(`both-${written.count}.pdf`, Buffer.from(String(written.count)));
      written.count += 1;
    }
  })();
  while (written.count < 5) await createGift().then(() => sleep(20));
  const file = await backUp("moving.backup");
  written.shouldContinue = false;
  await writer;
  await restore(file);
  const [both] = await askSpare(`
    select (select count(*)::int from audit_log where action = 'both') as log, (select count(*)::int from slug_redirects where kind = 'both') as slugs`);
  expect(both?.log).toBe(both?.slugs);
  expect(both?.log).toBeGreaterThanOrEqual(5);
  // Every file whose row is in the backup is in the backup too.
  const keys = new Set(await Array.fromAsync(target.storage.list("both-")));
  for (let number = 0; number < (both?.log as number) - 1; number++) expect(keys).toContain(`both-${number}.pdf`);
});

test("a file that was cut off anywhere is refused and nothing is touched", async () => {
  const bytes = await readFile(await backUp("cut.backup"));
  for (const share of [0, 0.0001, 0.01, 0.3, 0.7, 0.999]) {
    const file = inFolder("cut-off.backup");
    await writeFile(file, bytes.subarray(0, Math.floor(bytes.length * share)));
    await expect(restore(file)).rejects.toThrow(BackupError);
  }
  await writeFile(inFolder("one-less.backup"), bytes.subarray(0, -1));
  await expect(restore(inFolder("one-less.backup"))).rejects.toThrow("It is damaged or was cut off");
  await expectUntouched();
});

test("a file with one byte changed, wherever it is, is refused and nothing is touched", async () => {
  const bytes = await readFile(await backUp("flip.backup"));
  const places = [
    ...Array(14).keys(),
    ...Array.from({ length: 12 }, (_, index) => Math.floor((bytes.length * (index + 1)) / 13)),
    bytes.length - 5,
    bytes.length - 1,
  ];
  for (const place of places) {
    const changed = Buffer.from(bytes);
    changed[place] = (changed[place] as number) ^ 0x10;
    await writeFile(inFolder("flipped.backup"), changed);
    await expect(restore(inFolder("flipped.backup")), `byte ${place}`).rejects.toThrow(BackupError);
  }
  await expectUntouched();
});

test("an install that is not empty is refused, and stays as it is", async () => {
  const file = await backUp("whole-again.backup");
  const mine = await digestTables(testDatabase.connectionString);
  await expect(restore(file, { connectionString: testDatabase.connectionString })).rejects.toThrow(
    "The database is not empty, and nothing was changed",
  );
  expect(await digestTables(testDatabase.connectionString)).toEqual(mine);
  await target.storage.write("mine.pdf", Buffer.from("mine"));
  await expect(restore(file)).rejects.toThrow("The media storage is not empty, and nothing was changed");
  expect(Object.keys(await digestFiles(target.storage))).toEqual(["mine.pdf"]);
  expect(await digestTables(spare.connectionString)).toEqual({});
});

test("a site with another secret is refused", async () => {
  const file = await backUp("secret.backup");
  await expect(restore(file, { sessionSecret: "another" })).rejects.toThrow("doesn't have the backup's SESSION_SECRET");
  await expect(restore(file, { sessionSecret: undefined })).rejects.toThrow("the SESSION_SECRET of the site that was backed up");
  await expectUntouched();
});

test("a restore that fails on its way leaves an empty install, and can be given again", async () => {
  const file = await backUp("fails.backup");
  let left = 5;
  const failing: Storage = {
    ...target.storage,
    write: async (key, content) => {
      if (left-- === 0) throw new Error("No room left");
      await target.storage.write(key, content);
    },
  };
  await expect(restore(file, { storage: failing })).rejects.toThrow("No room left");
  await expectUntouched();
  // A restore accepts what a killed restore has left.
  await target.storage.write("half.pdf", Buffer.from("half"));
  await writeFile(path.join(target.dataDir, "restore-unfinished"), "");
  await restore(file, { sessionSecret: "another", takesOtherSecret: true });
  expect(await digestFiles(target.storage)).toEqual(await digestFiles(source));
});

test("a backup that fails leaves the file that was there, and nothing beside it", async () => {
  const file = inFolder("kept/old.backup");
  await expect(backUp("kept/old.backup")).rejects.toThrow("ENOENT");
  await mkdir(inFolder("kept"));
  await writeFile(file, "the last good one");
  const broken: Storage = {
    ...source,
    read: async () => {
      throw new Error("The media storage cannot be reached");
    },
  };
  const from = { connectionString: testDatabase.connectionString, storage: broken, dataDir: inFolder("source") };
  await expect(writeBackup(from, file)).rejects.toThrow("The media storage cannot be reached");
  expect(await readFile(file, "utf8")).toBe("the last good one");
  expect(await readdir(inFolder("kept"))).toEqual(["old.backup"]);
});
