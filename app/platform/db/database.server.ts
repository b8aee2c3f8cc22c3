import { sql } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { UnavailableError } from "../errors.ts";
import { log } from "../log.server.ts";
import { addGauge } from "../metrics/instruments.server.ts";
import { InstrumentedPool } from "./instrumented-pool.server.ts";
import { withTimeout } from "./query-timeout.server.ts";
import { type OpenedPool, type Settings, SettingsPools } from "./settings-pools.server.ts";

export type Database = NodePgDatabase;
/** The database or a transaction of it, as queries and commands take it. */
export type Executor = Pick<Database, "execute" | "transaction">;

interface Connection extends OpenedPool<Database> {
  /** Null behind a pooler, whose connections keep no settings. */
  settingsPools: SettingsPools<Database> | null;
}

// The connection is on globalThis because the development server loads modules anew on every change.
const holder = globalThis as typeof globalThis & { __presentlyDatabase?: Connection | undefined };

/** Behavior of the pool. Times are in milliseconds. */
interface PoolOptions {
  poolSize?: number;
  /** Time that a caller waits for a connection. */
  connectTimeoutMs?: number;
  /** Queries that take this long are logged; null or left out logs none. */
  slowQueryMs?: number | null;
  /** True where a pooler such as PgBouncer stands between, whose connections take no settings and keep no statements. */
  isPooled?: boolean;
}

/** G1: a page that cannot be read answers within five seconds, on a busy machine too. */
const LIMITS = { statement_timeout: 3500, idle_in_transaction_session_timeout: 60_000 };

/** Returns the settings that every connection of our pools starts with; through a pooler (`isPooled`) only the name can be set. */
export function connectionLimits(isPooled: boolean): pg.PoolConfig {
  return { ...(isPooled ? {} : LIMITS), application_name: "presently" };
}

/** Opens the process's pools. */
export function connectDatabase(connectionString: string, options: PoolOptions = {}): Database {
  const isPooled = options.isPooled === true;
  const settings: pg.PoolConfig = {
    connectionString,
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: options.connectTimeoutMs ?? 3000,
    ...connectionLimits(isPooled),
  };
  const open = (beginning: pg.PoolConfig, namesStatements: boolean) => {
    const opened = new InstrumentedPool({ ...settings, ...beginning }, options.slowQueryMs ?? null, namesStatements);
    opened.on("error", (error) => log.warn({ err: error }, "an idle database connection was lost"));
    return { pool: opened, database: drizzle(opened) };
  };
  const connection: Connection = {
    ...open({}, !isPooled),
    settingsPools: isPooled ? null : new SettingsPools((beginning) => open(beginning, false)),
  };
  holder.__presentlyDatabase = connection;
  addPoolGauges(connection);
  return connection.database;
}

function addPoolGauges(connection: Connection): void {
  const add = (name: string, help: string, count: "totalCount" | "idleCount" | "waitingCount") =>
    addGauge(name, help, () => poolsOf(connection).reduce((sum, pool) => sum + pool[count], 0));
  add("presently_database_connections", "Open connections of the pools", "totalCount");
  add("presently_database_connections_idle", "Open connections that nobody uses", "idleCount");
  add("presently_database_waiting", "Queries that wait for a connection", "waitingCount");
}

const poolsOf = ({ pool, settingsPools }: Connection): InstrumentedPool[] => [pool, ...(settingsPools?.pools ?? [])];

function connected(): Connection {
  if (holder.__presentlyDatabase === undefined) throw new Error("The database is not connected: call connectDatabase first");
  return holder.__presentlyDatabase;
}

/** Returns the process's database. Throws when connectDatabase has not been called. */
export function database(): Database {
  return connected().database;
}

/** Returns the process's connection pool, for libraries that bring their own SQL. Throws when connectDatabase has not been called. */
export function databasePool(): pg.Pool {
  return connected().pool;
}

/**
 * Returns the process's database for reads under settings, which every connection of theirs starts with; null behind a pooler. Throws when
 * connectDatabase has not been called.
 */
export function databaseUnder(settings: Settings): Pick<Database, "execute"> | null {
  return connected().settingsPools?.databaseUnder(settings) ?? null;
}

/** A lot of several hundred gifts takes well under a second, but on a busy machine it may exceed the query timeout of pages. */
const LONG_STATEMENT_MS = 60_000;

interface LongTransactionOptions {
  /** The process's database where nothing is said. */
  executor?: Executor | undefined;
  /** Milliseconds that a statement may take; a minute where nothing is said. */
  statementMs?: number;
}

/** Runs a transaction whose statements may take longer than the three and a half seconds that pages allow. */
export function longTransaction<Result>(
  work: (transaction: Executor) => Promise<Result>,
  { executor = database(), statementMs = LONG_STATEMENT_MS }: LongTransactionOptions = {},
): Promise<Result> {
  return withTimeout(statementMs + 1000, () =>
    executor.transaction(async (transaction) => {
      await transaction.execute(sql`select set_config('statement_timeout', ${String(statementMs)}, true)`);
      return work(transaction);
    }),
  );
}

/** Makes every connection of the process's pools anew before it is used again. */
export function renewConnections(): void {
  if (holder.__presentlyDatabase === undefined) return;
  for (const pool of poolsOf(holder.__presentlyDatabase)) pool.renew();
}

/** Closes the pools after the queries under way. */
export async function closeDatabase(): Promise<void> {
  const connection = holder.__presentlyDatabase;
  holder.__presentlyDatabase = undefined;
  if (connection !== undefined) await Promise.all(poolsOf(connection).map((pool) => pool.end()));
}

/**
 * SQLSTATE classes and socket errors that mean "the database is away", too busy to answer in time (57014) or a standby that takes no writes
 * (25006), not "the query is wrong".
 */
const AWAY = /^(08...|25006|57014|57P0[1235]|53300|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/**
 * True when an error, or one of its causes, means that the database cannot be reached, is starting or stopping, or did not answer in time.
 */
export function isDatabaseAway(error: unknown): boolean {
  for (let current: unknown = error, depth = 0; current instanceof Error && depth < 5; current = current.cause, depth++) {
    if (current instanceof UnavailableError) return true;
    const code = (current as { code?: unknown }).code;
    if (typeof code === "string" && AWAY.test(code)) return true;
    if (/timeout exceeded when trying to connect|Connection terminated|connection timeout|not queryable/i.test(current.message))
      return true;
  }
  return false;
}
