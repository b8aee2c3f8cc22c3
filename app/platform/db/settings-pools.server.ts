import type pg from "pg";
import type { InstrumentedPool } from "./instrumented-pool.server.ts";

/** PostgreSQL settings by name. They go into SQL unescaped, so names and values must be literals in the code, never input. */
export type Settings = Readonly<Record<string, string>>;

/** Returns SQL that makes the settings, for the connection or for its transaction alone. */
export function setAll(scope: "set" | "set local", settings: Settings): string {
  return Object.entries(settings)
    .map(([name, value]) => `${scope} ${name} = ${value}`)
    .join("; ");
}

/** So many statements run at once under the same settings; the finder, which asks them, finds for one shopper at a time with two. */
const CONNECTIONS = 2;

/** A new connection plans slowly, as it reads first what tables there are; one that is idle for long may be cut by what stands between. */
const IDLE_MS = 60_000;

/** A pool, and what runs statements on it. */
export interface OpenedPool<Database> {
  pool: InstrumentedPool;
  database: Database;
}

/** How such a pool differs from the process's own. */
type Beginning = Required<Pick<pg.PoolConfig, "max" | "idleTimeoutMillis" | "onConnect">>;

/**
 * Small pools whose connections only read and start with settings, a pool for each set of them, opened when it is first asked for. A
 * statement that is planned under settings of its own would otherwise need a transaction, and three round trips.
 */
export class SettingsPools<Database> {
  readonly #open: (beginning: Beginning) => OpenedPool<Database>;
  readonly #opened = new Map<string, OpenedPool<Database>>();

  constructor(open: (beginning: Beginning) => OpenedPool<Database>) {
    this.#open = open;
  }

  get pools(): InstrumentedPool[] {
    return [...this.#opened.values()].map(({ pool }) => pool);
  }

  /** Returns the database whose statements run under these settings. */
  databaseUnder(settings: Settings): Database {
    const all = setAll("set", { ...settings, default_transaction_read_only: "on" });
    let opened = this.#opened.get(all);
    if (opened === undefined) {
      opened = this.#open({ max: CONNECTIONS, idleTimeoutMillis: IDLE_MS, onConnect: (client) => client.query(all) });
      this.#opened.set(all, opened);
    }
    return opened.database;
  }
}
