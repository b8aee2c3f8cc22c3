import { AsyncLocalStorage } from "node:async_hooks";

/** A query may take four seconds in the database itself (connectDatabase); where no word comes for longer, it is out of reach. */
const USUAL_MS = 4500;
/** An answer may lie there unread while this process was busy: so long it has to be read. */
const GRACE_MS = 500;

const scope = new AsyncLocalStorage<number>();

/** Lets the queries of `work` wait for `ms` each before the database counts as out of reach. */
export function withPatience<Result>(ms: number, work: () => Result): Result {
  return scope.run(ms, work);
}

/** Calls `giveUp` unless the returned function is called before the present patience has an end. */
export function startWaiting(giveUp: () => void): () => void {
  let timer = setTimeout(() => {
    timer = setTimeout(giveUp, GRACE_MS);
    timer.unref();
  }, scope.getStore() ?? USUAL_MS);
  timer.unref();
  return () => clearTimeout(timer);
}
