import { sql } from "drizzle-orm";
import type { Executor } from "#app/platform/db/database.server.ts";
import { changeRows } from "#app/platform/db/rows.server.ts";

/** Gives those of these gifts that have no price tier the one that `findPriceTier` finds for their price. */
export async function fillPriceTiers(executor: Executor, giftIds: readonly string[]): Promise<void> {
  await changeRows(executor)`
    insert into gift_categories (gift_id, category_id, source)
    select g.id, tier.id, 'file' from gifts g cross join lateral (
      select id from categories
      where taxonomy = 'priceTier' and (min_price_cents is not null or max_price_cents is not null)
        and currency = g.currency and g.price_cents >= coalesce(min_price_cents, 0) and (max_price_cents is null or g.price_cents < max_price_cents)
      order by coalesce(min_price_cents, 0) limit 1
    ) tier
    where g.id = any (${sql.param([...giftIds])}::uuid[]) and not exists (
      select from gift_categories m join categories c on c.id = m.category_id where m.gift_id = g.id and c.taxonomy = 'priceTier'
    )`;
}
