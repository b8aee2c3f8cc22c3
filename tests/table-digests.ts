import pg from "pg";
import { withClient } from "./with-client.ts";

/**
 * Returns a digest of each table's rows, by name: two databases with the same digests are equal row for row, in whatever order rows lie. A
 * digest begins with the number of rows and a colon, behind which an empty table has nothing.
 */
export function digestTables(connectionString: string): Promise<Record<string, string>> {
  return withClient(connectionString, digestTablesOver);
}

/** The same over a connection that stays open, which a test that looks at the tables often does in a fifth of the time. */
export async function digestTablesOver(client: pg.Client): Promise<Record<string, string>> {
  const { rows: tables } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by tablename",
  );
  if (tables.length === 0) return {};
  // A sum of 64-bit hashes needs no order, and takes a quarter of the time of an MD5 of sorted MD5s.
  const digests = tables.map(
    ({ name }) => `
      select ${pg.escapeLiteral(name)} as name, (
        select count(*) || ':' || coalesce(sum(hashtextextended(r::text, 0))::text, '') from ${pg.escapeIdentifier(name)} r
      ) as digest`,
  );
  const { rows } = await client.query<{ name: string; digest: string }>(digests.join(" union all "));
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}
