import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { resolveClientAddress } from "#app/platform/client-address.server.ts";
import type { Config } from "#app/platform/config.server.ts";
import { findCountry } from "#app/platform/country/find-country.server.ts";
import { countCachedPage } from "#app/platform/metrics/instruments.server.ts";
import type { PageServer } from "./page-server.ts";

/** Returns the country that a request comes from; what the middleware says of a request is not known yet. */
function countryOf({ headers, socket }: IncomingMessage, { trustedProxies, countryHeader }: Config): string | null {
  const get = (name: string) => headers[name]?.toString() ?? null;
  const clientAddress = resolveClientAddress(socket.remoteAddress, get("x-forwarded-for"), trustedProxies);
  return findCountry({ headers: { get }, clientAddress, countryHeader });
}

/** Answers cached pages straight from memory, before any framework; everything else goes on to `next`. */
export function answerCachedPages(
  pages: PageServer,
  config: Config,
  next: (request: IncomingMessage, response: ServerResponse) => unknown,
): RequestListener {
  return (request, response) => {
    if (request.method === "GET" || request.method === "HEAD") {
      const answer = pages.answerFromMemory({
        method: request.method,
        target: request.url ?? "/",
        acceptEncoding: request.headers["accept-encoding"] as string | undefined,
        ifNoneMatch: request.headers["if-none-match"],
        country: () => countryOf(request, config),
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
