import pg from "pg";

/** Returns the MD5 of each table's rows, in the order of their text: two databases with the same digests are equal row for row. */
export async function digestTables(connectionString: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' order by tablename",
    );
    const digests: Record<string, string> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ digest: string }>(
        `select count(*) || ':' || coalesce(md5(string_agg(md5(r::text), '' order by md5(r::text))), '') as digest from ${pg.escapeIdentifier(name)} r`,
      );
      digests[name] = rows[0]?.digest ?? "";
    }
    return digests;
  } finally {
    await client.end();
  }
}
