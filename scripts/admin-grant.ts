// Makes an existing account an admin: npm run admin:grant -- EMAIL
// Exits with 0 when it is one, 1 when there is no such account, 2 when the command line was wrong.
import { parseArgs } from "node:util";
import { grantAdminByCommand } from "#app/features/accounts/owner-setup.commands.server.ts";
import { CommandError, readCommandLine, runWithDatabase } from "./catalogue/run-with-database.ts";

const USAGE = "Usage: npm run admin:grant -- EMAIL";

async function prepare(): Promise<string> {
  return readCommandLine(USAGE, () => {
    const { positionals } = parseArgs({ allowPositionals: true, options: {} });
    if (positionals.length !== 1) throw new Error("One email address is needed");
    return positionals[0] as string;
  });
}

async function grant(email: string): Promise<void> {
  const outcome = await grantAdminByCommand(email);
  if (outcome === "unknown-account")
    throw new CommandError(`There is no account with the address ${email}. Create it on the site first.`, 1);
  process.stdout.write(outcome === "granted" ? `${email} is now an admin.\n` : `${email} is already an admin.\n`);
}

await runWithDatabase(prepare, grant);
