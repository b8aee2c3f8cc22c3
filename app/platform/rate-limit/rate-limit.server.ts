import { createHmac } from "node:crypto";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { limitKeyOf } from "../client-address.server.ts";
import { siteSecret } from "../site-secrets.server.ts";
import { database, databasePool } from "../db/database.server.ts";
import { changeRows } from "../db/rows.server.ts";
import { logGate } from "../log.server.ts";
import { isCrowd } from "../untrusted-proxies.server.ts";

/** What came of counting a use. */
export type Use = { ok: true } | { ok: false; retryAfterSeconds: number };

export interface RateLimit {
  /** Counts one use of `key`; refused once the uses of the period are spent. While the database is away, this server counts alone. */
  consume(key: string): Promise<Use>;
  /** Gives one use back where the requested action failed through no fault of the user. */
  refund(key: string): Promise<void>;
}

/** Counts a use by its sender's network address, unless that stands for many visitors (R3): the limit would lock out all of them. */
export function consumeByAddress(limit: RateLimit, address: string | null): Promise<Use> {
  return isCrowd(address) ? Promise.resolve({ ok: true }) : limit.consume(limitKeyOf(address));
}

/** Gives back a use that consumeByAddress has counted. */
export async function refundByAddress(limit: RateLimit, address: string | null): Promise<void> {
  if (!isCrowd(address)) await limit.refund(limitKeyOf(address));
}

interface RateLimitOptions {
  /** The limit's unique name, in kebab-case. */
  name: string;
  /** Uses allowed in a period, counted from the first one. */
  points: number;
  durationSeconds: number;
}

/** Deletes the counts of periods that are over, an hour after their end. */
export async function deleteExpiredLimits(): Promise<void> {
  await changeRows(database())`delete from rate_limits where expire < ${Date.now() - 3_600_000}`;
}

/** The clocks of several servers differ by no more than this. */
const CLOCK_SKEW_SECONDS = 300;

/** Addresses, accounts and users are counted under names that reveal nothing to a reader of the table or of a backup (P1). */
const hashKey = (key: string) => createHmac("sha256", siteSecret()).update(key).digest("base64url");

/**
 * Creates a limit that is counted in PostgreSQL and survives a restart (R3). Keys that have been refused are remembered in memory, so that
 * a flood costs no query.
 */
export function createRateLimit({ name, points, durationSeconds }: RateLimitOptions): RateLimit {
  const shared = { keyPrefix: name, points, duration: durationSeconds };
  const limiter = new RateLimiterPostgres({
    ...shared,
    // The pool is looked up for each query, since it may have been replaced. The query's name is left out, as it would prepare the query: a
    // pooler such as PgBouncer hands the next query to another connection.
    storeClient: { query: ({ text, values }: { text: string; values: unknown[] }) => databasePool().query({ text, values }) },
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    // deleteExpiredLimits does it for all limits and servers.
    clearExpiredByTimeout: false,
    inMemoryBlockOnConsumed: points + 1,
    insuranceLimiter: new RateLimiterMemory(shared),
  });
  /** Returns the seconds to wait, or null where there is room. */
  async function countUse(key: string): Promise<number | null> {
    try {
      await limiter.consume(key);
      return null;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      // Only the first of a period is logged: a flood must not fill the log.
      if (refusal.consumedPoints === points + 1) logGate({ gate: "limit", outcome: "refused", what: name });
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    }
  }
  return {
    async consume(key) {
      const counted = hashKey(key);
      let waitSeconds = await countUse(counted);
      if (waitSeconds !== null && waitSeconds > durationSeconds + CLOCK_SKEW_SECONDS) {
        // No period is that long: the clock was set back since it began, so it starts anew.
        await limiter.delete(counted);
        waitSeconds = await countUse(counted);
      }
      return waitSeconds === null ? { ok: true } : { ok: false, retryAfterSeconds: waitSeconds };
    },
    async refund(key) {
      await limiter.reward(hashKey(key));
    },
  };
}
