import { z } from "zod";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { currency } from "#app/platform/money-schema.ts";
import type { PriceTier } from "./price-tiers.ts";

const tierRow = rowOf({ id: z.guid(), minCents: z.int().nullable(), maxCents: z.int().nullable(), currency });

/** Returns the price tiers with their bounds. */
export async function readPriceTiers(executor: Executor = database()): Promise<PriceTier[]> {
  return readRows(executor, tierRow)`
    select id, min_price_cents::float8 as "minCents", max_price_cents::float8 as "maxCents", currency
    from categories where taxonomy = 'priceTier'`;
}
