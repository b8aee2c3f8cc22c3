import { sql } from "drizzle-orm";
import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { readOneRow, readRows, rowOf } from "#app/platform/db/rows.server.ts";
import type { Certainty } from "./certainty.ts";

/** How many gifts people have taught, how many there are, and of how many the shop knows somebody they suit for sure: said, or guessed and shown. */
export const CERTAINTY = sql`
  select (select count(distinct gift_id) from shop_labels where source = 'person')::int as taught, (select count(*) from gifts)::int as gifts,
    count(distinct gift_id) filter (where taxonomy = 'recipient')::int as recipient,
    count(distinct gift_id) filter (where taxonomy = 'occasion')::int as occasion,
    count(distinct gift_id) filter (where taxonomy = 'interest')::int as interest
  from gift_categories join categories on id = category_id where taxonomy in ('recipient', 'occasion', 'interest')`;

const certaintyRow = rowOf({ taught: z.int(), gifts: z.int(), recipient: z.int(), occasion: z.int(), interest: z.int() });

/** Returns how sure the shop was after each training, the oldest first, and how sure it is now. */
export async function listCertainty(): Promise<{ before: Certainty[]; now: Certainty }> {
  const before = await readRows(database(), certaintyRow)`
    select taught, gifts, recipient, occasion, interest from shop_certainty order by taken_at`;
  return { before, now: await readOneRow(database(), certaintyRow)`${CERTAINTY}` };
}
