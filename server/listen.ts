import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate } from "node:timers/promises";
import { log } from "#app/platform/log.server.ts";
import { cutOffSlowSenders, FILE_TIMEOUT_MS } from "./slow-senders.ts";

/** How long requests under way may take after the signal to stop (L1). */
const STOP_TIMEOUT_MS = 30_000;
/** How long the services may take to let go; whatever hangs then is not worth a process that never ends. */
const LET_GO_TIMEOUT_MS = 45_000;

/** Opens the port and returns it with the server. Slow senders are cut off: headers 10 s, whole request 30 s, one with a file five minutes. */
export async function listen(handler: RequestListener, port: number, host: string): Promise<{ server: Server; port: number }> {
  const server = createServer({ requestTimeout: FILE_TIMEOUT_MS, headersTimeout: 10_000 }, cutOffSlowSenders(handler));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  return { server, port: (server.address() as AddressInfo).port };
}

/** After so many turns it is closed, however many more come. */
const MAX_TURNS = 10_000;

/**
 * Lets in those who are waiting at the door: a port that is closed while somebody's connection lies there unaccepted throws him out without
 * an answer. Resolves right after a turn of the event loop in which nobody was; the first may have looked at the port before, so it takes two.
 */
export async function letInWaiting(server: Server): Promise<void> {
  let quietTurns = 0;
  const note = () => {
    quietTurns = 0;
  };
  server.on("connection", note);
  for (let turn = 0; quietTurns < 2 && turn < MAX_TURNS; turn++) {
    quietTurns += 1;
    await setImmediate();
  }
  server.off("connection", note);
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
    await letInWaiting(server);
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    const late = setTimeout(() => server.closeAllConnections(), STOP_TIMEOUT_MS);
    await closed;
    clearTimeout(late);
    setTimeout(() => {
      log.error("the services did not stop in time");
      process.exit(1);
    }, LET_GO_TIMEOUT_MS).unref();
    await services.stop();
    process.exit(0);
  }
  process.on("SIGTERM", (signal) => void stop(signal));
  process.on("SIGINT", (signal) => void stop(signal));
}
