import { z } from "zod";
import type { Config } from "../config.server.ts";
import { database } from "../db/database.server.ts";
import { changeRows, readRows, rowOf } from "../db/rows.server.ts";
import { log } from "../log.server.ts";
import { attemptJob } from "./attempt-job.server.ts";
import { type ClusterJob, retrySeconds } from "./job.ts";

const CLAIM_SECONDS = 300;
const RENEW_MS = 60_000;

/** A cluster's job with the seconds that these settings put between its runs. */
export interface Turn {
  job: ClusterJob;
  everySeconds: number;
}

/**
 * Returns the turns that are due and that no server has. A job is first due when it is first asked for. A next run further away than one
 * interval was set before the clock was set back, or under a longer interval, so it is due as well.
 */
export async function findDueTurns(turns: readonly Turn[]): Promise<Turn[]> {
  const wanted = JSON.stringify(turns.map(({ job, everySeconds }) => ({ name: job.name, every_seconds: everySeconds })));
  const due = await readRows(database(), rowOf({ name: z.string() }))`
    select wanted.name from jsonb_to_recordset(${wanted}::jsonb) as wanted(name text, every_seconds int)
    left join scheduled_jobs using (name)
    where next_at is null or (next_at <= now() or next_at > now() + make_interval(secs => every_seconds))
      and (claimed_until is null or claimed_until < now())`;
  const names = new Set(due.map(({ name }) => name));
  return turns.filter(({ job }) => names.has(job.name));
}

/** Makes the next turn of a job due now. */
export async function makeDue(name: string): Promise<void> {
  await changeRows(database())`update scheduled_jobs set next_at = now() where name = ${name} and next_at > now()`;
}

async function claimTurn(name: string, everySeconds: number): Promise<boolean> {
  await changeRows(database())`insert into scheduled_jobs (name) values (${name}) on conflict do nothing`;
  // clock_timestamp() is the time when the row is examined: in a statement that waited for another server's claim, now() is earlier.
  const claimed = await changeRows(database())`
    update scheduled_jobs set claimed_until = clock_timestamp() + make_interval(secs => ${CLAIM_SECONDS}), last_started_at = clock_timestamp()
    where name = ${name} and (next_at <= clock_timestamp() or next_at > clock_timestamp() + make_interval(secs => ${everySeconds}))
      and (claimed_until is null or claimed_until < clock_timestamp())`;
  return claimed === 1;
}

async function endTurn(name: string, nextInSeconds: number, failure: string | null): Promise<void> {
  await changeRows(database())`
    update scheduled_jobs set claimed_until = null, next_at = now() + make_interval(secs => ${nextInSeconds}), last_finished_at = now(),
      last_failure = ${failure}, last_succeeded_at = case when ${failure}::text is null then now() else last_succeeded_at end
    where name = ${name}`;
}

async function giveTurnBack(name: string): Promise<void> {
  await changeRows(database())`update scheduled_jobs set claimed_until = null where name = ${name}`;
}

/** Keeps the claim of a turn alive until the returned function is called. */
function renewClaim(name: string): () => void {
  const renewal = setInterval(() => {
    const renewed = changeRows(database())`
      update scheduled_jobs set claimed_until = now() + make_interval(secs => ${CLAIM_SECONDS}) where name = ${name}`;
    renewed.catch((error: unknown) => log.warn({ err: error, job: name }, "the claim of a job could not be renewed"));
  }, RENEW_MS);
  return () => clearInterval(renewal);
}

/** Runs a turn if it is due and no other server has it. Returns whether it ran to an end. Rejects only when the database fails. */
export async function takeTurn({ job, everySeconds }: Turn, signal: AbortSignal, config: Config): Promise<boolean> {
  if (!(await claimTurn(job.name, everySeconds))) return false;
  const stopRenewing = renewClaim(job.name);
  try {
    const outcome = await attemptJob(job, signal, config);
    if (outcome.kind === "interrupted") {
      await giveTurnBack(job.name);
      return false;
    }
    if (outcome.kind === "done") await endTurn(job.name, everySeconds, null);
    else await endTurn(job.name, retrySeconds(everySeconds), outcome.failure);
    return true;
  } finally {
    stopRenewing();
  }
}
