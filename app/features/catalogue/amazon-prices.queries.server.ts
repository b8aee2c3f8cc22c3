import { z } from "zod";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { readRow, rowOf } from "#app/platform/db/rows.server.ts";
import type { AmazonPrices } from "./types.ts";

const answerRow = rowOf({ answer: z.enum(["as-entered", "api-only"]) });

/** Returns the owner's answer to how Amazon's prices may be shown, or null where there is none yet. */
export async function findAmazonPricePolicy(executor: Executor = database()): Promise<AmazonPrices | null> {
  return (await readRow(executor, answerRow)`select answer from amazon_prices`)?.answer ?? null;
}
