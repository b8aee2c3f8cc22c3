import { letOthersRun } from "./bounded-queue.ts";

/** Work that stops now and then, where it may be interrupted, and returns its result in the end. */
export type Steps<Result> = Generator<undefined, Result>;

/** What a step may take before others get their look; shorter ones go on at once, so that small work stays quick. */
const STEP_MS = 2;

/** Does all steps without a break. */
export function runAtOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/** Does the steps and lets the loop serve others between them. */
export async function runBesideOthers<Result>(steps: Steps<Result>): Promise<Result> {
  let beganAt = performance.now();
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
    if (performance.now() - beganAt < STEP_MS) continue;
    await letOthersRun();
    beganAt = performance.now();
  }
}
