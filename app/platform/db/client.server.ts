import { setTimeout as sleep } from "node:timers/promises";
import { callbackify } from "node:util";
import pg from "pg";
import { findPrimary, forgetPrimary } from "./primary-host.server.ts";
import { splitHosts } from "./split-hosts.ts";

const CLOSE_TIMEOUT_MS = 2000;
/** The name of a backup's connection, by which a migration finds it. */
export const BACKUP_CONNECTION = "presently backup";

type ConnectCallback = ((error: Error) => void) | ((error: null, client: pg.Client) => void);

/** A connection whose connection string may name several hosts; it is opened to the one that takes writes. */
export class PrimaryClient extends pg.Client {
  readonly #everyHost: string | undefined;

  constructor({ connectionString, ...settings }: pg.ClientConfig) {
    const hosts = connectionString === undefined ? [] : splitHosts(connectionString);
    super({ ...settings, connectionString: hosts[0] });
    this.#everyHost = hosts.length > 1 ? connectionString : undefined;
    if (this.#everyHost !== undefined) this.on("error", forgetPrimary);
  }

  // oxlint-disable-next-line typescript/no-explicit-any -- pg's own signature is overloaded
  override connect(callback?: ConnectCallback): any {
    if (callback === undefined) return this.#connect();
    callbackify(() => this.#connect())(callback as (error: Error | null) => void);
  }

  async #connect(): Promise<void> {
    if (this.#everyHost !== undefined) Object.assign(this, await findPrimary(this.#everyHost));
    try {
      await super.connect();
    } catch (error) {
      forgetPrimary();
      throw error;
    }
  }
}

/**
 * Makes a connection apart from the pool, not opened yet. Losing it between two queries would emit an unhandled error and end the process;
 * the listener ignores that, and the next query reports it.
 */
export function makeClient(settings: pg.ClientConfig): pg.Client {
  const client = new PrimaryClient(settings);
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
