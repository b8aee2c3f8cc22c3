import { randomUUID } from "node:crypto";
import { z } from "zod";
import { database } from "../db/database.server.ts";
import { changeRows, readRows, rowOf, timestamp } from "../db/rows.server.ts";

/** Names this process among the servers. */
const SERVER = randomUUID();
/** A failing job fails again within an hour, so an older row is of a server that is gone. */
const SHOWN_HOURS = 2;

/** Records why a job of this server failed. */
export async function recordServerFailure(name: string, failure: string): Promise<void> {
  await changeRows(database())`
    insert into server_job_failures (name, server, failure) values (${name}, ${SERVER}, ${failure})
    on conflict (name, server) do update set failure = excluded.failure, failed_at = now()`;
  await changeRows(database())`delete from server_job_failures where failed_at < now() - make_interval(hours => ${SHOWN_HOURS})`;
}

/** Forgets the failures of this server's job, or of all its jobs. */
export async function forgetServerFailures(name: string | null = null): Promise<void> {
  await changeRows(database())`
    delete from server_job_failures where server = ${SERVER} and (${name}::text is null or name = ${name})`;
}

const failureRow = rowOf({ name: z.string(), failure: z.string(), failedAt: timestamp });

/** Returns the latest failure of each job whose last run failed on one of the servers. */
export function listServerFailures(): Promise<z.infer<typeof failureRow>[]> {
  return readRows(database(), failureRow)`
    select distinct on (name) name, failure, failed_at as "failedAt" from server_job_failures
    where failed_at > now() - make_interval(hours => ${SHOWN_HOURS}) order by name, failed_at desc`;
}
