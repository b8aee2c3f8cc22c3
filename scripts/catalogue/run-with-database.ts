import path from "node:path";
import { inspect } from "node:util";
import { ConfigError, config } from "#app/platform/config.server.ts";
import { NewerDatabaseError } from "#app/platform/db/migrate.server.ts";
import { openDatabase } from "#app/platform/db/open-database.server.ts";

/** Something that whoever gave the command can mend: said as it is, without a stack. */
export class CommandError extends Error {
  override name = "CommandError";
  readonly exitCode: number;

  constructor(message: string, exitCode: number) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** What parseArgs makes of the command line; throws a CommandError with the usage where it cannot. */
export function readCommandLine<Read>(usage: string, read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    const [said] = (error as Error).message.split(". ");
    throw new CommandError(`${said}\n${usage}`, 2);
  }
}

/** A file named on the command line; npm runs scripts in the project's folder, wherever the command was given. */
export function resolveFile(name: string): string {
  return path.resolve(process.env.INIT_CWD ?? "", name);
}

/**
 * Runs a command in the project's folder, after `prepare`, which reads the command line and the files that it names. The process ends with
 * 0, with a CommandError's own code, or with 1 after any other failure.
 */
export async function runCommand<Prepared>(prepare: () => Promise<Prepared>, work: (prepared: Prepared) => Promise<void>): Promise<void> {
  try {
    const prepared = await prepare();
    process.chdir(path.resolve(import.meta.dirname, "../.."));
    await work(prepared);
  } catch (error) {
    const isPlain = error instanceof CommandError || error instanceof ConfigError || error instanceof NewerDatabaseError;
    process.stderr.write(`${isPlain ? error.message : inspect(error)}\n`);
    process.exitCode = error instanceof CommandError ? error.exitCode : 1;
  }
}

/** Runs a command against the site's database, which may be serving at the same time. `prepare` does what needs no database. */
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
