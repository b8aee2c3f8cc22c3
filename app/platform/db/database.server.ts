import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { UnavailableError } from "../errors.ts";
import { log } from "../log.server.ts";

export type Database = NodePgDatabase;
/** What queries and commands take: the database or a transaction of it. */
export type Executor = Pick<Database, "select" | "selectDistinct" | "insert" | "update" | "delete" | "execute" | "transaction">;

interface Connection {
  pool: pg.Pool;
  database: Database;
}

// On globalThis, because the development server loads modules anew on every change.
const holder = globalThis as typeof globalThis & { __presentlyDatabase?: Connection | undefined };

/** Opens the process's pool. `connectTimeoutMs`: how long a caller waits for a connection, in milliseconds. */
export function connectDatabase(connectionString: string, options: { poolSize?: number; connectTimeoutMs?: number } = {}): Database {
  const pool = new pg.Pool({
    connectionString,
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: options.connectTimeoutMs ?? 3000,
    // G1: a page that cannot be read answers within five seconds.
    statement_timeout: 4000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: "presently",
  });
  pool.on("error", (error) => log.warn({ err: error }, "an idle database connection was lost"));
  const connection = { pool, database: drizzle(pool) };
  holder.__presentlyDatabase = connection;
  return connection.database;
}

/** The process's database. Throws when connectDatabase has not been called. */
export function database(): Database {
  if (holder.__presentlyDatabase === undefined) throw new Error("The database is not connected: call connectDatabase first");
  return holder.__presentlyDatabase.database;
}

/** The process's connection pool, for libraries that bring their own SQL. Throws when connectDatabase has not been called. */
export function databasePool(): pg.Pool {
  if (holder.__presentlyDatabase === undefined) throw new Error("The database is not connected: call connectDatabase first");
  return holder.__presentlyDatabase.pool;
}

/** Closes the pool after the queries under way. */
export async function closeDatabase(): Promise<void> {
  const connection = holder.__presentlyDatabase;
  holder.__presentlyDatabase = undefined;
  await connection?.pool.end();
}

/** SQLSTATE classes and socket errors that mean "the database is away", not "the query is wrong". */
const AWAY = /^(08...|57P0[1235]|53300|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** True when an error, or one of its causes, says that the database cannot be reached or is starting or stopping. */
export function isDatabaseAway(error: unknown): boolean {
  for (let current: unknown = error, depth = 0; current instanceof Error && depth < 5; current = current.cause, depth++) {
    if (current instanceof UnavailableError) return true;
    const code = (current as { code?: unknown }).code;
    if (typeof code === "string" && AWAY.test(code)) return true;
    if (/timeout exceeded when trying to connect|Connection terminated|connection timeout/i.test(current.message)) return true;
  }
  return false;
}
