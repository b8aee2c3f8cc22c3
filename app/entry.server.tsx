import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, ServerRouter } from "react-router";
import { log } from "#app/platform/log.server.ts";

// What the server needs to know of the product, and finds here since it imports no feature.
export { authorise, whoMay } from "./authorise.server.ts";
export { startUp } from "./start-up.server.ts";

const RENDER_TIMEOUT_MS = 5000;

/** The page is complete without its scripts, so they make way for the stylesheet, the fonts and the first pictures. */
function letScriptsWait(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchPriority="low"');
}

/** Renders the whole page before answering: it has to be complete to be hashed, compressed and kept. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  headers.set("content-type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });
  let failed = false;
  const html = await new Promise<string>((resolve, reject) => {
    const output = new PassThrough();
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} />, {
      // Nothing is sent early, so nothing may be put at the page's end for a script to move: readers without JavaScript would miss it.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(late);
        text(output).then(resolve, reject);
        pipe(output);
      },
      onShellError: reject,
      onError(error) {
        failed = true;
        log.error({ err: error, path: new URL(request.url).pathname }, "a page could not be rendered");
      },
    });
    const late = setTimeout(() => abort(new Error(`Rendering took longer than ${RENDER_TIMEOUT_MS} ms`)), RENDER_TIMEOUT_MS);
  });
  return new Response(letScriptsWait(html), { status: failed ? 500 : status, headers });
}

/** What was thrown on purpose (a 404, say) and what the server's own wrapper has logged already stays out of the log. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  log.error({ err: error, path: new URL(request.url).pathname }, "unexpected error in a route");
}
