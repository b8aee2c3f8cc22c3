import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, inject } from "vitest";
import { SITE_ROLE, SUPERUSER } from "#app/platform/db/embedded/site-role.server.ts";
import { closeDatabase, connectDatabase } from "#app/platform/db/database.server.ts";
import { withClient } from "./with-client.ts";

export interface TestDatabase {
  readonly connectionString: string;
}

/** A database in addition to the test file's own. */
export interface SpareDatabase {
  connectionString: string;
  drop(): Promise<void>;
}

function urlOf(name: string, isSuperuser = false): string {
  const url = new URL(inject("templateDatabaseUrl"));
  url.pathname = `/${name}`;
  if (isSuperuser) [url.username, url.password] = [SUPERUSER, inject("superuserPassword")];
  return url.href;
}

/** Runs a statement about whole databases as a superuser, who alone may end an automatic vacuum in a database to drop. */
async function asAdmin(sql: string): Promise<void> {
  await withClient(urlOf("presently", true), (admin) => admin.query(sql));
}

/** Makes a database in the test run's cluster: without a table, `migrated`, or a copy of one that nobody is connected to. */
export async function makeDatabase(content: "without-tables" | "migrated" | SpareDatabase): Promise<SpareDatabase> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const template =
    content === "without-tables"
      ? "template1"
      : content === "migrated"
        ? "template_presently"
        : new URL(content.connectionString).pathname.slice(1);
  await asAdmin(`create database ${name} owner ${SITE_ROLE} template ${template}`);
  return { connectionString: urlOf(name), drop: () => asAdmin(`drop database ${name} with (force)`) };
}

/**
 * Gives the test file a database of its own, migrated and empty, and connects `database()` to it. Must be called at the top of the file;
 * the connection string is set once the tests run.
 */
export function useTestDatabase(): TestDatabase {
  const state = { connectionString: "" };
  let made: SpareDatabase;
  beforeAll(async () => {
    made = await makeDatabase("migrated");
    state.connectionString = made.connectionString;
    // On a busy machine a connection of the pool may take long.
    connectDatabase(made.connectionString, { poolSize: 5, connectTimeoutMs: 30_000 });
  });
  afterAll(async () => {
    await closeDatabase();
    await made.drop();
  });
  return state;
}
