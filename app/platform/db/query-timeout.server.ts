import { AsyncLocalStorage } from "node:async_hooks";
import { UnavailableError } from "../errors.ts";
import { vainWaitForDatabase } from "../request-scope.server.ts";

/**
 * The database itself ends a query after three and a half seconds (connectDatabase); after a longer silence it counts as out of reach. A request waits so
 * long in vain in all, whatever it asks (G1).
 */
const QUERY_TIMEOUT_MS = 3300;
/** What another database has for its answer where the first has used up the request's time: both together stay within five seconds. */
const LAST_MOMENT_MS = 300;
/** An answer may have arrived while this process was busy; this time lets the process read it. */
const GRACE_MS = 400;
/** What a query has in any case of a database that has left earlier ones unanswered. */
const JOINING_MS = 1000;

const scope = new AsyncLocalStorage<number>();

/** Lets each query of `work` wait for `ms` before the database counts as out of reach. */
export function withTimeout<Result>(ms: number, work: () => Result): Result {
  return scope.run(ms, work);
}

const timeLeftMs = () => scope.getStore() ?? QUERY_TIMEOUT_MS - (vainWaitForDatabase()?.ms ?? 0);

/** How long a database has left everything that waits for it without an answer: a query that begins late shares what the others have learned. */
export class Silence {
  #waiting = 0;
  #since = 0;

  /** Milliseconds; 0 while nothing waits. */
  get ms(): number {
    return this.#waiting === 0 ? 0 : performance.now() - this.#since;
  }

  beginWait(): void {
    if (this.#waiting === 0) this.#since = performance.now();
    this.#waiting += 1;
  }

  endWait(): void {
    this.#waiting -= 1;
  }

  /** Says that the database has answered something. */
  end(): void {
    this.#since = performance.now();
  }
}

/** Calls `onTimeout` unless the returned function is called, once, within the timeout in force. */
export function startTimeout(onTimeout: () => void, silence: Silence): () => void {
  const given = scope.getStore();
  if (given !== undefined) return startTimer(onTimeout, given);
  const total = vainWaitForDatabase();
  const clear = startTimer(
    () => {
      // This was all that the request had, however late its query began.
      if (total !== undefined) total.ms = Math.max(total.ms, QUERY_TIMEOUT_MS);
      onTimeout();
    },
    Math.min(timeLeftMs(), Math.max(QUERY_TIMEOUT_MS - silence.ms, JOINING_MS)),
  );
  silence.beginWait();
  return () => {
    clear();
    silence.endWait();
  };
}

function startTimer(onTimeout: () => void, ms: number): () => void {
  let timer = setTimeout(() => {
    timer = setTimeout(onTimeout, GRACE_MS);
    timer.unref();
  }, ms);
  timer.unref();
  return () => clearTimeout(timer);
}

/**
 * Runs a wait for the database; where it fails, its time counts among the request's waits in vain, and an answer lets the request wait anew. Throws
 * UnavailableError at once where the request has waited long enough.
 */
export function countVainWait<Result>(wait: () => Promise<Result>): Promise<Result> {
  return countSharedWait(async () => {
    const result = await wait();
    const total = vainWaitForDatabase();
    if (total !== undefined) total.ms = 0;
    return result;
  });
}

/** Runs a wait for a reading that another request may have begun. It counts as a wait for the database does, but an answer says nothing of that. */
export async function countSharedWait<Result>(wait: () => Promise<Result>): Promise<Result> {
  const total = vainWaitForDatabase();
  if (total === undefined) return wait();
  if (timeLeftMs() <= 0) throw new UnavailableError("The database has not answered this request");
  const startedAt = performance.now();
  try {
    return await wait();
  } catch (error) {
    const now = performance.now();
    total.ms += now - Math.max(startedAt, total.countedUntil);
    total.countedUntil = now;
    throw error;
  }
}

/**
 * Runs a wait for another database than the one that has not answered, with a moment of its own where the request has waited as long as it may.
 * An answer does not set the request's waits in vain back: it does not wait again for the database that is away.
 */
export async function withLastMoment<Result>(wait: () => Promise<Result>): Promise<Result> {
  const total = vainWaitForDatabase();
  if (total === undefined) return wait();
  const { ms } = total;
  try {
    return await withTimeout(Math.max(timeLeftMs(), LAST_MOMENT_MS), wait);
  } finally {
    total.ms = Math.max(total.ms, ms);
  }
}
