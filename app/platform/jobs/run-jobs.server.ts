import { type Config, config as readSettings } from "../config.server.ts";
import { log } from "../log.server.ts";
import { attemptJob } from "./attempt-job.server.ts";
import { findDueTurns, makeDue, takeTurn, type Turn } from "./cluster-turns.server.ts";
import { type Job, retrySeconds, type ServerJob } from "./job.ts";
import { type Repetition, repeat } from "./repeat.ts";
import { forgetServerFailures, recordServerFailure } from "./server-failures.server.ts";

const LOOK_MS = 30_000;
/** A clock that jumps back and forth repeats a job no sooner, while a day that really jumped ahead costs a daily job half a minute. */
const REST_SECONDS = 30;

/** The jobs of this process, which run until they are stopped. */
export interface RunningJobs {
  wake(name: string): void;
  /** Starts nothing from now on, tells what runs that the server stops, and resolves when it has ended. */
  stop(): Promise<void>;
}

// The running jobs are on globalThis because the development server loads modules anew on every change.
const holder = globalThis as typeof globalThis & { __presentlyJobs?: RunningJobs | undefined };

/**
 * Runs a job now: one of this server, once more where it runs already; or one of the cluster, on whichever server is first. Does nothing where
 * this process does not run it.
 */
export function wakeJob(name: string): void {
  holder.__presentlyJobs?.wake(name);
}

/** Repeats a job that every server runs for itself. */
function repeatOnServer(job: ServerJob, every: number | "start", signal: AbortSignal, config: Config): Repetition {
  // A failure of an earlier run is recorded until a run goes well; most runs then write nothing.
  let isRecorded = false;
  return repeat(async () => {
    const outcome = await attemptJob(job, signal, config);
    try {
      if (outcome.kind === "failed") await recordServerFailure(job.name, outcome.failure);
      if (outcome.kind === "done" && isRecorded) await forgetServerFailures(job.name);
      isRecorded = outcome.kind === "failed";
    } catch (error) {
      log.warn({ err: error, job: job.name }, "the outcome of a job could not be recorded");
    }
    if (every !== "start") return (outcome.kind === "failed" ? retrySeconds(every) : every) * 1000;
    return outcome.kind === "failed" ? retrySeconds(Number.POSITIVE_INFINITY) * 1000 : null;
  });
}

/**
 * Runs the jobs of the cluster when they are due. Whatever the database's clock says, this server rests between two
 * turns of a job by a clock that nobody sets.
 */
function runClusterJobs(turns: readonly Turn[], signal: AbortSignal, config: Config, lookMs: number) {
  const underWay = new Map<string, Promise<unknown>>();
  const endedAtMs = new Map<string, number>();

  function isResting({ job, everySeconds }: Turn): boolean {
    const endedAt = endedAtMs.get(job.name);
    return underWay.has(job.name) || (endedAt !== undefined && performance.now() - endedAt < Math.min(everySeconds, REST_SECONDS) * 1000);
  }
  async function take(turn: Turn): Promise<void> {
    try {
      if (await takeTurn(turn, signal, config)) endedAtMs.set(turn.job.name, performance.now());
    } catch (error) {
      log.warn({ err: error, job: turn.job.name }, "a job's turn could not be taken or ended");
    } finally {
      underWay.delete(turn.job.name);
    }
  }

  const looking = repeat(async () => {
    try {
      for (const turn of await findDueTurns(turns.filter((each) => !isResting(each)))) {
        if (!signal.aborted) underWay.set(turn.job.name, take(turn));
      }
    } catch (error) {
      log.warn({ err: error }, "jobs could not be looked at");
    }
    return lookMs;
  });
  return {
    async wake(name: string) {
      if (!turns.some(({ job }) => job.name === name)) return;
      endedAtMs.delete(name);
      await makeDue(name).catch((error: unknown) => log.warn({ err: error, job: name }, "a job could not be woken"));
      looking.wake();
    },
    async stop() {
      await looking.stop();
      await Promise.all(underWay.values());
    },
  };
}

/** Runs the jobs that the settings ask for while this process runs. */
export function startJobs(jobs: readonly Job[], { config = readSettings(), lookMs = LOOK_MS } = {}): RunningJobs {
  const stopping = new AbortController();
  const onServer = new Map<string, Repetition>();
  const turns: Turn[] = [];
  const wakeDelays = new Map<string, number>();
  for (const job of jobs) {
    if (job.scope === "cluster") {
      const everySeconds = job.every(config);
      if (everySeconds !== null) turns.push({ job, everySeconds });
      continue;
    }
    const every = job.every(config);
    if (every === null) continue;
    onServer.set(job.name, repeatOnServer(job, every, stopping.signal, config));
    if (job.wakeDelayMs !== undefined) wakeDelays.set(job.name, job.wakeDelayMs);
  }
  const cluster = runClusterJobs(turns, stopping.signal, config, lookMs);

  const running: RunningJobs = {
    wake(name) {
      onServer.get(name)?.wake(wakeDelays.get(name));
      void cluster.wake(name);
    },
    async stop() {
      stopping.abort();
      if (holder.__presentlyJobs === running) holder.__presentlyJobs = undefined;
      await Promise.all([cluster.stop(), ...[...onServer.values()].map((repetition) => repetition.stop())]);
      await forgetServerFailures().catch((error: unknown) => log.warn({ err: error }, "the failures of this server stay recorded"));
    },
  };
  holder.__presentlyJobs = running;
  return running;
}
