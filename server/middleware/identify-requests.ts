import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import { resolveClientAddress } from "#app/platform/client-address.server.ts";
import type { Config } from "#app/platform/config.server.ts";
import { noticeForwarding } from "#app/platform/untrusted-proxies.server.ts";
import type { ServerVariables } from "../render-page.ts";

/** Gives every request an id, returned in `x-request-id`, and determines its client address (R2). */
export function identifyRequests(config: Config): MiddlewareHandler<ServerVariables> {
  return async (c, next) => {
    const requestId = crypto.randomUUID();
    const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
    noticeForwarding(incoming?.socket.remoteAddress, c.req.raw.headers, config.trustedProxies);
    c.set("requestId", requestId);
    c.set("clientAddress", resolveClientAddress(incoming?.socket.remoteAddress, c.req.header("x-forwarded-for"), config.trustedProxies));
    await next();
    c.res.headers.set("x-request-id", requestId);
  };
}
