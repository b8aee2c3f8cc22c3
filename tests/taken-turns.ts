import type { DearKind } from "#app/platform/work/dear-work.ts";
import { doDearWork } from "#app/platform/work/do-dear-work.server.ts";

/** The most turns that a kind of dear work whose bounds say `spare` has, however many processors there are. */
const MOST_SPARE = 3;

/** Runs `look` while all turns of a kind of dear work are taken: what needs one waits until `look` has ended. */
export async function whileTurnsAreTaken<Result>(kind: DearKind, look: () => Promise<Result>): Promise<Result> {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const turns = Array.from({ length: MOST_SPARE }, (_, turn) => doDearWork(kind, () => ended, { client: `turn ${turn}` }));
  try {
    return await look();
  } finally {
    end();
    await Promise.all(turns);
  }
}

/** True where the work has not ended within the time that it would take if nothing stood before it. */
export async function isWaiting(work: Promise<unknown>, ms = 1000): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<true>();
  const timer = setTimeout(() => resolve(true), ms);
  try {
    return await Promise.race([late, work.then(() => false)]);
  } finally {
    clearTimeout(timer);
  }
}
