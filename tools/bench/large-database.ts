import { chmodSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type pg from "pg";
import { BROWSED_TAXONOMIES, categoryPath } from "#app/features/catalogue/addresses.ts";
import { startEmbeddedPostgres } from "#app/platform/db/embedded/embedded-postgres.server.ts";
import { migrateDatabase } from "#app/platform/db/migrate.server.ts";
import { withClient } from "#tests/with-client.ts";
import { type ServerProcess, startServerProcess } from "./server-process.ts";

const PORT = 23214;

/** A data folder with its own migrated PostgreSQL, to be filled for one measurement. */
export interface LargeDatabase {
  folder: string;
  connectionString: string;
  query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]>;
  /** Runs `work` with a client, and then vacuums and analyzes, as autovacuum would do soon. */
  fill<Filled>(work: (client: pg.Client) => Promise<Filled>): Promise<Filled>;
  /**
   * Starts the built site on it, without the demo catalogue. Every `x-forwarded-for` is trusted, so that rate limits do not affect the
   * figures.
   */
  serve(env?: Record<string, string>): Promise<ServerProcess>;
  remove(): Promise<void>;
}

export async function createLargeDatabase(): Promise<LargeDatabase> {
  const folder = await mkdtemp(path.join(tmpdir(), "presently-bench-"));
  // As root, the embedded PostgreSQL runs as another user, who needs access.
  chmodSync(folder, 0o755);
  const postgres = await startEmbeddedPostgres(folder);
  const { connectionString } = postgres;
  await migrateDatabase(connectionString, path.resolve("db/migrations"));
  return {
    folder,
    connectionString,
    query: (text) => withClient(connectionString, async (client) => (await client.query(text)).rows),
    fill: (work) =>
      withClient(connectionString, async (client) => {
        const filled = await work(client);
        await client.query("vacuum analyze");
        return filled;
      }),
    serve: (env = {}) =>
      startServerProcess("build/server/main.js", PORT, "/readyz", {
        DATA_DIR: folder,
        DEMO_CATALOGUE: "off",
        TRUSTED_PROXIES: "127.0.0.1",
        ...env,
      }),
    async remove() {
      await postgres.release();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the paths of all category pages that the site has tabs for. */
export async function listCategoryPaths(database: LargeDatabase): Promise<string[]> {
  const paths: string[] = [];
  for (const key of BROWSED_TAXONOMIES) {
    const rows = await database.query<{ slug: string }>(`select slug from categories where taxonomy = '${key}' order by slug`);
    paths.push(...rows.map(({ slug }) => categoryPath(key, slug)));
  }
  return paths;
}
