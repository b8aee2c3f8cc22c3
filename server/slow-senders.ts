import type { RequestListener } from "node:http";

/** How long a whole request may take to arrive, and one that brings a file. */
const REQUEST_TIMEOUT_MS = 30_000;
export const FILE_TIMEOUT_MS = 5 * 60_000;

/** Where files are sent to; their route counts them while they stream, everybody else's body is limited before. */
const FILE_PATH = "/admin/uploads/files";

/** True for the address that files are sent to. */
export function takesFiles(path: string): boolean {
  return path === FILE_PATH;
}

/** Ends the connection of whoever has not sent his request after 30 seconds; Node's own limit, the longer one, stands for files. */
export function cutOffSlowSenders(handler: RequestListener, timeoutMs = REQUEST_TIMEOUT_MS): RequestListener {
  return (request, response) => {
    const hasBody = request.method !== "GET" && request.method !== "HEAD";
    if (hasBody && !takesFiles(request.url?.split("?")[0] ?? "")) {
      const timer = setTimeout(() => {
        if (!request.complete) request.destroy();
      }, timeoutMs);
      request.once("close", () => clearTimeout(timer)).once("end", () => clearTimeout(timer));
    }
    handler(request, response);
  };
}
