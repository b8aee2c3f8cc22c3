import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { type RequestInfo, requestInfoContext } from "#app/platform/request-context.ts";
import { pageHeaders } from "./middleware/security-headers.ts";
import type { RenderedPage } from "./page-server.ts";
import { withErrorReports } from "./report-errors.ts";

export type Renderer = (request: Request, info: Omit<RequestInfo, "cacheTags" | "html">) => Promise<RenderedPage>;

/**
 * Makes the function that answers a request through the routes. HTML is complete when it returns and carries its own
 * Content-Security-Policy. `siteUrl` is the address that forms may be sent from.
 */
export function createRenderer(build: ServerBuild, mode: string, siteUrl: string): Renderer {
  // Behind a TLS proxy the request looks like plain http, so the allowed origin has to be said.
  const handle = createRequestHandler({ ...withErrorReports(build), allowedActionOrigins: [new URL(siteUrl).host] }, mode);
  return async (request, given) => {
    const context = new RouterContextProvider();
    const info: RequestInfo = { ...given, cacheTags: new Set(), html: null };
    context.set(requestInfoContext, info);
    const response = await handle(request, context);
    // G1: away for now, so worth another try soon. (The router passes no headers on from a loader that throws.)
    if (response.status === 503) response.headers.set("retry-after", "5");
    if (info.html !== null) for (const [name, value] of Object.entries(pageHeaders(info.html, siteUrl))) response.headers.set(name, value);
    return { response, html: info.html, tags: info.cacheTags };
  };
}

/** What the middleware in front leaves for the handlers behind. */
export interface ServerVariables {
  Variables: { requestId: string; clientAddress: string | null };
}
