import { request } from "node:http";
import type { Shot } from "./requests.ts";

/** An answer from the site. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  cookies: string[];
  body: string;
  ms: number;
}

/** The reason why no answer arrived. */
export type NoAnswer = { failed: string };

/** Number of bytes up to which bodies are read; the rest is ignored. */
const MAX_BODY_BYTES = 4_000_000;

/** Sends a request unchanged, over its own connection; `limitMs` is the limit for the whole exchange. Failures are returned, not thrown. */
export function send(siteUrl: string, shot: Shot, limitMs: number): Promise<Answer | NoAnswer> {
  const startedAt = performance.now();
  const { hostname, port } = new URL(siteUrl);
  // Node sets no content length for methods that usually have no body, and the server would read the body as the next request.
  const headers = shot.body === null ? shot.headers : { ...shot.headers, "content-length": String(shot.body.length) };
  return new Promise((resolve) => {
    const give = (failed: string) => resolve({ failed });
    const late = setTimeout(() => {
      give(`no answer within ${limitMs / 1000} s`);
      sending.destroy();
    }, limitMs);
    const sending = request({ hostname, port, method: shot.method, path: shot.target, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      response.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes <= MAX_BODY_BYTES) chunks.push(chunk);
      });
      response.on("error", (error) => give(error.message));
      response.on("end", () => {
        clearTimeout(late);
        const headers = Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, String(value)]));
        resolve({
          status: response.statusCode ?? 0,
          headers,
          cookies: response.headers["set-cookie"] ?? [],
          body: Buffer.concat(chunks).toString("utf8"),
          ms: performance.now() - startedAt,
        });
      });
    });
    sending.on("error", (error) => {
      clearTimeout(late);
      give(error.message);
    });
    sending.end(shot.body ?? undefined);
  });
}

let senders = 0;

/** Returns an X-Forwarded-For value for a client that no rate limit has seen yet; `claimed` is the value that the client itself sends. */
export function freshClientAddress(claimed: string | string[] | undefined): string {
  senders++;
  const fresh = `10.${senders >> 16}.${(senders >> 8) & 255}.${senders & 255}`;
  return claimed === undefined ? fresh : `${String(claimed)}, ${fresh}`;
}
