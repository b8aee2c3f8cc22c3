import type { MiddlewareHandler } from "hono";
import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import { type Access, listRates, rateOf } from "#app/access.ts";
import { limitKeyOf } from "#app/platform/client-address.server.ts";
import { logGate } from "#app/platform/log.server.ts";
import { isCrowd } from "#app/platform/untrusted-proxies.server.ts";
import { problemResponse } from "../problem.ts";
import type { ServerVariables } from "../render-page.ts";

/** The counters by their names. They are in memory: they limit floods and guard no secret. */
function createLimiters(): Map<string, RateLimiterMemory> {
  return new Map(
    listRates().map(({ name, perMinute }) => [name, new RateLimiterMemory({ keyPrefix: name, points: perMinute, duration: 60 })]),
  );
}

const LIMITERS = createLimiters();

/** Answers 429 with Retry-After to a client address that asks too often for what is no cached page, unless it stands for many visitors (R3). */
export function limitRequests(accessOf: (pathname: string) => Access | undefined): MiddlewareHandler<ServerVariables> {
  return async (c, next) => {
    const rate = rateOf(accessOf(new URL(c.req.raw.url).pathname), c.req.method);
    const limiter = LIMITERS.get(rate?.name ?? "");
    const address = c.get("clientAddress");
    if (rate === undefined || limiter === undefined || isCrowd(address)) return next();
    try {
      await limiter.consume(limitKeyOf(address));
    } catch (refusal) {
      const { msBeforeNext: waitMs = 60_000, consumedPoints } = refusal as Partial<RateLimiterRes>;
      // Only the first of a minute is logged: a flood must not fill the log.
      if (consumedPoints === rate.perMinute + 1) logGate({ gate: "limit", outcome: "refused", what: rate.name });
      const response = problemResponse(429, c.get("requestId"));
      response.headers.set("retry-after", String(Math.ceil(waitMs / 1000)));
      return response;
    }
    return next();
  };
}
