import pg from "pg";
import { ConfigError } from "../config.server.ts";
import { databasePool, isDatabaseAway } from "./database.server.ts";

/** Of what follows the same log and is the same database in it. */
const IDENTITY = `(select system_identifier from pg_control_system()) || '/' || (select oid from pg_database where datname = current_database())`;

/** How a database that is said to be a replica stands. */
interface Standing {
  isStandby: boolean;
  /** Bytes of the primary's log that it has replayed. */
  position: number | null;
  identity: string;
}

/** Asks a database how it stands. Rejects where it cannot be asked. */
export async function readStanding(client: pg.ClientBase): Promise<Standing> {
  const { rows } = await client.query<Standing>(
    `select pg_is_in_recovery() as "isStandby", pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 as position, ${IDENTITY} as identity`,
  );
  const [row] = rows as [Standing];
  return row;
}

/** Which database the process is connected to. Throws ConfigError where it says neither that nor how far its log is, as some that only look like PostgreSQL. */
export async function readOwnIdentity(): Promise<string> {
  try {
    const { rows } = await databasePool().query<{ identity: string }>(`select ${IDENTITY} as identity, pg_current_wal_insert_lsn()`);
    return (rows[0] as { identity: string }).identity;
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || isDatabaseAway(error)) throw error;
    throw new ConfigError(`Setting DATABASE_REPLICA_URL: the database does not say how far its replicas have to be (${error.message})`);
  }
}
