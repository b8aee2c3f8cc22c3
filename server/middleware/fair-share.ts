import type { MiddlewareHandler } from "hono";
import { turnKeyOf } from "#app/platform/untrusted-proxies.server.ts";
import { type BoundedQueue, createBoundedQueue, QueueFullError } from "#app/platform/work/bounded-queue.ts";
import { problemResponse } from "../problem.ts";
import type { ServerVariables } from "../render-page.ts";

/** Requests of one network address that are worked on at the same time: the loop answers others at the latest after these. */
const AT_ONCE = 2;
/** What takes longer waits for something that is not the loop: a database, a model, the rest of an upload. */
const TURN_MS = 250;
const BOUNDS = { atOnce: AT_ONCE, maxWaiting: 200, maxWaitMs: 15_000 };

/**
 * Works on a few requests at once of one network address that no cache or file has answered, so that a client who asks for a thousand
 * pages waits for them alone. Answers 429 with Retry-After where too many of one address wait. Requests that
 * may come from many people are not held back.
 */
export function fairShare(turnMs = TURN_MS): MiddlewareHandler<ServerVariables> {
  const lines = new Map<string, BoundedQueue>();
  return async (c, next) => {
    const key = turnKeyOf(c.get("clientAddress"));
    if (key === null) return next();
    const line = lines.get(key) ?? createBoundedQueue(BOUNDS);
    lines.set(key, line);
    let answering: Promise<void> | undefined;
    try {
      await line(async () => {
        answering = next();
        let timer: NodeJS.Timeout | undefined;
        const isOver = new Promise<void>((resolve) => (timer = setTimeout(resolve, turnMs)));
        await Promise.race([answering.catch(() => undefined), isOver]);
        clearTimeout(timer);
      });
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error;
      const response = problemResponse(429, c.get("requestId"));
      response.headers.set("retry-after", String(error.retryAfterSeconds));
      return response;
    } finally {
      if (line.isIdle() && lines.get(key) === line) lines.delete(key);
    }
    await answering;
    return undefined;
  };
}
