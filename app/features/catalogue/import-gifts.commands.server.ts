import { type SQL, sql } from "drizzle-orm";
import type { Executor } from "#app/platform/db/database.server.ts";
import { changeRows } from "#app/platform/db/rows.server.ts";
import { GIFT_FIELDS, OWN_FIELDS } from "./gift-fields.ts";
import { assignFields, columnsOf, toRow } from "./gift-rows.queries.server.ts";
import { holdCategories } from "./import-categories.commands.server.ts";
import type { GiftState, DesiredGift } from "./import-plan.ts";
import { showGuesses } from "./guesses/write-guesses.commands.server.ts";
import { keepsStoreWords } from "./store-words.queries.server.ts";
import { TAXONOMIES, type TaxonomyKey } from "./taxonomies.ts";

/** A gift to write: its stored state (null for a new one) and its wanted state. `slug` is the one that it gets. */
export interface GiftWrite {
  id: string;
  slug: string;
  before: GiftState | null;
  wish: DesiredGift;
  /** True of a new gift whose words and price are those of a store's API. */
  isFromStoreApi?: boolean | undefined;
}

/** Whose word a write is: that of a catalogue file, or of a person who changes many gifts at once. */
type WrittenBy = "file" | "person";
const PRICE_SOURCES: Record<WrittenBy, string> = { file: "import", person: "editor" };

const WRITTEN = [...OWN_FIELDS, ...GIFT_FIELDS.filter(({ isIdentity }) => isIdentity === true)];

/** The wanted gifts as rows of their table, named `row`. */
function rowsOf(changes: readonly GiftWrite[]): SQL {
  const rows = changes.map(({ id, slug, wish, isFromStoreApi = false }) => ({
    id,
    ...toRow(WRITTEN, { ...wish.values, slug, externalId: wish.externalId }),
    price_source: isFromStoreApi && wish.values.price !== null ? "api" : "import",
    has_store_words: isFromStoreApi,
  }));
  return sql`jsonb_populate_recordset(null::gifts, ${JSON.stringify(rows)}::jsonb) as row`;
}

async function insertGifts(executor: Executor, changes: readonly GiftWrite[], now: Date): Promise<void> {
  if (changes.length === 0) return;
  await changeRows(executor)`
    insert into gifts (id, ${columnsOf(WRITTEN)}, price_source, has_store_words, price_checked_at)
    select id, ${columnsOf(WRITTEN, "row")}, row.price_source, row.has_store_words, case when price_cents is not null then ${now.toISOString()}::timestamptz end
    from ${rowsOf(changes)}`;
}

async function updateGifts(executor: Executor, changes: readonly GiftWrite[], now: Date, by: WrittenBy): Promise<void> {
  if (changes.length === 0) return;
  await changeRows(executor)`
    update gifts g set ${assignFields(WRITTEN, "row")},
      price_source = case when g.price_cents is distinct from row.price_cents then ${PRICE_SOURCES[by]} else g.price_source end,
      price_checked_at = case
        when g.price_cents is not distinct from row.price_cents then g.price_checked_at
        when row.price_cents is not null then ${now.toISOString()}::timestamptz
      end,
      has_store_words = ${keepsStoreWords()}
    from ${rowsOf(changes)}
    where g.id = row.id`;
}

/** Returns a table `chosen` of gifts with the ids of categories that `choose` takes of each taxonomy; null where it takes none. */
function chosenPairs(changes: readonly GiftWrite[], choose: (change: GiftWrite, key: TaxonomyKey) => readonly string[]): SQL | null {
  const chosen = changes
    .map((change) => ({ gift_id: change.id, category_ids: TAXONOMIES.flatMap(({ key }) => choose(change, key)) }))
    .filter(({ category_ids }) => category_ids.length > 0);
  if (chosen.length === 0) return null;
  return sql`(
    select gift_id, unnest(category_ids) as category_id
    from jsonb_to_recordset(${JSON.stringify(chosen)}::jsonb) as row (gift_id uuid, category_ids uuid[])
  ) as chosen`;
}

async function writeCategories(executor: Executor, changes: readonly GiftWrite[], by: WrittenBy): Promise<void> {
  const had = ({ before }: GiftWrite, key: TaxonomyKey) => before?.categories[key] ?? [];
  const removed = chosenPairs(changes, (change, key) => had(change, key).filter((id) => !change.wish.categories[key].includes(id)));
  const added = chosenPairs(changes, (change, key) => change.wish.categories[key].filter((id) => !had(change, key).includes(id)));
  if (removed !== null) {
    await changeRows(executor)`
      delete from gift_categories m using ${removed}
      where m.gift_id = chosen.gift_id and m.category_id = chosen.category_id and m.source in ('person', 'file')`;
  }
  if (added !== null) {
    await changeRows(executor)`
      insert into gift_categories (gift_id, category_id, source) select gift_id, category_id, ${by} from ${added}
      on conflict do nothing`;
  }
}

/**
 * Writes new and changed gifts with all their mappings in the transaction `executor`, and refreshes the search index once for all of them.
 */
export async function writeGiftChanges(
  executor: Executor,
  changes: readonly GiftWrite[],
  now: Date,
  by: WrittenBy = "file",
): Promise<void> {
  if (changes.length === 0) return;
  await holdCategories(
    executor,
    changes.flatMap(({ wish }) => TAXONOMIES.flatMap(({ key }) => wish.categories[key])),
  );
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
    by,
  );
  await writeCategories(executor, changes, by);
  const known = changes.filter(({ before }) => before !== null);
  if (known.length > 0)
    await showGuesses(
      executor,
      known.map(({ id }) => id),
    );
  await changeRows(
    executor,
  )`select refresh_gift_search(ids), refresh_gift_fits(ids) from (select ${sql.param(changes.map(({ id }) => id))}::uuid[] as ids) changed`;
  // The caller's transaction may go on, and its later changes must update the search index again.
  await changeRows(executor)`select set_config('presently.defer_search', 'off', true)`;
}
