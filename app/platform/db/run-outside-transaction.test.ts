import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { log } from "../log.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { BACKUP_CONNECTION, makeClient } from "./client.server.ts";
import { database } from "./database.server.ts";
import { BlockedMigrationError, runOutsideTransaction } from "./run-outside-transaction.server.ts";

const testDatabase = useTestDatabase();
const INDEX = "drop index concurrently if exists held_id;\ncreate index concurrently held_id on held (id);";
const MINUTES = { what: "Migration 9000-index.sql", timeoutMs: 120_000 };

beforeEach(async () => {
  vi.spyOn(log, "warn").mockImplementation(() => undefined);
  await database().execute(sql`create table held (id integer)`);
  await database().execute(sql`create table other (id integer)`);
});
afterEach(async () => {
  await database().execute(sql`drop table held, other`);
});

/** Opens a transaction that has read a table and keeps its snapshot, as a backup does. */
async function openSnapshot(applicationName: string, table: string) {
  const reader = makeClient({ connectionString: testDatabase.connectionString, application_name: applicationName });
  await reader.connect();
  await reader.query("begin isolation level repeatable read");
  await reader.query(`select * from ${table}`);
  return reader;
}

const makeIndex = (limits = MINUTES) => runOutsideTransaction(testDatabase.connectionString, INDEX, limits);

async function isIndexValid(): Promise<unknown> {
  const { rows } = await database().execute(sql`select indisvalid as valid from pg_index where indexrelid = to_regclass('held_id')`);
  return rows[0]?.valid;
}

test.each(["held", "other"])("a backup that runs, and has read %s, ends for an index that is made beside the traffic", async (table) => {
  const backup = await openSnapshot(BACKUP_CONNECTION, table);
  await makeIndex();
  expect(await isIndexValid()).toBe(true);
  await expect(backup.query("select 1")).rejects.toThrow(/terminat|not queryable/i);
  expect(log.warn).toHaveBeenCalledWith("a backup gives way to a migration");
});

test("so does one that begins while the index waits for somebody else, who is named in the log and not ended", async () => {
  const reader = await openSnapshot("a long reader", "held");
  const making = makeIndex();
  const others = { what: MINUTES.what, blockers: expect.stringMatching(/^\d+ \(a long reader\)$/) };
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalledWith(others, "waiting for transactions that began before"), 30_000);
  const backup = await openSnapshot(BACKUP_CONNECTION, "held");
  await vi.waitFor(() => expect(backup.query("select 1")).rejects.toThrow(/terminat|not queryable/i), 30_000);
  await reader.query("commit");
  await making;
  expect(await isIndexValid()).toBe(true);
  await reader.end();
});

test("an index that others keep waiting gives up with one line that names them; made again, it is whole", async () => {
  const reader = await openSnapshot("a long reader", "held");
  const making = makeIndex({ ...MINUTES, timeoutMs: 1000 });
  await expect(making).rejects.toThrow(BlockedMigrationError);
  await expect(making).rejects.toThrow(
    /^Migration 9000-index\.sql gave up after waiting for transactions that stay open: \d+ \(a long reader\)$/,
  );
  expect(await isIndexValid()).toBe(false);
  // Readers and writers were not kept waiting, and the reader goes on.
  await reader.query("insert into held values (1)");
  await reader.query("commit");
  await reader.end();
  await makeIndex();
  expect(await isIndexValid()).toBe(true);
});

test("a statement that fails fails with PostgreSQL's own words", async () => {
  await expect(runOutsideTransaction(testDatabase.connectionString, "select 1 / 0;", MINUTES)).rejects.toThrow("division by zero");
});
