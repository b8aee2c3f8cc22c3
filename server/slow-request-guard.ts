import type { RequestListener } from "node:http";

/** Time that a whole request may take to arrive, without and with a file. */
const REQUEST_TIMEOUT_MS = 30_000;
export const FILE_TIMEOUT_MS = 15 * 60_000;

/** The addresses that files are sent to; their routes count and time the stream, while every other body is limited before its route. */
const FILE_PATHS: ReadonlySet<string> = new Set(["/admin/uploads/files", "/admin/gifts/import-file"]);

/** True for the addresses that files are sent to. */
export function isUploadPath(path: string): boolean {
  return FILE_PATHS.has(path);
}

/** Closes the connection of a sender whose request is not complete after 30 seconds; Node's own limit, the longer one, applies to files. */
export function guardAgainstSlowRequests(handler: RequestListener, timeoutMs = REQUEST_TIMEOUT_MS): RequestListener {
  return (request, response) => {
    const hasBody = request.method !== "GET" && request.method !== "HEAD";
    if (hasBody && !isUploadPath(request.url?.split("?")[0] ?? "")) {
      const timer = setTimeout(() => {
        if (!request.complete) request.destroy();
      }, timeoutMs);
      request.once("close", () => clearTimeout(timer)).once("end", () => clearTimeout(timer));
    }
    handler(request, response);
  };
}
