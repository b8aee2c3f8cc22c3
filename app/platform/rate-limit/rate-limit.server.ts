import { createHmac } from "node:crypto";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { siteSecret } from "../config.server.ts";
import { databasePool } from "../db/database.server.ts";

export interface RateLimit {
  /** Counts one use of `key`; refused once the uses of the period are spent. While the database is away, this server counts alone. */
  consume(key: string): Promise<{ ok: true } | { ok: false; retryAfterSeconds: number }>;
  /** Gives one use back: what was asked for did not happen, and not by the asker's fault. */
  refund(key: string): Promise<void>;
}

interface RateLimitOptions {
  /** Tells the limits apart; kebab-case. */
  name: string;
  /** Uses allowed in a period, counted from the first one. */
  points: number;
  durationSeconds: number;
}

/** The clocks of several servers do not differ by more. */
const CLOCK_SKEW_SECONDS = 300;

/** Addresses, accounts and people are counted under names that tell whoever reads the table, or a backup of it, nothing (P1). */
const disguise = (key: string) => createHmac("sha256", siteSecret()).update(key).digest("base64url");

/** A limit that is counted in PostgreSQL and survives a restart (R3). Keys that have been refused are kept in memory, so that a flood costs no query. */
export function createRateLimit({ name, points, durationSeconds }: RateLimitOptions): RateLimit {
  const shared = { keyPrefix: name, points, duration: durationSeconds };
  const limiter = new RateLimiterPostgres({
    ...shared,
    // Asked for anew each time: the pool may be another one by then. Without its name, which would prepare it: a pooler such as PgBouncer
    // hands the next query to another connection.
    storeClient: { query: ({ text, values }: { text: string; values: unknown[] }) => databasePool().query({ text, values }) },
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    inMemoryBlockOnConsumed: points + 1,
    insuranceLimiter: new RateLimiterMemory(shared),
  });
  /** Seconds to wait, or null where there is room. */
  async function countUse(key: string): Promise<number | null> {
    try {
      await limiter.consume(key);
      return null;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    }
  }
  return {
    async consume(key) {
      const counted = disguise(key);
      let waitSeconds = await countUse(counted);
      if (waitSeconds !== null && waitSeconds > durationSeconds + CLOCK_SKEW_SECONDS) {
        // No period is that long: the clock has gone back since it began. It begins anew.
        await limiter.delete(counted);
        waitSeconds = await countUse(counted);
      }
      return waitSeconds === null ? { ok: true } : { ok: false, retryAfterSeconds: waitSeconds };
    },
    async refund(key) {
      await limiter.reward(disguise(key));
    },
  };
}
