import { UnavailableError } from "../errors.ts";
import { database, renewConnections } from "./database.server.ts";
import { standbyRow } from "./primary-host.server.ts";
import { readOneRow } from "./rows.server.ts";

/** Returns whether the process's database is a standby, which takes no writes. */
export async function isDatabaseStandby(): Promise<boolean> {
  return (await readOneRow(database(), standbyRow)`select pg_is_in_recovery() as "isStandby"`).isStandby;
}

/** Throws UnavailableError where the process's database takes no writes, as after a switch-over, and connects to it anew. */
export async function requirePrimary(): Promise<void> {
  if (!(await isDatabaseStandby())) return;
  renewConnections();
  throw new UnavailableError("the database is a standby that takes no writes");
}
