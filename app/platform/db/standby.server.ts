import { UnavailableError } from "../errors.ts";
import { addGauge } from "../metrics/instruments.server.ts";
import { database, isDatabaseAway, renewConnections } from "./database.server.ts";
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

/** Adds the gauges that say whether the process's database is away, or is a standby; the second is absent while that is not known. */
export function registerDatabaseGauges(): void {
  addGauge("presently_database_away", "1 while the database does not answer", () =>
    isDatabaseStandby().then(
      () => 0,
      (error: unknown) => (isDatabaseAway(error) ? 1 : null),
    ),
  );
  addGauge("presently_database_standby", "1 while the database that is to be written to is a standby, which takes no writes", async () =>
    Number(await isDatabaseStandby()),
  );
}
