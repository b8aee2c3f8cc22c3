import { AsyncLocalStorage } from "node:async_hooks";

interface Scope {
  requestId: string;
  isForAnyone: boolean;
}

const scope = new AsyncLocalStorage<Scope>();

/**
 * Runs `work` as part of a request: what it logs, and its queries in the database's own log and activity, carry the request's id.
 * `isForAnyone`: somebody reads who has no session, so that a replica may answer what is public (readDatabase).
 */
export function runInRequest<Result>(requestId: string, work: () => Result, { isForAnyone = false } = {}): Result {
  return scope.run({ requestId, isForAnyone }, work);
}

/** The id of the request that the present work belongs to; undefined for what belongs to none. */
export function currentRequestId(): string | undefined {
  return scope.getStore()?.requestId;
}

/** True where the present work belongs to a request of somebody without a session who only reads. */
export function isForAnyone(): boolean {
  return scope.getStore()?.isForAnyone === true;
}
