// Makes admins of the accounts whose addresses it reads, one a line, in the database of DATA_DIR, and answers each with a line. The browser
// tests have one for each worker: starting a program takes longer than most of them.
import { createInterface } from "node:readline";
import { grantAdminByCommand } from "#app/features/accounts/owner-setup.commands.server.ts";
import { runWithDatabase } from "../../scripts/catalogue/run-with-database.ts";

await runWithDatabase(
  () => Promise.resolve(),
  async () => {
    for await (const email of createInterface({ input: process.stdin })) process.stdout.write(`${await grantAdminByCommand(email)}\n`);
  },
);
