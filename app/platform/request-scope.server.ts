import { AsyncLocalStorage } from "node:async_hooks";
import type { DearKind } from "./work/dear-work.ts";

/** How long a request has waited for the database in vain. */
export interface VainWait {
  ms: number;
  /** Until when that is counted, by the clock of `performance.now()`: queries that wait at the same time count once. */
  countedUntil: number;
}

interface Scope {
  requestId: string;
  /** By the clock of `performance.now()`. */
  startedAt: number;
  isForAnyone: boolean;
  vainWait: VainWait;
  limitPageAge: ((until: Date) => void) | undefined;
  /** Who asks, as limits count them; null where that is unknown, or stands for many. */
  client: string | null;
  /** Aborts when the client has gone. A function, as most requests are answered without anybody looking. */
  signal: () => AbortSignal | undefined;
  /** The dear work that the request's address names, where tests hold requests to it. */
  dear: readonly DearKind[] | undefined;
  /** What `oncePerRequest` has read. */
  read: Map<string, Promise<unknown>>;
}

const scope = new AsyncLocalStorage<Scope>();

/**
 * Runs `work` as part of a request: its log lines carry the request's id, and so do, in the database's own log and activity, its statements that
 * are not prepared under a name. `isForAnyone` marks a read without a session, so that a replica may answer what is public (readDatabase). `limitPageAge` receives the
 * time until which what was read may be shown. Dear work waits for the turn of `client`, and until `signal` aborts.
 */
export function runInRequest<Result>(
  requestId: string,
  work: () => Result,
  {
    isForAnyone = false,
    limitPageAge,
    client = null,
    signal = () => undefined,
    dear,
  }: Partial<Omit<Scope, "requestId" | "startedAt" | "vainWait" | "read">> = {},
): Result {
  const vainWait = scope.getStore()?.vainWait ?? { ms: 0, countedUntil: 0 };
  const read = new Map<string, Promise<unknown>>();
  return scope.run({ requestId, startedAt: requestStartedAt(), isForAnyone, vainWait, limitPageAge, client, signal, dear, read }, work);
}

/** Says that the page under way shows something that may stand only until then. */
export function limitPageAge(until: Date): void {
  scope.getStore()?.limitPageAge?.(until);
}

/** Runs a part of the request's work, and returns with its result until when that may be shown, where something limits it. */
export async function noteAgeLimit<Result>(work: () => Promise<Result>): Promise<{ result: Result; until: Date | null }> {
  const request = scope.getStore();
  if (request === undefined) return { result: await work(), until: null };
  let until: Date | null = null;
  const note = (limit: Date) => {
    if (until === null || limit < until) until = limit;
  };
  return { result: await scope.run({ ...request, limitPageAge: note }, work), until };
}

/** Returns the id of the request that the present work belongs to; undefined outside of a request. */
export function currentRequestId(): string | undefined {
  return scope.getStore()?.requestId;
}

/** Returns for whom the present work is done; undefined outside of a request. */
export function currentRequest(): Pick<Scope, "client" | "signal" | "dear"> | undefined {
  return scope.getStore();
}

/** Returns when the request of the present work began, by the clock of `performance.now()`; outside of a request, now. */
export function requestStartedAt(): number {
  return scope.getStore()?.startedAt ?? performance.now();
}

/** Returns how long the request of the present work has waited for the database in vain, for the pool to count; undefined outside of one. */
export function vainWaitForDatabase(): VainWait | undefined {
  return scope.getStore()?.vainWait;
}

/** True where the present work belongs to a request without a session that only reads. */
export function isForAnyone(): boolean {
  return scope.getStore()?.isForAnyone === true;
}

/** Returns what `read` returns, once for all of a request's parts that ask for the same `key`; outside of a request each reads for itself. */
export function oncePerRequest<Value>(key: string, read: () => Promise<Value>): Promise<Value> {
  const known = scope.getStore()?.read;
  const reading = (known?.get(key) as Promise<Value> | undefined) ?? read();
  known?.set(key, reading);
  return reading;
}
