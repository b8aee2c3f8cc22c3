import { z } from "zod";
import { database } from "../db/database.server.ts";
import { changeRows, readRow, rowOf } from "../db/rows.server.ts";
import { log } from "../log.server.ts";

/** Tokens reserved for a question, out of the cap of its day (UTC). */
export interface Reservation {
  day: string;
  tokens: number;
}

/** Reserves tokens, counted over all servers; returns null when the day's cap has no room for them. Throws while the database is away. */
export async function reserveTokens(tokens: number, dailyTokens: number): Promise<Reservation | null> {
  if (tokens > dailyTokens) return null;
  const reserved = await readRow(database(), rowOf({ day: z.iso.date() }))`
    insert into ai_usage (day, tokens) values ((now() at time zone 'utc')::date, ${tokens}::bigint)
    on conflict (day) do update set tokens = ai_usage.tokens + excluded.tokens where ai_usage.tokens + excluded.tokens <= ${dailyTokens}::bigint
    returning day::text`;
  return reserved === null ? null : { day: reserved.day, tokens };
}

/** What tokens are used for, and for how many things of the kind that the use is counted in. */
export interface Purpose {
  use: string;
  pieces: number;
}

/**
 * Replaces the reservation by the tokens used, and notes what they were used for. Where that cannot be written the reservation stays, so the
 * cap holds either way.
 */
export async function settleTokens({ day, tokens }: Reservation, usedTokens: number, { use, pieces }: Purpose): Promise<void> {
  const used = Math.max(0, Math.round(usedTokens));
  try {
    await changeRows(database())`
      with settled as (
        update ai_usage set tokens = greatest(0, tokens - ${tokens}::bigint + ${used}::bigint) where day = ${day}::date
      )
      insert into ai_spending as spent (day, use, pieces, tokens) select ${day}::date, ${use}, ${pieces}::bigint, ${used}::bigint where ${used}::bigint > 0
      on conflict (day, use) do update set pieces = spent.pieces + excluded.pieces, tokens = spent.tokens + excluded.tokens`;
  } catch (error) {
    log.warn({ err: error }, "the tokens that the language model used could not be written down");
  }
}

/** Estimates the tokens of a text, rather too many than too few. */
export function estimateTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 3);
}
