import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { countCachedPage } from "#app/platform/metrics/instruments.server.ts";
import type { PageServer } from "./page-server.ts";

/** Answers cached pages straight from memory, before any framework; everything else goes on to `next`. */
export function answerCachedPages(
  pages: PageServer,
  next: (request: IncomingMessage, response: ServerResponse) => unknown,
): RequestListener {
  return (request, response) => {
    if (request.method === "GET" || request.method === "HEAD") {
      const answer = pages.answerFromMemory({
        method: request.method,
        target: request.url ?? "/",
        acceptEncoding: request.headers["accept-encoding"] as string | undefined,
        ifNoneMatch: request.headers["if-none-match"],
      });
      if (answer !== undefined) {
        countCachedPage();
        response.writeHead(answer.status, answer.headers as Record<string, string>);
        response.end(answer.body);
        return;
      }
    }
    next(request, response);
  };
}
