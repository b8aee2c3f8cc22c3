import { AsyncLocalStorage } from "node:async_hooks";

const scope = new AsyncLocalStorage<{ requestId: string }>();

/** Runs `work` as part of a request: what it logs, and its queries in the database's own log and activity, carry the request's id. */
export function runInRequest<Result>(requestId: string, work: () => Result): Result {
  return scope.run({ requestId }, work);
}

/** The id of the request that the present work belongs to; undefined for what belongs to none. */
export function currentRequestId(): string | undefined {
  return scope.getStore()?.requestId;
}
