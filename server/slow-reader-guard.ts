import type { RequestListener } from "node:http";

/** How long a reader may take nothing of an answer that waits for them. */
const STALL_MS = 20_000;

/**
 * Cuts the connection of a reader who takes nothing of what is waiting for them, so that nobody makes the server keep answers. An answer that
 * is not ready yet may take its time.
 */
export function guardAgainstSlowReaders(handler: RequestListener, stallMs = STALL_MS): RequestListener {
  return (request, response) => {
    response.setTimeout(stallMs, () => {
      if (request.socket.writableLength > 0) request.socket.destroy();
    });
    handler(request, response);
  };
}
