import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { z } from "zod";
import { ConfigError } from "../config.server.ts";
import { log } from "../log.server.ts";
import { endClient, makeClient } from "./client.server.ts";
import { BlockedMigrationError, endBackups, runOutsideTransaction } from "./run-outside-transaction.server.ts";
import { asOneRow, asRows, rowOf } from "./rows.server.ts";

/** The number is arbitrary but the same in every server, so that one of them migrates while the others wait. */
const MIGRATION_LOCK = 7_165_001;
/** A migration that waits for a table longer than this gives up its place, so that readers who came after it need not wait on. */
const LOCK_TIMEOUT_MS = 2000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5000;
/** PostgreSQL's code for a lock that did not come in time. */
const LOCK_NOT_AVAILABLE = "55P03";
/** The first line of a migration whose statements cannot run in a transaction, such as `create index concurrently`. */
const NO_TRANSACTION = "-- no transaction";

/** Thrown for a database made by a newer release, which the older server must not touch. */
export class NewerDatabaseError extends ConfigError {
  override name = "NewerDatabaseError";
}

/** Returns the names of the migrations in a folder, in the order in which they run. */
export async function listMigrations(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name)).toSorted();
}

/** Locks out other migrations until the transaction of `client` ends. */
export async function lockMigrations(client: pg.Client): Promise<void> {
  await client.query("select pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
}

/** Makes the table of applied migrations where there is none. */
export async function prepareMigrations(client: pg.Client): Promise<void> {
  await client.query("create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())");
}

/**
 * Runs and records one migration in the transaction of the caller, one that is to run outside of any too: nobody else uses the tables of a
 * schema that is only being made, so an index need not wait for them. Throws PostgreSQL's error.
 */
export async function applyMigration(client: pg.Client, folder: string, name: string): Promise<void> {
  const text = await readFile(path.join(folder, name), "utf8");
  await client.query(text.startsWith(NO_TRANSACTION) ? text.replaceAll(/\bindex concurrently\b/gi, "index") : text);
  await record(client, name);
}

async function record(client: pg.Client, name: string): Promise<void> {
  await client.query("insert into schema_migrations (name) values ($1)", [name]);
}

const turnRow = rowOf({ ours: z.boolean() });
const appliedRow = rowOf({ name: z.string() });

async function readApplied(client: pg.Client): Promise<Set<string>> {
  const { rows } = await client.query("select name from schema_migrations");
  return new Set(asRows(appliedRow, rows).map(({ name }) => name));
}

/**
 * Runs `work` in a transaction that no other server's migration shares. Where another one has its turn, or a table is in use for longer than two
 * seconds, it tries again, with growing pauses. Throws BlockedMigrationError after `patienceMs`.
 */
async function inTurn<Result>(client: pg.Client, what: string, patienceMs: number, work: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now();
  for (let pauseMs = FIRST_PAUSE_MS, reason = ""; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    if (performance.now() - startedAt > patienceMs) throw new BlockedMigrationError(`${what} gave up after waiting for ${reason}`);
    await client.query("begin");
    try {
      const { rows } = await client.query("select pg_try_advisory_xact_lock($1) as ours", [MIGRATION_LOCK]);
      if (asOneRow(turnRow, rows).ours) {
        // An index that is made outside of the transaction may take longer than a database lets one idle, and the lock is held by it.
        await client.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}; set local idle_in_transaction_session_timeout = 0`);
        const result = await work();
        await client.query("commit");
        return result;
      }
      await client.query("rollback");
      if (reason === "") log.warn("waiting for another server to finish migrating");
      reason = "another server to finish migrating";
    } catch (error) {
      await client.query("rollback").catch(() => undefined);
      if ((error as { code?: unknown }).code !== LOCK_NOT_AVAILABLE) throw error;
      if (reason === "") log.warn({ what }, "waiting for a table that is in use");
      reason = "a table that is in use";
      await endBackups(client);
    }
    await sleep(pauseMs);
  }
}

/**
 * Brings the schema up to date with the plain SQL files of `folder`, in the order of their numbers, and returns the names of those it ran.
 * Each file runs in one transaction together with its entry in `schema_migrations`, so an interrupted one leaves nothing behind (D4), unless its
 * first line is `-- no transaction`: such a one runs again from its start. Several servers may call it at the same time; the locks are those of
 * transactions, so that a pooler between keeps none. Throws NewerDatabaseError when the database has a migration that `folder` does not, and
 * BlockedMigrationError where one waits for longer than `patienceMs`.
 */
export async function migrateDatabase(connectionString: string, folder: string, patienceMs = 600_000): Promise<string[]> {
  const files = await listMigrations(folder);
  const client = makeClient({ connectionString, application_name: "presently migrate" });
  try {
    await client.connect();
    const applied = await inTurn(client, "The start", patienceMs, async () => {
      await prepareMigrations(client);
      return readApplied(client);
    });
    const unknown = [...applied].find((name) => !files.includes(name));
    if (unknown !== undefined) {
      throw new NewerDatabaseError(
        `This database was made by a newer release (it has ${unknown}). Start that release, or restore a backup.`,
      );
    }
    const ran: string[] = [];
    for (const name of files.filter((file) => !applied.has(file))) {
      const text = await readFile(path.join(folder, name), "utf8");
      try {
        const isOurs = await inTurn(client, `Migration ${name}`, patienceMs, async () => {
          if ((await readApplied(client)).has(name)) return false;
          if (text.startsWith(NO_TRANSACTION)) {
            await runOutsideTransaction(connectionString, text, { what: `Migration ${name}`, timeoutMs: patienceMs });
            await record(client, name);
          } else await applyMigration(client, folder, name);
          return true;
        });
        if (isOurs) ran.push(name);
      } catch (error) {
        if (error instanceof BlockedMigrationError) throw error;
        throw new Error(`Migration ${name} failed`, { cause: error });
      }
    }
    return ran;
  } finally {
    await endClient(client);
  }
}
