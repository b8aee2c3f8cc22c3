import pg from "pg";
import { z } from "zod";
import { ConfigError } from "../config.server.ts";
import { databasePool, isDatabaseAway } from "./database.server.ts";
import { asOneRow, rowOf } from "./rows.server.ts";

/** Identifies a database across all servers that follow the same log. */
const IDENTITY = `(select system_identifier from pg_control_system()) || '/' || (select oid from pg_database where datname = current_database())`;

/** The state of a database that is configured as a replica. */
const standbyRow = rowOf({
  isStandby: z.boolean(),
  /** Bytes of the primary's log that it has replayed. */
  position: z.number().nullable(),
  identity: z.string(),
});

/** Reads a database's standby status. Rejects where it cannot be asked. */
export async function readStandbyStatus(client: pg.ClientBase): Promise<z.output<typeof standbyRow>> {
  const { rows } = await client.query(
    `select pg_is_in_recovery() as "isStandby", pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 as position, ${IDENTITY} as identity`,
  );
  return asOneRow(standbyRow, rows);
}

/**
 * Returns the identity of the process's database. Throws ConfigError where the database reports neither that nor its log position, as some
 * do that only resemble PostgreSQL.
 */
export async function readOwnIdentity(): Promise<string> {
  try {
    const { rows } = await databasePool().query(`select ${IDENTITY} as identity, pg_current_wal_insert_lsn()::text as position`);
    return asOneRow(rowOf({ identity: z.string(), position: z.string() }), rows).identity;
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || isDatabaseAway(error)) throw error;
    throw new ConfigError(
      `Setting DATABASE_REPLICA_URL: the database doesn't say how far along its replicas have to be (${error.message})`,
    );
  }
}
