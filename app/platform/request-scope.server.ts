import { AsyncLocalStorage } from "node:async_hooks";

interface Scope {
  requestId: string;
  /** By the clock of `performance.now()`. */
  startedAt: number;
  isForAnyone: boolean;
  /** Milliseconds that the request has waited for the database in vain. */
  vainWait: { ms: number };
  limitPageAge: ((until: Date) => void) | undefined;
}

const scope = new AsyncLocalStorage<Scope>();

/**
 * Runs `work` as part of a request: its log lines, and its queries in the database's own log and activity, carry the request's id.
 * `isForAnyone` marks a read without a session, so that a replica may answer what is public (readDatabase). `limitPageAge` receives the
 * time until which what was read may be shown.
 */
export function runInRequest<Result>(
  requestId: string,
  work: () => Result,
  { isForAnyone = false, limitPageAge }: { isForAnyone?: boolean; limitPageAge?: (until: Date) => void } = {},
): Result {
  const vainWait = scope.getStore()?.vainWait ?? { ms: 0 };
  return scope.run({ requestId, startedAt: requestStartedAt(), isForAnyone, vainWait, limitPageAge }, work);
}

/** Says that the page under way shows something that may stand only until then. */
export function limitPageAge(until: Date): void {
  scope.getStore()?.limitPageAge?.(until);
}

/** Returns the id of the request that the present work belongs to; undefined outside of a request. */
export function currentRequestId(): string | undefined {
  return scope.getStore()?.requestId;
}

/** Returns when the request of the present work began, by the clock of `performance.now()`; outside of a request, now. */
export function requestStartedAt(): number {
  return scope.getStore()?.startedAt ?? performance.now();
}

/** Returns how long the request of the present work has waited for the database in vain, for the pool to count; undefined outside of one. */
export function vainWaitForDatabase(): { ms: number } | undefined {
  return scope.getStore()?.vainWait;
}

/** True where the present work belongs to a request without a session that only reads. */
export function isForAnyone(): boolean {
  return scope.getStore()?.isForAnyone === true;
}
