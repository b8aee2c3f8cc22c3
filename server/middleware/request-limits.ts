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

/** Pages that say "too many requests" are drawn this often within ten seconds; a page costs a server ten times what a plain refusal does. */
export const DRAWN_REFUSALS = 5;
const drawn = new RateLimiterMemory({ keyPrefix: "drawn-refusals", points: DRAWN_REFUSALS, duration: 10 });

const isRefusedPage = ({ status, headers }: Response) => status === 429 && headers.get("content-type")?.startsWith("text/html") === true;

function refuse(requestId: string, waitMs: number): Response {
  const response = problemResponse(429, requestId);
  response.headers.set("retry-after", String(Math.ceil(waitMs / 1000)));
  return response;
}

/**
 * Answers 429 with Retry-After to a client address that asks too often for what is no cached page, unless it stands for many visitors (R3), and
 * without a page to one that goes on after several pages have refused it.
 */
export function limitRequests(accessOf: (pathname: string) => Access | undefined): MiddlewareHandler<ServerVariables> {
  return async (c, next) => {
    const rate = rateOf(accessOf(new URL(c.req.raw.url).pathname), c.req.method);
    const limiter = LIMITERS.get(rate?.name ?? "");
    const address = c.get("clientAddress");
    if (rate === undefined || limiter === undefined || isCrowd(address)) return next();
    const key = limitKeyOf(address);
    const refusals = await drawn.get(key);
    if (refusals !== null && refusals.remainingPoints <= 0) return refuse(c.get("requestId"), refusals.msBeforeNext);
    try {
      await limiter.consume(key);
    } catch (refusal) {
      const { msBeforeNext: waitMs = 60_000, consumedPoints } = refusal as Partial<RateLimiterRes>;
      // Only the first of a minute is logged: a flood must not fill the log.
      if (consumedPoints === rate.perMinute + 1) logGate({ gate: "limit", outcome: "refused", what: rate.name });
      return refuse(c.get("requestId"), waitMs);
    }
    await next();
    if (isRefusedPage(c.res)) await drawn.consume(key).catch(() => undefined);
    return undefined;
  };
}
