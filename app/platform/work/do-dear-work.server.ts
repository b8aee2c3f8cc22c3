import { availableParallelism } from "node:os";
import { currentRequest } from "../request-scope.server.ts";
import { type BoundedQueue, createBoundedQueue, type WaitsFor } from "./bounded-queue.ts";
import { DEAR_WORK, type DearKind, type DearWork } from "./dear-work.ts";

const SPARE = Math.max(1, Math.min(3, availableParallelism() - 1));

const queues = new Map(
  Object.entries<DearWork>(DEAR_WORK).map(([kind, { waitSeconds, atOnce, ...bounds }]): [string, BoundedQueue] => [
    kind,
    createBoundedQueue({ ...bounds, atOnce: atOnce === "spare" ? SPARE : atOnce, maxWaitMs: waitSeconds * 1000 }),
  ]),
);

/**
 * Does dear work in its kind's turn (DEAR_WORK). Within a request it counts for the request's network address, and is not begun once the
 * client has gone. Throws QueueFullError, which pages answer with 503 and Retry-After, where too much of it waits. Work must not ask for a
 * turn of its own kind again. In tests it throws where the request's address does not name the kind.
 */
export function doDearWork<Result>(
  kind: DearKind,
  work: () => Promise<Result>,
  { client = currentRequest()?.client, signal = currentRequest()?.signal() }: WaitsFor = {},
): Promise<Result> {
  const named = currentRequest()?.dear;
  if (named !== undefined && !named.includes(kind)) throw new Error(`The address of this request names no ${kind} in app/access.ts`);
  return (queues.get(kind) as BoundedQueue)(work, { client, signal });
}
