import { setTimeout as sleep } from "node:timers/promises";
import type { MiddlewareHandler } from "hono";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { limitKeyOf } from "#app/platform/client-address.server.ts";
import { isCrowd } from "#app/platform/untrusted-proxies.server.ts";
import type { ServerVariables } from "../render-page.ts";

/** Refusals of one address within ten seconds that are answered at once: somebody was merely too quick. */
export const QUICK_REFUSALS = 5;
const WINDOW_SECONDS = 10;
/** Answers that wait at the same time, each with its connection and less than 100 kB; what comes beyond them is answered at once. */
const MOST_WAITING = 500;

/**
 * Lets a client address wait for each refusal once several have come quickly, unless it stands for many visitors, and says to the routes that
 * no page is to be drawn for it. A program that asks again as soon as it is refused would otherwise fill the loop with refusals alone.
 */
export function slowRefusals(delayMs = 1000): MiddlewareHandler<ServerVariables> {
  const refusals = new RateLimiterMemory({ keyPrefix: "refusals", points: QUICK_REFUSALS, duration: WINDOW_SECONDS });
  let waiting = 0;
  return async (c, next) => {
    const address = c.get("clientAddress");
    if (isCrowd(address)) return next();
    const key = limitKeyOf(address);
    const isRefusedAgain = ((await refusals.get(key))?.consumedPoints ?? 0) >= QUICK_REFUSALS;
    c.set("isRefusedAgain", isRefusedAgain);
    await next();
    if (c.res.status !== 429) return undefined;
    await refusals.consume(key).catch(() => undefined);
    if (!isRefusedAgain || waiting >= MOST_WAITING) return undefined;
    waiting++;
    // Not all after the same time, as they would then be sent again at the same moment.
    await sleep(delayMs * (0.5 + Math.random())).finally(() => waiting--);
    return undefined;
  };
}
