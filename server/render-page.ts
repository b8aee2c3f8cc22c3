import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { countRender } from "#app/platform/metrics/instruments.server.ts";
import { type RequestInfo, requestInfoContext } from "#app/platform/request-context.ts";
import { runInRequest } from "#app/platform/request-scope.server.ts";
import type { DearKind } from "#app/platform/work/dear-work.ts";
import { turnKeyOf } from "#app/platform/untrusted-proxies.server.ts";
import { inSpan } from "#app/platform/tracing/spans.server.ts";
import { pageHeaders } from "./middleware/security-headers.ts";
import type { RenderedPage } from "./page-server.ts";
import { withAccessRules } from "./enforce-access.ts";
import { withErrorReports } from "./report-errors.ts";

/** What the product gives to the server beside its routes. */
type BuiltEntry = typeof import("#app/entry.server.tsx");

export function entryOf({ entry }: ServerBuild): BuiltEntry {
  return entry.module as BuiltEntry;
}

export type Renderer = (
  request: Request,
  info: Omit<RequestInfo, "cacheTags" | "expiresAt" | "connectsTo" | "body" | "html" | "answer">,
) => Promise<RenderedPage>;

/**
 * Makes the function that answers a request through the routes. HTML is complete when it returns and carries its own
 * Content-Security-Policy. `siteUrl` is the address that forms may be sent from. With `dearOf`, which tests give, no request does dear work
 * that its path does not name. `isFramedAt` tells the pages that others of this site show in a frame.
 */
export function createRenderer(
  build: ServerBuild,
  mode: string,
  siteUrl: string,
  dearOf?: (pathname: string) => readonly DearKind[],
  isFramedAt?: (pathname: string) => boolean,
): Renderer {
  // Behind a TLS proxy the request looks like plain HTTP, so the allowed origin has to be stated.
  const rules = entryOf(build);
  const guarded = withErrorReports(withAccessRules(build, rules));
  const handle = createRequestHandler({ ...guarded, allowedActionOrigins: [new URL(siteUrl).host] }, mode);
  return async (request, given) => {
    const context = new RouterContextProvider();
    const info: RequestInfo = {
      ...given,
      cacheTags: new Set(),
      expiresAt: null,
      connectsTo: new Set(),
      body: { maxBytes: 0, seconds: 0 },
      html: null,
      answer: { cookies: [], isPersonal: false },
    };
    context.set(requestInfoContext, info);
    const startedAt = performance.now();
    const rendering = () => inSpan("render", { attributes: { "presently.request_id": given.requestId } }, () => handle(request, context));
    // Users with a session may just have changed something, on this server or another, so their reads go to the primary.
    const isForAnyone = (request.method === "GET" || request.method === "HEAD") && !rules.carriesSession(request);
    const limits: Date[] = [];
    const limitPageAge = (until: Date) => void limits.push(until);
    const dear = dearOf?.(new URL(request.url).pathname);
    const asked = { isForAnyone, limitPageAge, dear, client: turnKeyOf(given.clientAddress), signal: () => request.signal };
    const response = withAnswer(await runInRequest(given.requestId, rendering, asked), info.answer);
    if (info.html !== null) countRender(performance.now() - startedAt);
    // G1: the database is away for now, so a client should soon try again. (The router passes no headers on from a loader that throws.)
    if (response.status === 503 && !response.headers.has("retry-after")) response.headers.set("retry-after", "5");
    if (info.html !== null) {
      // An error page in the place of a framed one is shown in no frame.
      const isFramed = response.ok && isFramedAt?.(new URL(request.url).pathname) === true;
      const headers = pageHeaders(info.html, siteUrl, { isFramed, connectsTo: info.connectsTo });
      for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    }
    return { response, html: info.html, tags: info.cacheTags, expiresAt: earliest(info.expiresAt, limits) };
  };
}

function earliest(first: Date | null, others: readonly Date[]): Date | null {
  return others.reduce((least, date) => (least === null || date < least ? date : least), first);
}

/** Returns the response with the requested cookies; personal answers are marked so that no cache stores them (O5). */
function withAnswer(response: Response, { cookies, isPersonal }: RequestInfo["answer"]): Response {
  if (cookies.length === 0 && !isPersonal) return response;
  const headers = new Headers(response.headers);
  headers.set("cache-control", "private, no-store");
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return new Response(response.body, { status: response.status, headers });
}

/** Variables that the middleware sets for the handlers behind it. */
export interface ServerVariables {
  Variables: {
    requestId: string;
    clientAddress: string | null;
    /** True for a sender who has been refused several times within seconds. */
    isRefusedAgain?: boolean;
    /** The header of a trusted proxy, if it has sent one. */
    traceParent?: string | undefined;
  };
}
