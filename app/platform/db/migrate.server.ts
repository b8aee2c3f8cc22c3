import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type pg from "pg";
import { z } from "zod";
import { endClient, makeClient } from "./client.server.ts";
import { asRows, rowOf } from "./rows.server.ts";

/** The number is arbitrary but the same in every server, so that one of them migrates while the others wait. */
const MIGRATION_LOCK = 7_165_001;

/** Thrown for a database made by a newer release, which the older server must not touch. */
export class NewerDatabaseError extends Error {
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

/** Runs and records one migration in the transaction of the caller. Throws PostgreSQL's error. */
export async function applyMigration(client: pg.Client, folder: string, name: string): Promise<void> {
  await client.query(await readFile(path.join(folder, name), "utf8"));
  await client.query("insert into schema_migrations (name) values ($1)", [name]);
}

/**
 * Brings the schema up to date with the plain SQL files of `folder`, in the order of their numbers, and returns the names of those it ran.
 * Each file runs in one transaction together with its entry in `schema_migrations`, so an interrupted one leaves nothing behind (D4).
 * Several servers may call it at the same time: an advisory lock lets one work. Throws NewerDatabaseError when the database has a migration
 * that `folder` does not.
 */
export async function migrateDatabase(connectionString: string, folder: string): Promise<string[]> {
  const files = await listMigrations(folder);
  const client = makeClient({ connectionString, application_name: "presently migrate" });
  try {
    await client.connect();
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await prepareMigrations(client);
    const { rows } = await client.query("select name from schema_migrations");
    const applied = new Set(asRows(rowOf({ name: z.string() }), rows).map(({ name }) => name));
    const unknown = [...applied].find((name) => !files.includes(name));
    if (unknown !== undefined) {
      throw new NewerDatabaseError(
        `This database was made by a newer release (it has ${unknown}). Start that release, or restore a backup.`,
      );
    }
    const ran: string[] = [];
    for (const name of files.filter((file) => !applied.has(file))) {
      await client.query("begin");
      try {
        await applyMigration(client, folder, name);
        await client.query("commit");
      } catch (error) {
        await client.query("rollback").catch(() => undefined);
        throw new Error(`Migration ${name} failed`, { cause: error });
      }
      ran.push(name);
    }
    return ran;
  } finally {
    await endClient(client);
  }
}
