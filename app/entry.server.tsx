import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { keepMarkup } from "#app/platform/kept-markup.server.ts";
import { letScriptsWait } from "#app/platform/late-scripts.ts";
import { config } from "#app/platform/config.server.ts";
import { log } from "#app/platform/log.server.ts";
import { loggablePath } from "#app/platform/loggable-path.ts";
import { isFromOwnPage } from "#app/platform/own-address.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import { MarkupKeeper } from "#app/ui/kept-markup.tsx";

// What the server needs to know of the product, and finds here since it imports no feature.
export { authorise, whoMay } from "./authorise.server.ts";
export { carriesSession } from "./features/accounts/session-cookie.service.server.ts";
export { startUp } from "./start-up.server.ts";

const RENDER_TIMEOUT_MS = 5000;

/** Collects everything that is written to it, at once: a stream's own book-keeping is only for those who have to wait. */
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
 * The context of a page that knows no routes but those on its way. The router makes its tree of all that it is given anew for each page: with the
 * whole site map a tenth of what a page leaves to the garbage collector. Browsers have the map in a file of its own.
 */
function withoutOtherRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const routes = Object.fromEntries(staticHandlerContext.matches.map(({ route }) => [route.id, manifest.routes[route.id]]));
  return { ...context, manifest: { ...manifest, routes } };
}

/**
 * Renders the whole page before answering: it has to be complete to be hashed, compressed and kept. The page is left in the
 * request's context; the response carries its status and headers.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  requestContext: RouterContextProvider,
): Promise<Response> {
  const info = requestContext.get(requestInfoContext);
  headers.set("content-type", "text/html; charset=utf-8");
  let failed = false;
  const html = await new Promise<Buffer>((resolve, reject) => {
    const output = new HtmlCollector();
    output.on("finish", () => resolve(output.html()));
    const { pipe, abort } = renderToPipeableStream(
      <MarkupKeeper value={keepMarkup}>
        <ServerRouter context={withoutOtherRoutes(routerContext)} url={request.url} />
      </MarkupKeeper>,
      {
        // Nothing is sent early, so nothing may be put at the page's end for a script to move: readers without JavaScript would miss it.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(late);
          pipe(output);
        },
        onShellError: reject,
        onError(error) {
          failed = true;
          // A screen's error page has handed it on: the router renders once more, with the page above.
          if (isRouteErrorResponse(error)) return;
          log.error({ err: error, path: loggablePath(new URL(request.url).pathname) }, "a page could not be rendered");
        },
      },
    );
    const late = setTimeout(() => abort(new Error(`Rendering took longer than ${RENDER_TIMEOUT_MS} ms`)), RENDER_TIMEOUT_MS);
  });
  info.html = letScriptsWait(html);
  return new Response(null, { status: failed ? 500 : status, headers });
}

/** What was thrown on purpose (a 404, say) and what the server's own wrapper has logged already stays out of the log. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  // The router refuses what another site sends with an error of its own; whoever liked to could fill the log with it.
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (!isRead && !isFromOwnPage(request, config().siteUrl)) return;
  log.error({ err: error, path: loggablePath(new URL(request.url).pathname) }, "unexpected error in a route");
}
