import { log } from "./log.server.ts";

/** Lets a write go on that nobody waits for, such as a count. Where it fails that is logged, and whoever was served does not notice. */
export function inTheBackground(work: Promise<void>): void {
  work.catch((error: unknown) => log.warn({ err: error }, "work in the background failed"));
}
