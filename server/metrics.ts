import { createHash, timingSafeEqual } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import type { Context, Handler } from "hono";
import type { Config } from "#app/platform/config.server.ts";
import { METRICS_CONTENT_TYPE, writeMetrics } from "#app/platform/metrics/instruments.server.ts";
import { problemResponse } from "./problem.ts";
import type { ServerVariables } from "./render-page.ts";

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;
const LOCAL_NAME = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;
/** Headers that proxies add, by the beginnings of their names. */
const FORWARDED = ["x-forwarded", "x-real-ip", "x-client-ip", "x-original-", "forwarded", "via", "cf-", "true-client-ip"];

/**
 * True for a request from this machine itself that did not pass a proxy on it. The Host header says nothing: a proxy sends whichever it is
 * told to, or the client's. Some proxies add no header at all, so a site with a public address, which has one before it, is not sure of
 * anybody.
 */
function isLocal(c: Context<ServerVariables>, siteUrl: string): boolean {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  return (
    LOOPBACK.test(incoming?.socket.remoteAddress ?? "") &&
    LOCAL_NAME.test(new URL(siteUrl).hostname) &&
    !Object.keys(c.req.header()).some((name) => FORWARDED.some((start) => name.startsWith(start)))
  );
}

function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

/**
 * Serves `/metrics` to Prometheus: with a token to everybody who sends it; without one to this machine, as long as the site's own address is
 * one of this machine too. Everybody else gets 404.
 */
export function metricsEndpoint({ metricsToken: token, siteUrl }: Pick<Config, "metricsToken" | "siteUrl">): Handler<ServerVariables> {
  return async (c) => {
    if (token !== undefined && !isSame(c.req.header("authorization") ?? "", `Bearer ${token}`))
      return problemResponse(401, c.get("requestId"));
    if (token === undefined && !isLocal(c, siteUrl)) return problemResponse(404, c.get("requestId"));
    return new Response(await writeMetrics(), { headers: { "content-type": METRICS_CONTENT_TYPE, "cache-control": "no-store" } });
  };
}
