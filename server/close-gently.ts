import type { Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";

/** The answers of a server that have not reached the system whole. */
export type Unsent = ReadonlySet<ServerResponse>;

/** Follows the answers of a server; to be called before it listens. */
export function followAnswers(server: Server): Unsent {
  const unsent = new Set<ServerResponse>();
  server.prependListener("request", (_request, response) => {
    unsent.add(response);
    response.once("close", () => unsent.delete(response));
  });
  return unsent;
}

/**
 * Closes the port, and each connection after its answer; resolves when none is left. Node's own `close` cuts an answer that is ended while
 * its reader still takes it, and lets a connection that is asked again and again live on.
 */
export function closeGently(server: Server, unsent: Unsent): Promise<void> {
  const closeIdle = () => {
    const isBeingTaken = [...unsent].some((response) => response.writableEnded && !response.writableFinished);
    if (!isBeingTaken) server.closeIdleConnections();
  };
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  for (const response of unsent) response.once("close", closeIdle);
  server.prependListener("request", (_request, response: ServerResponse) => {
    response.setHeader("connection", "close");
    response.once("close", closeIdle);
  });
  closeIdle();
  return closed;
}
