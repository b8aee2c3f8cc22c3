import { sql } from "drizzle-orm";
import { database } from "../db/database.server.ts";
import { log } from "../log.server.ts";
import { countJob } from "../metrics/instruments.server.ts";
import { inSpan } from "../tracing/spans.server.ts";

const CLAIM_SECONDS = 300;
const RENEW_MS = 60_000;
const LOOK_MS = 30_000;
/** A failed run is repeated after an hour, or at the next scheduled time if that is sooner. */
const RETRY_SECONDS = 3600;
const MAX_FAILURE_LENGTH = 500;

/** Work that runs on a schedule. */
export interface ScheduledJob {
  name: string;
  everySeconds: number;
  /** Runs the job. The signal aborts when the server stops; another server, or the next start, then repeats the run. */
  run(signal: AbortSignal): Promise<void>;
}

async function claimTurn(name: string, everySeconds: number): Promise<boolean> {
  await database().execute(sql`insert into scheduled_jobs (name) values (${name}) on conflict do nothing`);
  // A next run further away than one interval was set before the clock was set back, or under a longer interval, so it is due as well.
  // clock_timestamp() is the time when the row is examined: in a statement that waited for another server's claim, now() is earlier.
  const { rowCount } = await database().execute(sql`
    update scheduled_jobs set claimed_until = clock_timestamp() + make_interval(secs => ${CLAIM_SECONDS}), last_started_at = clock_timestamp()
    where name = ${name} and (next_at <= clock_timestamp() or next_at > clock_timestamp() + make_interval(secs => ${everySeconds}))
      and (claimed_until is null or claimed_until < clock_timestamp())`);
  return rowCount === 1;
}

async function endTurn(name: string, nextInSeconds: number, failure: string | null): Promise<void> {
  await database().execute(sql`
    update scheduled_jobs set claimed_until = null, next_at = now() + make_interval(secs => ${nextInSeconds}), last_finished_at = now(),
      last_failure = ${failure} where name = ${name}`);
}

async function giveTurnBack(name: string): Promise<void> {
  await database().execute(sql`update scheduled_jobs set claimed_until = null where name = ${name}`);
}

/**
 * Runs a job if it is due and no other server runs it; it is first due when it is first asked for. Returns whether it ran. A failure is
 * logged once, recorded with the job and retried later. Rejects only when the database fails.
 */
export async function runIfDue({ name, everySeconds, run }: ScheduledJob, signal = new AbortController().signal): Promise<boolean> {
  if (!(await claimTurn(name, everySeconds))) return false;
  const renewal = setInterval(() => {
    const renewed = database().execute(
      sql`update scheduled_jobs set claimed_until = now() + make_interval(secs => ${CLAIM_SECONDS}) where name = ${name}`,
    );
    renewed.catch((error: unknown) => log.warn({ err: error, job: name }, "the claim of a job could not be renewed"));
  }, RENEW_MS);
  try {
    await inSpan(`job ${name}`, {}, () => run(signal));
    await endTurn(name, everySeconds, null);
    countJob(name, true);
  } catch (error) {
    if (signal.aborted) {
      await giveTurnBack(name);
      return false;
    }
    log.error({ err: error, job: name }, "a scheduled job failed");
    countJob(name, false);
    const said = (error instanceof Error ? error.message : String(error)).slice(0, MAX_FAILURE_LENGTH);
    await endTurn(name, Math.min(everySeconds, RETRY_SECONDS), said);
  } finally {
    clearInterval(renewal);
  }
  return true;
}

/**
 * Runs jobs when they are due while the server runs; of several servers one takes each run. `stop` ends what runs and resolves when it has
 * ended.
 */
export function startScheduledJobs(jobs: readonly ScheduledJob[], pollMs = LOOK_MS): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const underWay = new Map<string, Promise<unknown>>();

  function look(): void {
    for (const job of jobs) {
      if (underWay.has(job.name)) continue;
      const turn = runIfDue(job, stopping.signal)
        .catch((error: unknown) => log.warn({ err: error, job: job.name }, "a scheduled job could not be looked at"))
        .finally(() => underWay.delete(job.name));
      underWay.set(job.name, turn);
    }
  }

  const timer = setInterval(look, pollMs);
  timer.unref();
  look();
  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await Promise.all(underWay.values());
    },
  };
}

/** The outcome of a job's runs. */
export interface JobState {
  name: string;
  nextAt: Date;
  isRunning: boolean;
  lastFinishedAt: Date | null;
  /** Why the last run failed; null after a success. */
  lastFailure: string | null;
}

/** Returns every job that has ever been scheduled, by name. */
export async function listJobStates(): Promise<JobState[]> {
  const { rows } = await database().execute<Record<string, unknown>>(sql`
    select name, next_at, claimed_until > now() as is_running, last_finished_at, last_failure from scheduled_jobs order by name`);
  const toDate = (value: unknown) => (value === null ? null : new Date(value as string));
  return rows.map((row) => ({
    name: row.name as string,
    nextAt: toDate(row.next_at) as Date,
    isRunning: row.is_running === true,
    lastFinishedAt: toDate(row.last_finished_at),
    lastFailure: row.last_failure as string | null,
  }));
}
