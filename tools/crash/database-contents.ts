import pg from "pg";
import { startEmbeddedPostgres } from "#app/platform/db/embedded/embedded-postgres.server.ts";

/** Queries the database of a data folder, even while a server uses it. */
export async function askDatabase<Row extends pg.QueryResultRow>(dataDir: string, query: string): Promise<Row[]> {
  const postgres = await startEmbeddedPostgres(dataDir);
  try {
    const client = new pg.Client({ connectionString: postgres.connectionString });
    await client.connect();
    try {
      return (await client.query<Row>(query)).rows;
    } finally {
      await client.end();
    }
  } finally {
    await postgres.release();
  }
}

/** Returns the names of all gifts by their ids. */
export async function readGifts(dataDir: string): Promise<Map<string, string>> {
  const rows = await askDatabase<{ id: string; name: string }>(dataDir, "select id, name from gifts");
  return new Map(rows.map(({ id, name }) => [id, name]));
}
