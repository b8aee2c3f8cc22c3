import { z } from "zod";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { changeRows, readOneRow, rowOf } from "#app/platform/db/rows.server.ts";

/** A middle that has moved by less does not change what is a usual price: 1.1 is a tenth. */
const MOVED_BY = 1.1;
const LOT = 500;

const lotRow = rowOf({ gifts: z.int(), last: z.uuid().nullable(), refreshed: z.boolean() });

/**
 * Brings up to date what gifts of each category usually cost, by which the order "Best match" prefers prices in the middle, and drops the pages of
 * the categories where it has moved. A run that is interrupted goes on with the next one.
 */
export async function followPriceMiddles(signal?: AbortSignal, executor: Executor = database()): Promise<void> {
  await changeRows(executor)`
    insert into category_middles as kept (category_id, price_cents, currency)
    select category_id, price_cents, currency from current_middles() order by category_id
    on conflict (category_id) do update set price_cents = excluded.price_cents, currency = excluded.currency, is_applied = false
      where kept.currency <> excluded.currency
        or greatest(kept.price_cents, excluded.price_cents) > ${MOVED_BY}::float8 * least(kept.price_cents, excluded.price_cents)`;
  let after: string | null = "00000000-0000-0000-0000-000000000000";
  while (after !== null && signal?.aborted !== true) after = await refreshLot(after, executor);
  if (after !== null) return;
  await changeRows(executor)`
    with applied as (update category_middles set is_applied = true where not is_applied returning category_id)
    select notify_page_tags(array(select 'category:' || category_id from applied))`;
}

/** Compares the next gifts of categories with a moved middle with it. Returns the last one's id, or null when there are no more. */
async function refreshLot(after: string, executor: Executor): Promise<string | null> {
  const { gifts, last } = await readOneRow(executor, lotRow)`
    with lot as materialized (
      select distinct gift_id from gift_categories
      where gift_id > ${after}::uuid and category_id in (select category_id from category_middles where not is_applied)
      order by gift_id limit ${LOT}
    )
    select cardinality(ids) as gifts, ids[cardinality(ids)] as last, refresh_gift_fits(ids) is null as refreshed
    from (select array(select gift_id from lot order by gift_id) as ids) picked`;
  return gifts < LOT ? null : last;
}
