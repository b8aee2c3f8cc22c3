import { type SQL, sql } from "drizzle-orm";
import type { Executor } from "#app/platform/db/database.server.ts";
import { changeRows } from "#app/platform/db/rows.server.ts";
import { GIFT_FIELDS, OWN_FIELDS } from "./gift-fields.constants.ts";
import { assignFields, columnsOf, toRow } from "./gift-rows.queries.server.ts";
import type { GiftState, DesiredGift } from "./import-plan.rules.ts";
import { TAXONOMIES, type TaxonomyKey } from "./taxonomies.ts";

/** A gift to write: its stored state (null for a new one) and its wanted state. `slug` is the one that it gets. */
export interface GiftChange {
  id: string;
  slug: string;
  before: GiftState | null;
  wish: DesiredGift;
}

const WRITTEN = [...OWN_FIELDS, ...GIFT_FIELDS.filter(({ isIdentity }) => isIdentity === true)];

/** The wanted gifts as rows of their table, named `row`. */
function rowsOf(changes: readonly GiftChange[]): SQL {
  const rows = changes.map(({ id, slug, wish }) => ({ id, ...toRow(WRITTEN, { ...wish.values, slug, externalId: wish.externalId }) }));
  return sql`jsonb_populate_recordset(null::gifts, ${JSON.stringify(rows)}::jsonb) as row`;
}

async function insertGifts(executor: Executor, changes: readonly GiftChange[], now: Date): Promise<void> {
  if (changes.length === 0) return;
  await changeRows(executor)`
    insert into gifts (id, ${columnsOf(WRITTEN)}, price_source, price_checked_at)
    select id, ${columnsOf(WRITTEN, "row")}, 'import', case when price_cents is not null then ${now.toISOString()}::timestamptz end
    from ${rowsOf(changes)}`;
}

async function updateGifts(executor: Executor, changes: readonly GiftChange[], now: Date): Promise<void> {
  if (changes.length === 0) return;
  await changeRows(executor)`
    update gifts g set ${assignFields(WRITTEN, "row")},
      price_source = case when g.price_cents is distinct from row.price_cents then 'import' else g.price_source end,
      price_checked_at = case
        when g.price_cents is not distinct from row.price_cents then g.price_checked_at
        when row.price_cents is not null then ${now.toISOString()}::timestamptz
      end
    from ${rowsOf(changes)}
    where g.id = row.id`;
}

function pairs(changes: readonly GiftChange[], choose: (change: GiftChange) => readonly string[]): string {
  return JSON.stringify(changes.flatMap((change) => choose(change).map((category_id) => ({ gift_id: change.id, category_id }))));
}

async function writeMaps(executor: Executor, key: TaxonomyKey, table: string, changes: readonly GiftChange[]): Promise<void> {
  const map = sql.identifier(`${table}_map`);
  const had = ({ before }: GiftChange) => before?.categories[key] ?? [];
  const removed = pairs(changes, (change) => had(change).filter((id) => !change.wish.categories[key].includes(id)));
  const added = pairs(changes, (change) => change.wish.categories[key].filter((id) => !had(change).includes(id)));
  if (removed !== "[]") {
    await changeRows(executor)`
      delete from ${map} m using jsonb_to_recordset(${removed}::jsonb) as pair (gift_id uuid, category_id uuid)
      where m.gift_id = pair.gift_id and m.category_id = pair.category_id`;
  }
  if (added !== "[]") {
    await changeRows(executor)`
      insert into ${map} (gift_id, category_id)
      select gift_id, category_id from jsonb_to_recordset(${added}::jsonb) as pair (gift_id uuid, category_id uuid)
      on conflict do nothing`;
  }
}

/**
 * Writes new and changed gifts with all their mappings in the transaction `executor`, and refreshes the search index once for all of them.
 */
export async function writeGiftChanges(executor: Executor, changes: readonly GiftChange[], now: Date): Promise<void> {
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
  for (const { key, table } of TAXONOMIES) await writeMaps(executor, key, table, changes);
  await changeRows(executor)`select refresh_gift_search(${sql.param(changes.map(({ id }) => id))}::uuid[])`;
  // The caller's transaction may go on, and its later changes must update the search index again.
  await changeRows(executor)`select set_config('presently.defer_search', 'off', true)`;
}
