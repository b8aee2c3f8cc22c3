import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

const PATIENCE_MS = 2000;

/**
 * A connection apart from the pool, not opened yet. Where it is lost between two queries nobody would listen, and that would end the process;
 * here the next query tells.
 */
export function makeClient(settings: pg.ClientConfig): pg.Client {
  const client = new pg.Client(settings);
  client.on("error", () => undefined);
  return client;
}

/**
 * Ends a connection, whatever has become of it. pg's own `end` waits for an event that may have been already where the connection was lost
 * while it was being opened, or on a network that has gone silent; it is given two seconds.
 */
export async function endClient(client: pg.Client): Promise<void> {
  const ended = new AbortController();
  const late = sleep(PATIENCE_MS, undefined, { signal: ended.signal }).catch(() => undefined);
  await Promise.race([client.end().catch(() => undefined), late]);
  ended.abort();
}
