import { sql } from "drizzle-orm";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import type { AmazonPrices } from "./types.ts";

/** Returns the owner's answer to how Amazon's prices may be shown, or null where there is none yet. */
export async function findAmazonPricePolicy(executor: Executor = database()): Promise<AmazonPrices | null> {
  const { rows } = await executor.execute<{ answer: AmazonPrices }>(sql`select answer from amazon_prices`);
  return rows[0]?.answer ?? null;
}
