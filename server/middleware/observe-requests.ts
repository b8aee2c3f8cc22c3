import type { MiddlewareHandler } from "hono";
import { loggablePath } from "#app/platform/loggable-path.ts";
import { log } from "#app/platform/log.server.ts";
import { countRequest } from "#app/platform/metrics/instruments.server.ts";
import { runInRequest } from "#app/platform/request-scope.server.ts";
import type { ServerVariables } from "../render-page.ts";

/** What an address is for, by its first part; everything else is a page. */
const KINDS: Record<string, string> = {
  api: "api",
  admin: "admin",
  media: "media",
  assets: "static",
  auth: "account",
  profile: "account",
  healthz: "health",
  readyz: "health",
  metrics: "health",
};

/** Counts and times every request, ties to it what is done on its behalf, and logs it at level debug. */
export const observeRequests: MiddlewareHandler<ServerVariables> = (c, next) =>
  runInRequest(c.get("requestId"), async () => {
    const startedAt = performance.now();
    await next();
    const ms = performance.now() - startedAt;
    countRequest(KINDS[c.req.path.split("/")[1] ?? ""] ?? "page", c.res.status, ms);
    log.debug({ method: c.req.method, path: loggablePath(c.req.path), status: c.res.status, ms: Math.round(ms) }, "request");
  });
