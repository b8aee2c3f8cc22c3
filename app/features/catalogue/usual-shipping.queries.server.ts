import { z } from "zod";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { readOneRow, rowOf } from "#app/platform/db/rows.server.ts";

/** The days are read from so many gifts; ids are random, so the first ones by id are a fair sample. */
const SAMPLED_GIFTS = 500;
/** A week, where no gift states its days. */
const ASSUMED_DAYS = 7;

/** Returns the days within which four of five gifts of the shop ship, of those that state them; 0 states nothing. */
export async function findUsualShippingDays(): Promise<number> {
  const { days } = await readOneRow(readDatabase(), rowOf({ days: z.int().nullable() }))`
    select percentile_disc(0.8) within group (order by shipping_days)::int as days
    from (select shipping_days from shown_gifts where in_stock and shipping_days > 0 order by id limit ${SAMPLED_GIFTS}) sampled`;
  return days ?? ASSUMED_DAYS;
}
