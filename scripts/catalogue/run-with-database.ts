import path from "node:path";
import { inspect } from "node:util";
import { ConfigError, config } from "#app/platform/config.server.ts";
import { explainDatabaseFailure } from "#app/platform/db/explain-failure.ts";
import { openDatabase } from "#app/platform/db/open-database.server.ts";

/** An error that the caller of the command can correct: it is printed without a stack trace. */
export class CommandError extends Error {
  override name = "CommandError";
  readonly exitCode: number;

  constructor(message: string, exitCode: number) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Returns what parseArgs makes of the command line; throws a CommandError with the usage where it cannot. */
export function readCommandLine<Read>(usage: string, read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    const [said] = (error as Error).message.split(". ");
    throw new CommandError(`${said}\n${usage}`, 2);
  }
}

/** Resolves a file named on the command line; npm runs scripts in the project's folder, wherever the command was given. */
export function resolveFile(name: string): string {
  return path.resolve(process.env.INIT_CWD ?? "", name);
}

/** Returns the message for an error that the caller of the command can correct; null for any other. */
function messageForCaller(error: unknown): string | null {
  if (error instanceof CommandError || error instanceof ConfigError) return error.message;
  const { code, path: file } = error as NodeJS.ErrnoException;
  if ((code === "EACCES" || code === "EPERM") && file !== undefined) return `The user who runs this command has no access to ${file}`;
  return process.env.DATABASE_URL ? explainDatabaseFailure(error) : null;
}

/**
 * Runs a command in the project's folder, after `prepare`, which reads the command line and the files that it names. The process exits with
 * 0, with a CommandError's own code, or with 1 after any other failure.
 */
export async function runCommand<Prepared>(prepare: () => Promise<Prepared>, work: (prepared: Prepared) => Promise<void>): Promise<void> {
  try {
    const prepared = await prepare();
    process.chdir(path.resolve(import.meta.dirname, "../.."));
    await work(prepared);
  } catch (error) {
    process.stderr.write(`${messageForCaller(error) ?? inspect(error)}\n`);
    process.exitCode = error instanceof CommandError ? error.exitCode : 1;
  }
}

/** Runs a command against the site's database, which may be serving at the same time. `prepare` does everything that needs no database. */
export async function runWithDatabase<Prepared>(
  prepare: () => Promise<Prepared>,
  work: (prepared: Prepared) => Promise<void>,
): Promise<void> {
  await runCommand(prepare, async (prepared) => {
    const opened = await openDatabase(config());
    try {
      await work(prepared);
    } finally {
      await opened.close();
    }
  });
}
