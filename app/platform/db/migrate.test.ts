import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { log } from "../log.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { database } from "./database.server.ts";
import { BACKUP_CONNECTION, makeClient } from "./client.server.ts";
import { migrateDatabase, NewerDatabaseError } from "./migrate.server.ts";
import { BlockedMigrationError } from "./run-outside-transaction.server.ts";

const testDatabase = useTestDatabase();
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "presently-migrations-"));
  await cp("db/migrations", folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

test("running the migrations again does nothing", async () => {
  expect(await migrateDatabase(testDatabase.connectionString, folder)).toEqual([]);
});

test("two servers at the same time run each migration once", async () => {
  await writeFile(path.join(folder, "9001-both.sql"), "create table made_once (id integer)");
  const ran = await Promise.all([
    migrateDatabase(testDatabase.connectionString, folder),
    migrateDatabase(testDatabase.connectionString, folder),
  ]);
  expect(ran.flat()).toEqual(["9001-both.sql"]);
  await database().execute(sql`drop table made_once`);
  await database().execute(sql`delete from schema_migrations where name = '9001-both.sql'`);
});

test("D4: a migration that fails half way leaves nothing behind", async () => {
  await writeFile(path.join(folder, "9002-broken.sql"), "create table half_made (id integer); select 1 / 0");
  await expect(migrateDatabase(testDatabase.connectionString, folder)).rejects.toThrow("9002-broken.sql");
  const { rows } = await database().execute(sql`select to_regclass('half_made') as found`);
  expect(rows).toEqual([{ found: null }]);
});

test("a database of a newer release is refused with a clear line", async () => {
  await database().execute(sql`insert into schema_migrations (name) values ('9999-from-the-future.sql')`);
  await expect(migrateDatabase(testDatabase.connectionString, folder)).rejects.toThrow(NewerDatabaseError);
  await database().execute(sql`delete from schema_migrations where name like '9999%'`);
});

/** Opens a transaction that reads the table `held`, as a long reader or a backup does. */
async function openReader(applicationName: string) {
  const reader = makeClient({ connectionString: testDatabase.connectionString, application_name: applicationName });
  await reader.connect();
  await reader.query("begin");
  await reader.query("select * from held");
  return reader;
}

async function forget(name: string): Promise<void> {
  await database().execute(sql`drop table if exists held`);
  await database().execute(sql`delete from schema_migrations where name = ${name}`);
}

test("a migration that waits for a long reader lets the readers who come later go first, and runs in the end", async () => {
  vi.spyOn(log, "warn").mockImplementation(() => undefined);
  await database().execute(sql`create table held (id integer)`);
  await writeFile(path.join(folder, "9003-held.sql"), "alter table held add column more integer");
  const reader = await openReader("a long reader");
  const migrating = migrateDatabase(testDatabase.connectionString, folder);
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalledWith(expect.anything(), expect.stringMatching(/^waiting for a table/)), 10_000);
  // Without a time limit for its lock the migration would stand before this reader for as long as the long one reads.
  await database().execute(sql`select * from held`);
  await reader.query("commit");
  expect(await migrating).toEqual(["9003-held.sql"]);
  await reader.end();
  await forget("9003-held.sql");
});

test("a backup gives way to a migration", async () => {
  vi.spyOn(log, "warn").mockImplementation(() => undefined);
  await database().execute(sql`create table held (id integer)`);
  await writeFile(path.join(folder, "9004-held.sql"), "alter table held add column more integer");
  const backup = await openReader(BACKUP_CONNECTION);
  expect(await migrateDatabase(testDatabase.connectionString, folder)).toEqual(["9004-held.sql"]);
  await expect(backup.query("select 1")).rejects.toThrow(/terminat|not queryable/i);
  await forget("9004-held.sql");
});

test("a migration that is never let in gives up with one line, and has changed nothing", async () => {
  vi.spyOn(log, "warn").mockImplementation(() => undefined);
  await database().execute(sql`create table held (id integer)`);
  await writeFile(path.join(folder, "9005-held.sql"), "alter table held add column more integer");
  const reader = await openReader("a long reader");
  const migrating = migrateDatabase(testDatabase.connectionString, folder, 1000);
  await expect(migrating).rejects.toThrow(BlockedMigrationError);
  await expect(migrating).rejects.toThrow("Migration 9005-held.sql gave up after waiting for a table that is in use");
  await reader.end();
  await forget("9005-held.sql");
});

test("no lock outlives its transaction, so that a pooler's connection keeps none", async () => {
  const other = makeClient({ connectionString: testDatabase.connectionString });
  await other.connect();
  await migrateDatabase(testDatabase.connectionString, folder);
  const { rows } = await other.query(
    "select 1 from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())",
  );
  expect(rows).toEqual([]);
  await other.end();
});

test("who waits for another server's migration says so", async () => {
  const warn = vi.spyOn(log, "warn").mockImplementation(() => undefined);
  const other = makeClient({ connectionString: testDatabase.connectionString });
  await other.connect();
  await other.query("begin");
  await other.query("select pg_advisory_xact_lock(7165001)");
  const waiting = migrateDatabase(testDatabase.connectionString, folder);
  await vi.waitFor(() => expect(warn).toHaveBeenCalledExactlyOnceWith("waiting for another server to finish migrating"), 10_000);
  await other.query("commit");
  expect(await waiting).toEqual([]);
  await other.end();
});

test("an index can be made without locking its table; a run that was interrupted is made up for", async () => {
  const name = "9006-index.sql";
  await database().execute(sql`create table held (id integer)`);
  const statements = [
    "-- no transaction",
    "drop index concurrently if exists held_id;",
    "create index concurrently held_id on held (id);",
    "select 1 / 0;",
  ];
  await writeFile(path.join(folder, name), statements.join("\n"));
  await expect(migrateDatabase(testDatabase.connectionString, folder)).rejects.toThrow(name);
  await writeFile(path.join(folder, name), statements.slice(0, 3).join("\n"));
  expect(await migrateDatabase(testDatabase.connectionString, folder)).toEqual([name]);
  await forget(name);
});

test("a migration outside of a transaction may take longer than the database lets a transaction idle", async () => {
  const name = "9007-slow.sql";
  const limit = (change: string) =>
    database().execute(sql.raw(`do $$ begin execute format('alter database %I ${change}', current_database()); end $$`));
  await limit("set idle_in_transaction_session_timeout = 200");
  await writeFile(path.join(folder, name), "-- no transaction\nselect pg_sleep(1);\n");
  expect(await migrateDatabase(testDatabase.connectionString, folder)).toEqual([name]);
  await limit("reset idle_in_transaction_session_timeout");
  await forget(name);
});
