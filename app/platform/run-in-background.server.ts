import { log } from "./log.server.ts";

/** Lets a write continue that no answer waits for, such as a count. A failure is logged and does not affect the answer. */
export function runInBackground(work: Promise<void>): void {
  work.catch((error: unknown) => log.warn({ err: error }, "work in the background failed"));
}
