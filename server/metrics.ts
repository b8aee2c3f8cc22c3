import { createHash, timingSafeEqual } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import type { Context, Handler } from "hono";
import { METRICS_CONTENT_TYPE, writeMetrics } from "#app/platform/metrics/instruments.server.ts";
import { problemResponse } from "./problem.ts";
import type { ServerVariables } from "./render-page.ts";

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;
const LOCAL_HOST = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/;
const FORWARDED = ["x-forwarded-for", "forwarded", "x-real-ip", "via"];

/** True for a request from this machine itself that did not pass a proxy on it. */
function isLocal(c: Context<ServerVariables>): boolean {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  return (
    LOOPBACK.test(incoming?.socket.remoteAddress ?? "") &&
    LOCAL_HOST.test(c.req.header("host") ?? "") &&
    FORWARDED.every((name) => c.req.header(name) === undefined)
  );
}

function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

/** Serves `/metrics` to Prometheus: with a token to everybody who sends it, without one only to this machine; everybody else gets 404. */
export function metricsEndpoint(token: string | undefined): Handler<ServerVariables> {
  return async (c) => {
    if (token !== undefined && !isSame(c.req.header("authorization") ?? "", `Bearer ${token}`))
      return problemResponse(401, c.get("requestId"));
    if (token === undefined && !isLocal(c)) return problemResponse(404, c.get("requestId"));
    return new Response(await writeMetrics(), { headers: { "content-type": METRICS_CONTENT_TYPE, "cache-control": "no-store" } });
  };
}
