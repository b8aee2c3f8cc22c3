import { type Config, ConfigError } from "../config.server.ts";
import { closeDatabase, connectDatabase, databasePool } from "./database.server.ts";
import { startEmbeddedPostgres } from "./embedded/embedded-postgres.server.ts";
import { explainDatabaseFailure } from "./explain-failure.ts";
import { migrateDatabase } from "./migrate.server.ts";

/** The product's migrations, relative to the project's folder. */
export const MIGRATIONS_FOLDER = "db/migrations";

/** The database that this process is connected to. */
export interface OpenDatabase {
  /** Connects to it without a pooler between. */
  connectionString: string;
  /** Releases it; the last process to do so stops the embedded one. */
  close(): Promise<void>;
}

/** A database that can be connected to. */
export interface ReachedDatabase {
  /** Connects to it without a pooler between, for what holds a session, such as locks and messages. */
  connectionString: string;
  /** The address for many short transactions: the same, or a pooler's. */
  poolConnectionString: string;
  /** Ends this process's use of it; the last process to do so stops the embedded one. */
  release(): Promise<void>;
}

/** Reaches the database of the settings as it is, starting the embedded one where there is none, until `stopping` aborts. */
export async function reachDatabase(
  { databaseUrl, databaseDirectUrl, dataDir }: Pick<Config, "databaseUrl" | "databaseDirectUrl" | "dataDir">,
  stopping?: AbortSignal,
): Promise<ReachedDatabase> {
  if (databaseUrl === undefined) {
    const { connectionString, release } = await startEmbeddedPostgres(dataDir, stopping);
    return { connectionString, poolConnectionString: connectionString, release };
  }
  return {
    connectionString: databaseDirectUrl ?? databaseUrl,
    poolConnectionString: databaseUrl,
    release: async () => undefined,
  };
}

/**
 * Reaches the database of the settings, migrates it, and connects `database()` to it. Expects to run in the project's folder. Throws
 * ConfigError with what to change where the database refuses, what migrateDatabase throws, and when `stopping` aborts before it is open; then it has released the database.
 */
export async function openDatabase(settings: Config, stopping?: AbortSignal): Promise<OpenDatabase> {
  const reached = await reachDatabase(settings, stopping);
  try {
    stopping?.throwIfAborted();
    const { connectionString } = reached;
    await migrateDatabase(connectionString, MIGRATIONS_FOLDER);
    stopping?.throwIfAborted();
    connectDatabase(reached.poolConnectionString, {
      poolSize: settings.databasePoolSize,
      slowQueryMs: settings.slowQueryMs,
      isPooled: settings.databaseDirectUrl !== undefined,
    });
    // A pooler that refuses the pool's settings let the migrations through.
    await databasePool().query("select 1");
    return {
      connectionString,
      async close() {
        await closeDatabase();
        await reached.release();
      },
    };
  } catch (error) {
    await closeDatabase();
    await reached.release();
    const advice = settings.databaseUrl === undefined || stopping?.aborted === true ? null : explainDatabaseFailure(error);
    throw advice === null ? error : new ConfigError(advice, { cause: error });
  }
}
