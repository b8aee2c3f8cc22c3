import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { isRouteErrorResponse, ServerRouter, type EntryContext, type RouterContextProvider } from "react-router";
import { renderFragment } from "#app/platform/fragment-cache.server.ts";
import { deferScripts } from "#app/platform/deferred-scripts.ts";
import { ERROR_TITLES } from "#app/platform/errors.ts";
import { log } from "#app/platform/log.server.ts";
import { redactPath } from "#app/platform/redacted-path.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import { QueueFullError } from "#app/platform/work/bounded-queue.ts";
import { doDearWork } from "#app/platform/work/do-dear-work.server.ts";
import { FragmentCache } from "#app/ui/cached-fragment.tsx";
import { requireRight, requireUser } from "#app/features/accounts/require-user.server.ts";
import type { Audience } from "./access.ts";

// The server imports no feature, so it finds here what it needs of the product.
export { carriesSession } from "./features/accounts/session-cookie.server.ts";
export { findCurrentPath } from "./features/media/former-paths.queries.server.ts";
export { countryOfSeason } from "./features/occasions/season.ts";
export { JOBS } from "./jobs.server.ts";
export { checkSettings, startUp } from "./start-up.server.ts";

const RENDER_TIMEOUT_MS = 5000;

/** Collects synchronously everything that is written to it: a stream's own bookkeeping only serves writers that have to wait. */
class HtmlCollector extends Writable {
  readonly #chunks: Uint8Array[] = [];

  override write(chunk: Uint8Array | string): boolean {
    this.#chunks.push(typeof chunk === "string" ? Buffer.from(chunk) : chunk);
    return true;
  }

  html(): Buffer {
    return Buffer.concat(this.#chunks);
  }
}

/**
 * Returns the context of a page with only the routes that match it. The router builds its tree from all routes it is given anew for each
 * page: with the whole site map that is a tenth of the garbage that a page makes. Browsers have the map in a file of its own.
 */
function withoutOtherRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const routes = Object.fromEntries(staticHandlerContext.matches.map(({ route }) => [route.id, manifest.routes[route.id]]));
  return { ...context, manifest: { ...manifest, routes } };
}

/** The page as HTML; `failed` where a part of it could not be drawn. */
interface Drawing {
  html: Buffer;
  failed: boolean;
}

async function draw(url: string, routerContext: EntryContext): Promise<Drawing> {
  let failed = false;
  const html = await new Promise<Buffer>((resolve, reject) => {
    const output = new HtmlCollector();
    output.on("finish", () => resolve(output.html()));
    const { pipe, abort } = renderToPipeableStream(
      <FragmentCache value={renderFragment}>
        <ServerRouter context={withoutOtherRoutes(routerContext)} url={url} />
      </FragmentCache>,
      {
        // Nothing is sent early, so no content may go to the page's end for a script to move: readers without JavaScript would never see it.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(late);
          pipe(output);
        },
        onShellError: reject,
        onError(error) {
          failed = true;
          // A screen's error page has rethrown it: the router renders once more, with the page above.
          if (isRouteErrorResponse(error)) return;
          log.error({ err: error, path: redactPath(new URL(url).pathname) }, "a page could not be rendered");
        },
      },
    );
    const late = setTimeout(() => abort(new Error(`Rendering took longer than ${RENDER_TIMEOUT_MS} ms`)), RENDER_TIMEOUT_MS);
  });
  return { html, failed };
}

/** Draws a screen of the admin area in its turn. */
function drawInTurn(url: string, routerContext: EntryContext): Promise<Drawing> {
  const isScreen = routerContext.staticHandlerContext.matches.some(({ route }) => route.id === "routes/admin/layout");
  return isScreen ? doDearWork("screen", () => draw(url, routerContext)) : draw(url, routerContext);
}

/** Returns an answer of one line, where a page would cost more than its reader should get. */
function answerPlainly(status: 429 | 503, headers: Headers): Response {
  headers.set("content-type", "text/plain; charset=utf-8");
  return new Response(`${ERROR_TITLES[status]}.\n`, { status, headers });
}

/**
 * Renders the whole page before answering: it has to be complete to be hashed, compressed and cached. The page is left in the request's
 * context; the response carries its status and headers.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  requestContext: RouterContextProvider,
): Promise<Response> {
  const info = requestContext.get(requestInfoContext);
  if (status === 429 && info.isRefusedAgain === true) return answerPlainly(429, headers);
  try {
    const { html, failed } = await drawInTurn(request.url, routerContext);
    info.html = deferScripts(html);
    headers.set("content-type", "text/html; charset=utf-8");
    return new Response(null, { status: failed ? 500 : status, headers });
  } catch (error) {
    if (error instanceof QueueFullError) headers.set("retry-after", String(error.retryAfterSeconds));
    else if (!request.signal.aborted) throw error;
    return answerPlainly(503, headers);
  }
}

/** Logs nothing that was thrown on purpose (a 404, for example) or that the server's own wrapper has logged already. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  log.error({ err: error, path: redactPath(new URL(request.url).pathname) }, "unexpected error in a route");
}

/** Throws 401 or 403 unless the sender of the request belongs to the audience. */
export async function authorise(
  who: Exclude<Audience, "everyone">,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): Promise<void> {
  if (who === "signed-in") await requireUser(request, context);
  else await requireRight(who, request, context);
}
