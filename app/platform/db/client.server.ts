import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

const CLOSE_TIMEOUT_MS = 2000;

/**
 * Makes a connection apart from the pool, not opened yet. Losing it between two queries would emit an unhandled error and end the process;
 * the listener ignores that, and the next query reports it.
 */
export function makeClient(settings: pg.ClientConfig): pg.Client {
  const client = new pg.Client(settings);
  client.on("error", () => undefined);
  return client;
}

/**
 * Ends a connection in any state. pg's own `end` waits for an event that may have passed already where the connection was lost while it was
 * being opened, or that never comes on a network that has gone silent, so this waits two seconds at most.
 */
export async function endClient(client: pg.Client): Promise<void> {
  const ended = new AbortController();
  const late = sleep(CLOSE_TIMEOUT_MS, undefined, { signal: ended.signal }).catch(() => undefined);
  await Promise.race([client.end().catch(() => undefined), late]);
  ended.abort();
}
