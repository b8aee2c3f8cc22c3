import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import { isTrusted, plainAddress, resolveClientAddress } from "#app/platform/client-address.server.ts";
import type { Config } from "#app/platform/config.server.ts";
import { noticeForwarding } from "#app/platform/untrusted-proxies.server.ts";
import type { ServerVariables } from "../render-page.ts";

/** Ids that are taken over; they are written into the log, and into statements as a comment. */
const REQUEST_ID = /^[A-Za-z0-9-]{8,64}$/;

/**
 * Gives every request an id, returned in `x-request-id`, and determines its client address (R2). The id and the trace of a trusted proxy are
 * taken over.
 */
export function identifyRequests(config: Config): MiddlewareHandler<ServerVariables> {
  return async (c, next) => {
    const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
    const isFromProxy = isTrusted(plainAddress(incoming?.socket.remoteAddress ?? ""), config.trustedProxies);
    const given = isFromProxy ? (c.req.header("x-request-id") ?? "") : "";
    const requestId = REQUEST_ID.test(given) ? given : crypto.randomUUID();
    if (isFromProxy) c.set("traceParent", c.req.header("traceparent"));
    noticeForwarding(incoming?.socket.remoteAddress, c.req.raw.headers, config.trustedProxies);
    c.set("requestId", requestId);
    c.set("clientAddress", resolveClientAddress(incoming?.socket.remoteAddress, c.req.header("x-forwarded-for"), config.trustedProxies));
    await next();
    c.res.headers.set("x-request-id", requestId);
  };
}
