import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { endClient } from "../db/client.server.ts";
import { log } from "../log.server.ts";

const CHANNEL = "presently_page_tags";
const HEARTBEAT_MS = 15_000;

interface PageTagListenerOptions {
  connectionString: string;
  onTags: (tags: string[]) => void;
  /** Called whenever messages may have been missed: after every new connection. */
  onGap: () => void;
}

/** Hears from PostgreSQL which pages are out of date. */
export interface PageTagListener {
  close(): Promise<void>;
}

/**
 * Listens for changed page tags until closed. A lost connection is opened again (back-off 0.1 to 5 s); a silent one is
 * found out by a heartbeat. Resolves after the first attempt, successful or not.
 */
export async function listenForPageTags(options: PageTagListenerOptions): Promise<PageTagListener> {
  let client: pg.Client | undefined;
  let closed = false;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: options.connectionString,
      connectionTimeoutMillis: 3000,
      query_timeout: 5000,
      keepAlive: true,
      application_name: "presently page tags",
    });
    let lost = false;
    const onLost = () => {
      if (lost) return;
      lost = true;
      clearInterval(heartbeat);
      void endClient(fresh);
      if (!closed && client === fresh) void reconnect();
    };
    const heartbeat = setInterval(() => void fresh.query("select 1").catch(onLost), HEARTBEAT_MS);
    heartbeat.unref();
    fresh.on("error", onLost);
    fresh.on("end", onLost);
    fresh.on("notification", (message) => options.onTags((message.payload ?? "").split(",").filter((tag) => tag !== "")));
    try {
      await fresh.connect();
      await fresh.query(`listen ${CHANNEL}`);
    } catch (error) {
      lost = true;
      clearInterval(heartbeat);
      await endClient(fresh);
      throw error;
    }
    client = fresh;
    options.onGap();
  }

  async function reconnect(): Promise<void> {
    for (let pauseMs = 100; !closed; pauseMs = Math.min(pauseMs * 2, 5000)) {
      try {
        await connect();
        return;
      } catch (error) {
        log.warn({ err: error }, "not listening for changed pages; trying again");
        await sleep(pauseMs, undefined, { ref: false });
      }
    }
  }

  await connect().catch(() => void reconnect());
  return {
    async close() {
      closed = true;
      if (client !== undefined) await endClient(client);
    },
  };
}
