import type { Config } from "../config.server.ts";
import type { DearKind } from "../work/dear-work.ts";

/** Work that runs by itself. */
interface JobBase {
  /** Unique and in kebab-case: names the job's row, metric and trace. */
  name: string;
  /** What it does, as the health page says it. */
  title: string;
  /** The dear work that it does, in that work's turn. */
  dear?: DearKind;
  /**
   * Runs the job. The signal aborts when the server stops: the run then ends soon, and another server, or the next start, repeats it. Throws
   * to report a failure, which the health page shows until a run goes well.
   */
  run(signal: AbortSignal, config: Config): Promise<void>;
}

/** A job of which one server at a time takes a run, for all of them. */
export interface ClusterJob extends JobBase {
  scope: "cluster";
  /** Returns the seconds from the end of a run to the next one; null where the settings do not ask for the job. */
  every(config: Config): number | null;
}

/** A job that every server runs for itself. */
export interface ServerJob extends JobBase {
  scope: "server";
  /** As for a cluster's job; "start" runs it once, when the server starts. */
  every(config: Config): number | "start" | null;
  /** Milliseconds from wakeJob to the run. */
  wakeDelayMs?: number;
}

export type Job = ClusterJob | ServerJob;

/** A failed run is repeated after an hour, or at the next regular time if that is sooner. */
const RETRY_SECONDS = 3600;

export function retrySeconds(everySeconds: number): number {
  return Math.min(everySeconds, RETRY_SECONDS);
}
