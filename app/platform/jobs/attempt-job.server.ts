import type { Config } from "../config.server.ts";
import { isDatabaseAway } from "../db/database.server.ts";
import { log } from "../log.server.ts";
import { countJob } from "../metrics/instruments.server.ts";
import { inSpan } from "../tracing/spans.server.ts";
import type { Job } from "./job.ts";

const MAX_FAILURE_LENGTH = 500;

/** Names of the jobs whose last run in this process failed. */
const failing = new Set<string>();

/** Returns the names of the jobs whose last run in this process failed. */
export const listFailingJobs = (): string[] => [...failing].toSorted();

/** How a run ended; `interrupted` where it failed because the server stops. */
export type RunOutcome = { kind: "done" } | { kind: "failed"; failure: string } | { kind: "interrupted" };

/** Runs a job once, traced and counted. A failure is logged; never rejects. */
export async function attemptJob({ name, run }: Job, signal: AbortSignal, config: Config): Promise<RunOutcome> {
  try {
    await inSpan(`job ${name}`, {}, () => run(signal, config));
    countJob(name, true);
    failing.delete(name);
    return { kind: "done" };
  } catch (error) {
    if (signal.aborted) return { kind: "interrupted" };
    // Without the database most jobs fail, again and again, and other messages say so already.
    log[isDatabaseAway(error) ? "warn" : "error"]({ err: error, job: name }, "a job failed");
    countJob(name, false);
    failing.add(name);
    return { kind: "failed", failure: (error instanceof Error ? error.message : String(error)).slice(0, MAX_FAILURE_LENGTH) };
  }
}
