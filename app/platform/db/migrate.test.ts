import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { useTestDatabase } from "#tests/database.ts";
import { database } from "./database.server.ts";
import { migrateDatabase, NewerDatabaseError } from "./migrate.server.ts";

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
