import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate } from "node:timers/promises";
import { ConfigError } from "#app/platform/config.server.ts";
import { log } from "#app/platform/log.server.ts";
import { closeGently, followAnswers, type Unsent } from "./close-gently.ts";
import { guardAgainstSlowReaders, type ReaderBounds } from "./slow-reader-guard.ts";
import { guardAgainstSlowRequests, type TimeOf } from "./slow-request-guard.ts";

/** L1: time that requests under way may take after the signal to stop. */
const STOP_TIMEOUT_MS = 30_000;
/** Time that the services may take to stop; after it the process exits even if one hangs. */
const SERVICE_STOP_TIMEOUT_MS = 45_000;

/** Node's own limit for a whole request: longer than any address gives (app/access.ts). */
const REQUEST_TIMEOUT_MS = 16 * 60_000;

/** What the operator can do where a port cannot be opened, by the system's code. */
const ADVICE: Readonly<Record<string, (port: number, host: string) => string>> = {
  EADDRINUSE: (port) => `Port ${port} is taken; choose another with PORT`,
  EACCES: (port) => `This user isn’t allowed to open port ${port}; choose another with PORT`,
  EADDRNOTAVAIL: (_port, host) => `${host} isn’t an address of this machine; choose another with HOST`,
  ENOTFOUND: (_port, host) => `${host} isn’t an address of this machine; choose another with HOST`,
};

interface Listening {
  port: number;
  host: string;
  timeOf: TimeOf;
  /** How slowly answers may be read; as usual where nothing is said. */
  readers?: ReaderBounds;
}

/**
 * Opens the port and returns it with the server and its answers under way; throws ConfigError where another setting would help. Who is slow is cut off: headers after
 * 10 s, a whole request by its address, and readers who take nothing or too little.
 */
export async function listen(
  handler: RequestListener,
  { port, host, timeOf, readers }: Listening,
): Promise<{ server: Server; port: number; unsent: Unsent }> {
  const server = createServer(
    { requestTimeout: REQUEST_TIMEOUT_MS, headersTimeout: 10_000 },
    guardAgainstSlowRequests(guardAgainstSlowReaders(handler, readers), timeOf),
  );
  const unsent = followAnswers(server);
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const advice = ADVICE[error.code ?? ""];
      reject(advice === undefined ? error : new ConfigError(advice(port, host)));
    });
    server.listen(port, host, resolve);
  });
  return { server, port: (server.address() as AddressInfo).port, unsent };
}

/** The port closes after this many turns of the event loop, even if connections keep arriving. */
const MAX_TURNS = 10_000;

/**
 * Accepts the connections that are still queued: closing a port resets connections that are not accepted yet, without an answer. Resolves
 * right after a turn of the event loop without a new connection; it waits for two, since the first may have polled the port before.
 */
export async function acceptPendingConnections(server: Server): Promise<void> {
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

/** Returns a signal that aborts at the first SIGTERM or SIGINT; from then on neither ends the process by itself. */
export function signalToStop(): AbortSignal {
  const controller = new AbortController();
  for (const name of ["SIGTERM", "SIGINT"] as const) process.on(name, () => controller.abort(new Error(`Stopped by ${name}`)));
  return controller.signal;
}

/** L1: when told to stop answers "not ready", finishes what runs, stops the services and exits with 0. */
export function stopOnSignal(stopping: AbortSignal, { server, unsent }: { server: Server; unsent: Unsent }, services: Stoppable): void {
  async function stop(): Promise<void> {
    log.info("stopping");
    services.refuse();
    await acceptPendingConnections(server);
    const late = setTimeout(() => server.closeAllConnections(), STOP_TIMEOUT_MS);
    await closeGently(server, unsent);
    clearTimeout(late);
    setTimeout(() => {
      log.error("the services did not stop in time");
      process.exit(1);
    }, SERVICE_STOP_TIMEOUT_MS).unref();
    await services.stop();
    process.exit(0);
  }
  if (stopping.aborted) void stop();
  else stopping.addEventListener("abort", () => void stop(), { once: true });
}
