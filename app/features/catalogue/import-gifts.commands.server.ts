import { sql } from "drizzle-orm";
import type { Executor } from "#app/platform/db/database.server.ts";
import { changeRows } from "#app/platform/db/rows.server.ts";
import type { GiftState, DesiredGift } from "./import-plan.rules.ts";
import { TAXONOMIES, type TaxonomyKey } from "./taxonomies.ts";

/** A gift to write: its stored state (null for a new one) and its wanted state. `slug` is the one that it gets. */
export interface GiftWrite {
  id: string;
  slug: string;
  before: GiftState | null;
  wish: DesiredGift;
}

const ROW = sql.raw(`(id uuid, slug text, external_id text, name text, description text, price numeric, image text, affiliate_url text,
  brand_name text, brand_url text, in_stock boolean, shipping_days integer, is_featured boolean, is_trending boolean, gender text)`);

function asRows(changes: readonly GiftWrite[]): string {
  return JSON.stringify(changes.map(({ id, slug, wish }) => ({ id, slug, external_id: wish.external_id, ...wish.columns })));
}

async function insertGifts(executor: Executor, changes: readonly GiftWrite[], now: Date): Promise<void> {
  if (changes.length === 0) return;
  await changeRows(executor)`
    insert into gifts (id, slug, external_id, name, description, price, price_source, price_checked_at, image, affiliate_url, brand_name,
      brand_url, in_stock, shipping_days, is_featured, is_trending, gender)
    select id, slug, external_id, name, description, price, 'import', case when price is not null then ${now.toISOString()}::timestamptz end, image,
      affiliate_url, brand_name, brand_url, in_stock, shipping_days, is_featured, is_trending, gender
    from jsonb_to_recordset(${asRows(changes)}::jsonb) as row ${ROW}`;
}

async function updateGifts(executor: Executor, changes: readonly GiftWrite[], now: Date): Promise<void> {
  if (changes.length === 0) return;
  await changeRows(executor)`
    update gifts g set
      slug = row.slug, external_id = row.external_id, name = row.name, description = row.description, price = row.price, image = row.image,
      affiliate_url = row.affiliate_url, brand_name = row.brand_name, brand_url = row.brand_url, in_stock = row.in_stock,
      shipping_days = row.shipping_days, is_featured = row.is_featured, is_trending = row.is_trending, gender = row.gender,
      price_source = case when g.price is distinct from row.price then 'import' else g.price_source end,
      price_checked_at = case
        when g.price is not distinct from row.price then g.price_checked_at
        when row.price is not null then ${now.toISOString()}::timestamptz
      end
    from jsonb_to_recordset(${asRows(changes)}::jsonb) as row ${ROW}
    where g.id = row.id`;
}

/** Returns pairs of a gift and a category as JSON: of each change, the ids that `choose` takes of each taxonomy. */
function pairs(changes: readonly GiftWrite[], choose: (change: GiftWrite, key: TaxonomyKey) => readonly string[]): string {
  const chosen = changes.flatMap((change) =>
    TAXONOMIES.flatMap(({ key }) => choose(change, key).map((category_id) => [change.id, category_id])),
  );
  return JSON.stringify(chosen.map(([gift_id, category_id]) => ({ gift_id, category_id })));
}

async function writeCategories(executor: Executor, changes: readonly GiftWrite[]): Promise<void> {
  const had = ({ before }: GiftWrite, key: TaxonomyKey) => before?.categories[key] ?? [];
  const removed = pairs(changes, (change, key) => had(change, key).filter((id) => !change.wish.categories[key].includes(id)));
  const added = pairs(changes, (change, key) => change.wish.categories[key].filter((id) => !had(change, key).includes(id)));
  if (removed !== "[]") {
    await changeRows(executor)`
      delete from gift_categories m using jsonb_to_recordset(${removed}::jsonb) as pair (gift_id uuid, category_id uuid)
      where m.gift_id = pair.gift_id and m.category_id = pair.category_id and m.source in ('person', 'file')`;
  }
  if (added !== "[]") {
    await changeRows(executor)`
      insert into gift_categories (gift_id, category_id, source)
      select gift_id, category_id, 'file' from jsonb_to_recordset(${added}::jsonb) as pair (gift_id uuid, category_id uuid)
      on conflict do nothing`;
  }
}

/**
 * Writes new and changed gifts with all their mappings in the transaction `executor`, and refreshes the search index once for all of them.
 */
export async function writeGiftChanges(executor: Executor, changes: readonly GiftWrite[], now: Date): Promise<void> {
  if (changes.length === 0) return;
  await changeRows(executor)`select set_config('presently.defer_search', 'on', true)`;
  await insertGifts(
    executor,
    changes.filter(({ before }) => before === null),
    now,
  );
  await updateGifts(
    executor,
    changes.filter(({ before }) => before !== null),
    now,
  );
  await writeCategories(executor, changes);
  await changeRows(executor)`select refresh_gift_search(${sql.param(changes.map(({ id }) => id))}::uuid[])`;
  // The caller's transaction may go on, and its later changes must update the search index again.
  await changeRows(executor)`select set_config('presently.defer_search', 'off', true)`;
}
