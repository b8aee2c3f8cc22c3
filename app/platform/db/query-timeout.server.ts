import { AsyncLocalStorage } from "node:async_hooks";

/** The database itself ends a query after four seconds (connectDatabase); after a longer silence it counts as out of reach. */
const DEFAULT_TIMEOUT_MS = 4500;
/** An answer may have arrived while this process was busy; this time lets the process read it. */
const GRACE_MS = 500;

const scope = new AsyncLocalStorage<number>();

/** Lets each query of `work` wait for `ms` before the database counts as out of reach. */
export function withTimeout<Result>(ms: number, work: () => Result): Result {
  return scope.run(ms, work);
}

/** Calls `onTimeout` unless the returned function is called within the timeout in force. */
export function startTimeout(onTimeout: () => void): () => void {
  let timer = setTimeout(() => {
    timer = setTimeout(onTimeout, GRACE_MS);
    timer.unref();
  }, scope.getStore() ?? DEFAULT_TIMEOUT_MS);
  timer.unref();
  return () => clearTimeout(timer);
}
