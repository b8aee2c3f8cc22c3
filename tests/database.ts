import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, inject } from "vitest";
import { closeDatabase, connectDatabase } from "#app/platform/db/database.server.ts";

export interface TestDatabase {
  readonly connectionString: string;
}

/**
 * Gives the test file a database of its own, migrated and empty, and connects `database()` to it. Call it at the top of the
 * file; the connection string is there once the tests run.
 */
export function useTestDatabase(): TestDatabase {
  const state = { connectionString: "" };
  const template = inject("templateDatabaseUrl");
  const name = `test_${randomUUID().replaceAll("-", "")}`;

  async function asAdmin(sql: string): Promise<void> {
    const url = new URL(template);
    url.pathname = "/presently";
    const admin = new pg.Client({ connectionString: url.href });
    await admin.connect();
    try {
      await admin.query(sql);
    } finally {
      await admin.end();
    }
  }

  beforeAll(async () => {
    await asAdmin(`create database ${name} template template_presently`);
    const url = new URL(template);
    url.pathname = `/${name}`;
    state.connectionString = url.href;
    // On a crowded machine a place in the pool may take its time.
    connectDatabase(url.href, { poolSize: 5, connectTimeoutMs: 30_000 });
  });
  afterAll(async () => {
    await closeDatabase();
    await asAdmin(`drop database ${name} with (force)`);
  });
  return state;
}
