import type pg from "pg";
import { log } from "../log.server.ts";
import { BACKUP_CONNECTION } from "./client.server.ts";

/** Ends the backups that run in this database: one reads every table in one transaction, and a migration would wait for its end. */
export async function endBackups(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = $1 and usename = current_user`,
    [BACKUP_CONNECTION],
  );
  if (rowCount !== 0) log.warn("a backup gives way to a migration");
}
