import pg from "pg";
import { withClient } from "./with-client.ts";

/** Returns the MD5 of each table's rows, in the order of their text: two databases with the same digests are equal row for row. */
export async function digestTables(connectionString: string): Promise<Record<string, string>> {
  return withClient(connectionString, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' order by tablename",
    );
    if (tables.length === 0) return {};
    const digests = tables.map(
      ({ name }) => `
        select ${pg.escapeLiteral(name)} as name, (
          select count(*) || ':' || coalesce(md5(string_agg(md5(r::text), '' order by md5(r::text))), '') from ${pg.escapeIdentifier(name)} r
        ) as digest`,
    );
    const { rows } = await client.query<{ name: string; digest: string }>(digests.join(" union all "));
    return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
  });
}
