import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { endClient, makeClient } from "../db/client.server.ts";
import { type WalPositionFollower, WalPositionReporter } from "../db/wal-position.server.ts";
import { log } from "../log.server.ts";

const CHANNEL = "presently_page_tags";
const HEARTBEAT_MS = 15_000;
/** Interval of the heartbeat where a follower needs the primary's position. */
const POSITION_MS = 2000;

interface PageTagListenerOptions {
  connectionString: string;
  onTags: (tags: string[]) => void;
  /** Called whenever messages may have been missed: after every new connection. */
  onGap: () => void;
  /** A replica that must have every announced change before it is read. */
  follower?: WalPositionFollower | undefined;
}

/** Receives messages from PostgreSQL about pages that are out of date. */
export interface PageTagListener {
  close(): Promise<void>;
}

/**
 * Listens for changed page tags until closed. A lost connection is opened again (back-off 0.1 to 5 s); a heartbeat detects a silent one.
 * Resolves after the first attempt, successful or not.
 */
export async function listenForPageTags(options: PageTagListenerOptions): Promise<PageTagListener> {
  let client: pg.Client | undefined;
  let closed = false;

  async function connect(): Promise<void> {
    const fresh = makeClient({
      connectionString: options.connectionString,
      connectionTimeoutMillis: 3000,
      query_timeout: 5000,
      keepAlive: true,
      application_name: "presently page tags",
    });
    const positionReporter = options.follower === undefined ? undefined : new WalPositionReporter(fresh, options.follower);
    let lost = false;
    const onLost = () => {
      if (lost) return;
      lost = true;
      clearInterval(heartbeat);
      void endClient(fresh);
      if (!closed && client === fresh) void reconnect();
    };
    const beat = () => (positionReporter === undefined ? fresh.query("select 1") : positionReporter.report());
    const heartbeat = setInterval(() => void beat().catch(onLost), positionReporter === undefined ? HEARTBEAT_MS : POSITION_MS);
    heartbeat.unref();
    fresh.on("error", onLost);
    fresh.on("end", onLost);
    fresh.on("notification", (message) => {
      positionReporter?.reportChange().catch(onLost);
      options.onTags((message.payload ?? "").split(",").filter((tag) => tag !== ""));
    });
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
    positionReporter?.reportChange().catch(onLost);
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
