import { z } from "zod";
import type { Config } from "../config.server.ts";
import { database } from "../db/database.server.ts";
import { readRows, rowOf, timestamp } from "../db/rows.server.ts";
import type { Job } from "./job.ts";
import { listServerFailures } from "./server-failures.server.ts";

/** How a job is doing. */
export interface JobState {
  name: string;
  title: string;
  scope: Job["scope"];
  /** Seconds between two runs, or "start"; null where the settings no longer ask for it. */
  every: number | "start" | null;
  isRunning: boolean;
  /** When it runs next, and when it last ended; null where that is not known, as for the jobs of each server. */
  nextAt: Date | null;
  lastFinishedAt: Date | null;
  /** When it last went well, also where it has failed since; null where that is not known. */
  lastSucceededAt: Date | null;
  /** Why the last run failed; null after a success. */
  lastFailure: string | null;
}

const turnRow = rowOf({
  name: z.string(),
  nextAt: timestamp,
  isRunning: z.boolean(),
  lastFinishedAt: timestamp.nullable(),
  lastSucceededAt: timestamp.nullable(),
  lastFailure: z.string().nullable(),
});

/** Returns how the jobs are doing that the settings ask for, or that have run before. */
export async function listJobStates(jobs: readonly Job[], config: Config): Promise<JobState[]> {
  const turns = await readRows(database(), turnRow)`
    select name, next_at as "nextAt", coalesce(claimed_until > now(), false) as "isRunning", last_finished_at as "lastFinishedAt",
      last_succeeded_at as "lastSucceededAt", last_failure as "lastFailure"
    from scheduled_jobs`;
  const failures = await listServerFailures();
  return jobs.flatMap((job) => {
    const every = job.every(config);
    const turn = turns.find(({ name }) => name === job.name);
    const failed = failures.find(({ name }) => name === job.name);
    if (every === null && turn === undefined) return [];
    return {
      name: job.name,
      title: job.title,
      scope: job.scope,
      every,
      isRunning: turn?.isRunning ?? false,
      nextAt: turn === undefined ? null : new Date(turn.nextAt),
      lastFinishedAt: toDate(turn?.lastFinishedAt ?? failed?.failedAt ?? null),
      lastSucceededAt: toDate(turn?.lastSucceededAt ?? null),
      lastFailure: turn?.lastFailure ?? failed?.failure ?? null,
    };
  });
}

function toDate(written: string | null): Date | null {
  return written === null ? null : new Date(written);
}
