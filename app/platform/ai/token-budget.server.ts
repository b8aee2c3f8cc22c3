import { sql } from "drizzle-orm";
import { database } from "../db/database.server.ts";
import { log } from "../log.server.ts";

/** Tokens set aside for a question, out of the cap of its day (UTC). */
export interface Reservation {
  day: string;
  tokens: number;
}

/** Sets tokens aside, for all servers at once; null when the day's cap has no room for so many. Throws while the database is away. */
export async function reserveTokens(tokens: number, dailyTokens: number): Promise<Reservation | null> {
  if (tokens > dailyTokens) return null;
  const { rows } = await database().execute<{ day: string }>(sql`
    insert into ai_usage (day, tokens) values ((now() at time zone 'utc')::date, ${tokens}::bigint)
    on conflict (day) do update set tokens = ai_usage.tokens + excluded.tokens where ai_usage.tokens + excluded.tokens <= ${dailyTokens}::bigint
    returning day::text`);
  const [row] = rows;
  return row === undefined ? null : { day: row.day, tokens };
}

/** Replaces what was set aside by what was used. Where that cannot be written the reservation stays: the cap is kept either way. */
export async function settleTokens({ day, tokens }: Reservation, usedTokens: number): Promise<void> {
  try {
    await database().execute(sql`
      update ai_usage set tokens = greatest(0, tokens - ${tokens}::bigint + ${Math.max(0, Math.round(usedTokens))}::bigint) where day = ${day}::date`);
  } catch (error) {
    log.warn({ err: error }, "the tokens that the language model used could not be written down");
  }
}

/** About how many tokens a text is, rather too many than too few. */
export function estimateTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 3);
}
