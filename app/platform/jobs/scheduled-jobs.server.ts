import { sql } from "drizzle-orm";
import { database } from "../db/database.server.ts";
import { log } from "../log.server.ts";
import { countJob } from "../metrics/instruments.server.ts";
import { inSpan } from "../tracing/spans.server.ts";

const CLAIM_SECONDS = 300;
const RENEW_MS = 60_000;
const LOOK_MS = 30_000;
/** A failed turn is tried again after an hour, or at the next turn if that is sooner. */
const RETRY_SECONDS = 3600;
const MAX_FAILURE_LENGTH = 500;

/** Work that comes round by itself. */
export interface ScheduledJob {
  name: string;
  everySeconds: number;
  /** Is told to stop by the signal when its server stops; another server, or the next start, then takes the turn over. */
  run(signal: AbortSignal): Promise<void>;
}

async function claimTurn(name: string, everySeconds: number): Promise<boolean> {
  await database().execute(sql`insert into scheduled_jobs (name) values (${name}) on conflict do nothing`);
  // A turn further away than one interval was set before the clock went back, or under a longer interval: it is due as well. By the clock as it is
  // when the row is looked at: to who has waited for another server's turn to end, now() is before that.
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
 * Runs a job if its turn has come and nobody has it; the first turn is the first time that it is asked for. Returns whether it ran. A
 * failure is logged once, kept beside the job and tried again later. Rejects only when the database fails.
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

/** Looks after jobs while the server runs; of several servers one takes each turn. `stop` ends what runs and resolves when it has ended. */
export function startScheduledJobs(jobs: readonly ScheduledJob[], lookMs = LOOK_MS): { stop(): Promise<void> } {
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

  const timer = setInterval(look, lookMs);
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

/** How the turns of a job went. */
export interface JobState {
  name: string;
  nextAt: Date;
  isRunning: boolean;
  lastFinishedAt: Date | null;
  /** Why the last turn failed; null after a good one. */
  lastFailure: string | null;
}

/** Every job that has ever been looked after, by name. */
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
