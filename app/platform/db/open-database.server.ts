import type { Config } from "../config.server.ts";
import { closeDatabase, connectDatabase } from "./database.server.ts";
import { startEmbeddedPostgres } from "./embedded/embedded-postgres.server.ts";
import { migrateDatabase } from "./migrate.server.ts";

/** The product's migrations, seen from the project's folder. */
export const MIGRATIONS_FOLDER = "db/migrations";

/** The database that this process is connected to. */
export interface OpenDatabase {
  connectionString: string;
  /** Lets go of it; the last process to do so stops the embedded one. */
  close(): Promise<void>;
}

/** A database that can be connected to. */
export interface ReachedDatabase {
  connectionString: string;
  /** Says that this process is done with it; the last one to do so stops the embedded one. */
  release(): Promise<void>;
}

/** Reaches the database of the settings as it is, starting the embedded one where there is none. */
export async function reachDatabase(settings: Pick<Config, "databaseUrl" | "dataDir">): Promise<ReachedDatabase> {
  if (settings.databaseUrl !== undefined) return { connectionString: settings.databaseUrl, release: async () => undefined };
  return startEmbeddedPostgres(settings.dataDir);
}

/**
 * Reaches the database of the settings, migrates it, and connects `database()` to it. Expects to run in the project's folder. Throws what
 * migrateDatabase throws.
 */
export async function openDatabase(settings: Config): Promise<OpenDatabase> {
  const reached = await reachDatabase(settings);
  try {
    const { connectionString } = reached;
    await migrateDatabase(connectionString, MIGRATIONS_FOLDER);
    connectDatabase(connectionString, { poolSize: settings.databasePoolSize, slowQueryMs: settings.slowQueryMs });
    return {
      connectionString,
      async close() {
        await closeDatabase();
        await reached.release();
      },
    };
  } catch (error) {
    await reached.release();
    throw error;
  }
}
