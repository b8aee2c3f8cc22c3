import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { log } from "#app/platform/log.server.ts";
import { cutOffSlowSenders, FILE_TIMEOUT_MS } from "./slow-senders.ts";

/** How long requests under way may take after the signal to stop (L1). */
const STOP_TIMEOUT_MS = 30_000;

/** Opens the port and returns it with the server. Slow senders are cut off: headers 10 s, whole request 30 s, one with a file five minutes. */
export async function listen(handler: RequestListener, port: number, host: string): Promise<{ server: Server; port: number }> {
  const server = createServer({ requestTimeout: FILE_TIMEOUT_MS, headersTimeout: 10_000 }, cutOffSlowSenders(handler));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  return { server, port: (server.address() as AddressInfo).port };
}

interface Stoppable {
  refuse(): void;
  stop(): Promise<void>;
}

/** L1: on SIGTERM or SIGINT answers "not ready", finishes what runs, lets go of the services and exits with 0. */
export function stopOnSignal(server: Server, services: Stoppable): void {
  let stopping = false;
  async function stop(signal: string): Promise<void> {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, "stopping");
    services.refuse();
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    const late = setTimeout(() => server.closeAllConnections(), STOP_TIMEOUT_MS);
    await closed;
    clearTimeout(late);
    await services.stop();
    process.exit(0);
  }
  process.on("SIGTERM", (signal) => void stop(signal));
  process.on("SIGINT", (signal) => void stop(signal));
}
