// Makes admins of the accounts whose addresses it reads, one a line, in the database of DATA_DIR, and answers each with a line. The browser
// tests have one for each worker: starting a program takes longer than most of them.
import { createInterface } from "node:readline";
import { grantAdminByCommand } from "#app/features/accounts/owner-setup.commands.server.ts";
import { database } from "#app/platform/db/database.server.ts";
import { changeRows } from "#app/platform/db/rows.server.ts";
import { runWithDatabase } from "../../scripts/catalogue/run-with-database.ts";

const OWNER = "owner@example.com";

/** Gives the site an owner of its own: otherwise the first admin would be one, whom no other test may demote. */
async function makeOwner(): Promise<void> {
  await changeRows(database())`insert into users (email, name) values (${OWNER}, 'The Owner') on conflict do nothing`;
  await grantAdminByCommand(OWNER);
}

await runWithDatabase(
  () => Promise.resolve(),
  async () => {
    await makeOwner();
    for await (const email of createInterface({ input: process.stdin })) process.stdout.write(`${await grantAdminByCommand(email)}\n`);
  },
);
