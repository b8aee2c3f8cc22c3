import pg from "pg";
import { z } from "zod";
import { startEmbeddedPostgres } from "#app/platform/db/embedded/embedded-postgres.server.ts";
import { asRows, rowOf, uuid } from "#app/platform/db/rows.server.ts";

export const giftRow = rowOf({ id: uuid, name: z.string() });

/** Queries the database of a data folder, even while a server uses it. */
export async function askDatabase<Row>(dataDir: string, row: z.ZodType<Row>, query: string): Promise<Row[]> {
  const postgres = await startEmbeddedPostgres(dataDir);
  try {
    const client = new pg.Client({ connectionString: postgres.connectionString });
    await client.connect();
    try {
      return asRows(row, (await client.query(query)).rows);
    } finally {
      await client.end();
    }
  } finally {
    await postgres.release();
  }
}

/** Returns the names of all gifts by their ids. */
export async function readGifts(dataDir: string): Promise<Map<string, string>> {
  const rows = await askDatabase(dataDir, giftRow, "select id, name from gifts");
  return new Map(rows.map(({ id, name }) => [id, name]));
}
