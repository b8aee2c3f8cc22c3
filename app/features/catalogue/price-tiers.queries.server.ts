import { z } from "zod";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { readRows, rowOf } from "#app/platform/db/rows.server.ts";
import type { PriceTier } from "./price-tiers.rules.ts";

const priceTier = rowOf({ id: z.uuid(), min: z.number().nullable(), max: z.number().nullable() });

/** Returns the price tiers with their bounds in dollars. */
export async function readPriceTiers(executor: Executor = database()): Promise<PriceTier[]> {
  return readRows(executor, priceTier)`
    select id, min_price::float8 as min, max_price::float8 as max from categories where taxonomy = 'priceTier'`;
}
