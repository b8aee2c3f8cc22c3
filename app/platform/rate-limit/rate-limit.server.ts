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

/** Addresses, accounts and people are counted under names that tell whoever reads the table, or a backup of it, nothing (P1). */
const disguise = (key: string) => createHmac("sha256", siteSecret()).update(key).digest("base64url");

/** A limit that is counted in PostgreSQL and survives a restart (R3). Keys that have been refused are kept in memory, so that a flood costs no query. */
export function createRateLimit({ name, points, durationSeconds }: RateLimitOptions): RateLimit {
  const shared = { keyPrefix: name, points, duration: durationSeconds };
  const limiter = new RateLimiterPostgres({
    ...shared,
    // Asked for anew each time: the pool may be another one by then.
    storeClient: { query: (query: { text: string; values: unknown[] }) => databasePool().query(query) },
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    inMemoryBlockOnConsumed: points + 1,
    insuranceLimiter: new RateLimiterMemory(shared),
  });
  return {
    async consume(key) {
      try {
        await limiter.consume(disguise(key));
        return { ok: true };
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
      }
    },
    async refund(key) {
      await limiter.reward(disguise(key));
    },
  };
}
