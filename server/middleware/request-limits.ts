import type { MiddlewareHandler } from "hono";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { limitKeyOf } from "#app/platform/client-address.server.ts";
import { problemResponse } from "../problem.ts";
import type { ServerVariables } from "../render-page.ts";

/**
 * Requests per minute and client address to everything but cached pages. The counters are in memory: they limit floods and guard no secret.
 */
const LIMITS: { matches: (path: string) => boolean; limiter: RateLimiterMemory }[] = [
  { matches: (path) => path.startsWith("/api/"), limiter: new RateLimiterMemory({ keyPrefix: "api", points: 300, duration: 60 }) },
  {
    matches: (path) => /^\/search(\.data)?$/.test(path),
    limiter: new RateLimiterMemory({ keyPrefix: "search", points: 120, duration: 60 }),
  },
  {
    matches: (path) => /^\/gift-finder(\.data)?$/.test(path),
    limiter: new RateLimiterMemory({ keyPrefix: "finder", points: 300, duration: 60 }),
  },
  { matches: (path) => path === "/clicks", limiter: new RateLimiterMemory({ keyPrefix: "clicks", points: 60, duration: 60 }) },
  { matches: (path) => path === "/blog-readings", limiter: new RateLimiterMemory({ keyPrefix: "readings", points: 60, duration: 60 }) },
  {
    matches: (path) => path.startsWith("/share-pictures/"),
    limiter: new RateLimiterMemory({ keyPrefix: "share", points: 120, duration: 60 }),
  },
];

/** Answers 429 with Retry-After to a client address that asks too often. */
export function limitRequests(): MiddlewareHandler<ServerVariables> {
  return async (c, next) => {
    const limit = LIMITS.find(({ matches }) => matches(c.req.path));
    if (limit === undefined) return next();
    try {
      await limit.limiter.consume(limitKeyOf(c.get("clientAddress")));
    } catch (refusal) {
      const waitMs = (refusal as { msBeforeNext?: number }).msBeforeNext ?? 60_000;
      const response = problemResponse(429, c.get("requestId"));
      response.headers.set("retry-after", String(Math.ceil(waitMs / 1000)));
      return response;
    }
    return next();
  };
}
