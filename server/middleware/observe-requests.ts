import { SpanKind } from "@opentelemetry/api";
import type { MiddlewareHandler } from "hono";
import { redactPath } from "#app/platform/redacted-path.ts";
import { log } from "#app/platform/log.server.ts";
import { countRequest } from "#app/platform/metrics/instruments.server.ts";
import { runInRequest } from "#app/platform/request-scope.server.ts";
import { inSpan } from "#app/platform/tracing/spans.server.ts";
import type { ServerVariables } from "../render-page.ts";

/** Kinds of addresses by their first part; everything else is a page. */
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

/** Counts, times and traces every request, ties all work on its behalf to it, and logs it at level debug. */
export const observeRequests: MiddlewareHandler<ServerVariables> = (c, next) => {
  const { method } = c.req;
  const requestId = c.get("requestId");
  const path = redactPath(c.req.path);
  const kind = KINDS[c.req.path.split("/")[1] ?? ""] ?? "page";
  const attributes = { "http.request.method": method, "url.path": path, "presently.request_id": requestId };
  return runInRequest(requestId, () =>
    inSpan(`${method} ${kind}`, { kind: SpanKind.SERVER, attributes, traceParent: c.get("traceParent") }, async (annotate) => {
      const startedAt = performance.now();
      await next();
      const ms = performance.now() - startedAt;
      const { status } = c.res;
      countRequest(kind, status, ms);
      annotate({ "http.response.status_code": status });
      log.debug({ method, path, status, ms: Math.round(ms) }, "request");
    }),
  );
};
