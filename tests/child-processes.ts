import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";

const LOOK_AGAIN_MS = 50;
const ANSWER_WITHIN_MS = 5000;

/** Ends a process, unless it has ended. Returns its exit code, null where a signal ended it. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals = "SIGTERM"): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }
  return child.exitCode;
}

const answersWell = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Resolves when `url` is answered with success. Rejects after `withinMs`, and as soon as `child`, which should answer, has ended. */
export async function untilAnswered(url: string, withinMs: number, child?: ChildProcess): Promise<void> {
  const deadline = performance.now() + withinMs;
  while (!(await answersWell(url))) {
    if (typeof child?.exitCode === "number") throw new Error(`The process that should answer ${url} ended with ${child.exitCode}`);
    if (performance.now() > deadline) throw new Error(`No good answer from ${url} within ${withinMs / 1000} s`);
    await sleep(LOOK_AGAIN_MS);
  }
}
