import path from "node:path";
import type { Config } from "../config.server.ts";
import { closeDatabase, connectDatabase } from "./database.server.ts";
import { startEmbeddedPostgres } from "./embedded/embedded-postgres.server.ts";
import { migrateDatabase } from "./migrate.server.ts";

/** The database that this process is connected to. */
export interface OpenDatabase {
  connectionString: string;
  /** Lets go of it; the last process to do so stops the embedded one. */
  close(): Promise<void>;
}

/**
 * Reaches the database of the settings, starting the embedded one where there is none, migrates it, and connects `database()` to
 * it. Expects to run in the project's folder. Throws what migrateDatabase throws.
 */
export async function openDatabase(settings: Config): Promise<OpenDatabase> {
  const embedded = settings.databaseUrl === undefined ? await startEmbeddedPostgres(settings.dataDir) : undefined;
  try {
    const connectionString = settings.databaseUrl ?? (embedded?.connectionString as string);
    await migrateDatabase(connectionString, path.resolve("db/migrations"));
    connectDatabase(connectionString, { poolSize: settings.databasePoolSize });
    return {
      connectionString,
      async close() {
        await closeDatabase();
        await embedded?.release();
      },
    };
  } catch (error) {
    await embedded?.release();
    throw error;
  }
}
