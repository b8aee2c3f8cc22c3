import { randomUUID } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { recordChange } from "#app/features/accounts/audit.commands.server.ts";
import { z } from "zod";
import { database, type Executor, longTransaction } from "#app/platform/db/database.server.ts";
import { changeRows, readRows, rowOf, uuid } from "#app/platform/db/rows.server.ts";
import { insertStored, readReferences, readReferringRows, type Reference, rowsByTable } from "#app/platform/db/set-aside.server.ts";
import { lockSlugs, readSlugClaims } from "../slugs.commands.server.ts";
import { IS_IN_TRASH } from "./trash.queries.server.ts";
import { toAuditFields } from "./gift-form-values.ts";
import { readGiftFormOptions, readOpenedGifts } from "./gift-form.queries.server.ts";

/** A trigger fills these tables again when a gift returns, so their rows are not stored. */
const DERIVED = ["gift_search", "gift_readings", "gifts_to_categorize", "gift_facets"];

const goingRow = rowOf({ id: uuid, name: z.string(), slug: z.string(), gift: z.unknown(), old_slugs: z.array(z.string()) });

interface DeleteOptions {
  /** Lots with the same one are restored together; a new one where nothing is said. */
  batchId?: string;
  /** The process's database where nothing is said. */
  executor?: Executor;
}

export interface Deletion {
  /** The batch that restoreGifts takes; null when none of the gifts existed any more. */
  batchId: string | null;
  names: string[];
}

/**
 * Deletes gifts with their mappings, and stores in the trash what restoring them needs. Gifts that are already deleted are skipped. `actorId` is
 * null where the account that asked for it is gone.
 */
export async function deleteGifts(
  actorId: string | null,
  giftIds: readonly string[],
  { batchId = randomUUID(), executor = database() }: DeleteOptions = {},
): Promise<Deletion> {
  return executor.transaction(async (transaction) => {
    const ids = sql`${sql.param([...giftIds])}::uuid[]`;
    const gifts = await readRows(transaction, goingRow)`
      select g.id, g.name, g.slug, to_jsonb(g) as gift,
        array(select old_slug from slug_redirects where kind = 'gifts' and target_id = g.id order by created_at) as old_slugs
      from gifts g where g.id = any (${ids}) order by g.id for update`;
    if (gifts.length === 0) return { batchId: null, names: [] };
    const references = await readReferences("gifts", DERIVED, transaction);
    const goneRows = await readReferringRows(
      references.filter(({ action }) => action !== "n"),
      ids,
      transaction,
    );
    const detachedRows = await readReferringRows(
      references.filter(({ action }) => action === "n"),
      ids,
      transaction,
    );
    const stored = gifts.map(({ id, gift, old_slugs }) => ({
      gift_id: id,
      batch_id: batchId,
      gift,
      old_slugs,
      gone: goneRows.get(id) ?? {},
      detached: detachedRows.get(id) ?? {},
    }));
    await changeRows(transaction)`
      insert into deleted_gifts (gift_id, batch_id, gift, old_slugs, gone, detached)
      select gift_id, batch_id, gift, old_slugs, gone, detached from jsonb_to_recordset(${JSON.stringify(stored)}::jsonb)
        as stored (gift_id uuid, batch_id uuid, gift jsonb, old_slugs text[], gone jsonb, detached jsonb)`;
    await recordGifts(
      transaction,
      actorId,
      "deleted",
      gifts.map(({ id }) => id),
      batchId,
    );
    await changeRows(transaction)`delete from gifts where id = any (${ids})`;
    return { batchId, names: gifts.map(({ name }) => name) };
  });
}

async function recordGifts(
  transaction: Executor,
  actorId: string | null,
  action: "deleted" | "restored",
  ids: readonly string[],
  changeId?: string,
): Promise<void> {
  const { categories } = await readGiftFormOptions(transaction);
  for (const { id, form } of (await readOpenedGifts(ids, transaction)).values()) {
    const fields = toAuditFields(form, categories);
    const subject = { kind: "gift", id, name: form.name } as const;
    const entry = { actorId, action, subject, ...(changeId && { changeId }) } as const;
    await recordChange(transaction, { ...entry, ...(action === "deleted" ? { before: fields } : { after: fields }) });
  }
}

const deletedRow = rowOf({
  gift_id: uuid,
  gift: z.looseObject({ slug: z.string(), external_id: z.string().nullable() }),
  old_slugs: z.array(z.string()),
  gone: rowsByTable,
  detached: rowsByTable,
});
type DeletedRow = z.infer<typeof deletedRow>;

/** Some gifts of the trash: those that were deleted at once, or those with these ids. */
export type TrashSelection = { batchId: string } | { ids: readonly string[] };

interface RestoreOptions {
  /** The change whose gifts come back, for the audit log. */
  changeId?: string;
  /** The process's database where nothing is said. */
  executor?: Executor;
}

function selected(selection: TrashSelection): SQL {
  return "ids" in selection ? sql`gift_id = any (${sql.param([...selection.ids])}::uuid[])` : sql`batch_id = ${selection.batchId}`;
}

/**
 * Restores gifts of the trash, with categories, old addresses and places on people's lists. Returns their ids, an empty list when their time
 * is over.
 */
export async function restoreGifts(
  actorId: string | null,
  selection: TrashSelection,
  { changeId, executor = database() }: RestoreOptions = {},
): Promise<string[]> {
  return executor.transaction(async (transaction) => {
    await lockSlugs(transaction, "gifts");
    const deleted = await readRows(transaction, deletedRow)`
      delete from deleted_gifts where ${selected(selection)} and ${IS_IN_TRASH}
      returning gift_id, gift, old_slugs, gone, detached`;
    if (deleted.length === 0) return [];
    await changeRows(transaction)`select set_config('presently.defer_search', 'on', true)`;
    await insertDeleted(deleted, transaction);
    const references = await readReferences("gifts", DERIVED, transaction);
    for (const row of deleted) await bringBackReferences(row, references, transaction);
    const ids = deleted.map(({ gift_id }) => gift_id);
    await changeRows(
      transaction,
    )`select refresh_gift_search(ids), refresh_gift_fits(ids) from (select ${sql.param(ids)}::uuid[] as ids) restored`;
    await recordGifts(transaction, actorId, "restored", ids, changeId);
    return ids;
  });
}

/** As many gifts are restored in one transaction. */
const RESTORED_AT_ONCE = 200;

/** Restores what was deleted at once, also where that was very much. Returns the ids, an empty list when their time is over. */
export async function restoreBatch(actorId: string, batchId: string): Promise<string[]> {
  const waiting = await readRows(database(), rowOf({ id: uuid }))`
    select gift_id as id from deleted_gifts where ${selected({ batchId })} and ${IS_IN_TRASH} order by gift_id`;
  const restored: string[] = [];
  for (let start = 0; start < waiting.length; start += RESTORED_AT_ONCE) {
    const ids = waiting.slice(start, start + RESTORED_AT_ONCE).map(({ id }) => id);
    const lot = await longTransaction((transaction) => restoreGifts(actorId, { ids }, { changeId: batchId, executor: transaction }));
    restored.push(...lot);
  }
  return restored;
}

/** Deletes gifts of the trash for good. Returns how many there were. */
export async function eraseGifts(actorId: string, ids: readonly string[]): Promise<number> {
  return database().transaction(async (transaction) => {
    const erased = await readRows(transaction, rowOf({ id: uuid, name: z.string() }))`
      delete from deleted_gifts where ${selected({ ids })} returning gift_id as id, gift ->> 'name' as name`;
    for (const { id, name } of erased) {
      await recordChange(transaction, { actorId, action: "erased", subject: { kind: "gift", id, name } });
    }
    return erased.length;
  });
}

/** Deletes for good what has been in the trash long enough. */
export async function emptyTrash(): Promise<void> {
  await changeRows(database())`delete from deleted_gifts where not (${IS_IN_TRASH})`;
}

/** Inserts the gifts themselves. A slug or external id that another gift has taken meanwhile stays with that gift. */
async function insertDeleted(deleted: readonly DeletedRow[], transaction: Executor): Promise<void> {
  const claims = await readSlugClaims(
    transaction,
    "gifts",
    deleted.map(({ gift }) => gift.slug),
  );
  const gifts = deleted.map(({ gift, gift_id }) => ({ ...gift, slug: claims.claim(gift.slug, gift_id) }));
  const taken = await readRows(transaction, rowOf({ id: z.string() }))`
    select external_id as id from gifts where external_id = any (${sql.param(gifts.map(({ external_id }) => external_id))}::text[])`;
  const isTaken = (externalId: string | null) => taken.some(({ id }) => id === externalId);
  const back = gifts.map((gift) => (isTaken(gift.external_id) ? { ...gift, external_id: null } : gift));
  await insertStored("gifts", back, {}, transaction);
  const old = deleted.flatMap(({ gift_id, old_slugs }) => old_slugs.map((old_slug) => ({ target_id: gift_id, old_slug })));
  await changeRows(transaction)`
    insert into slug_redirects (kind, old_slug, target_id)
    select 'gifts', old_slug, target_id from jsonb_to_recordset(${JSON.stringify(old)}::jsonb) as old (old_slug text, target_id uuid)
    where not exists (select from gifts where slug = old_slug) on conflict do nothing`;
}

async function bringBackReferences(
  { gift_id, gone, detached }: DeletedRow,
  references: readonly Reference[],
  transaction: Executor,
): Promise<void> {
  for (const { table, column } of references) {
    const name = sql.identifier(table);
    const lost = gone[table];
    if (lost !== undefined) await insertStored(table, lost, { except: "gifts" }, transaction);
    const ids = detached[table];
    if (ids === undefined) continue;
    // Lists show a deleted gift under its stored title; a restored gift has its own name again.
    const forgetTitle = table === "gift_list_items" ? sql`, title = null` : sql``;
    await changeRows(transaction)`
      update ${name} set ${sql.identifier(column)} = ${gift_id}${forgetTitle}
      where ${sql.identifier(column)} is null and to_jsonb(id) in (select jsonb_array_elements(${JSON.stringify(ids)}::jsonb))`;
  }
}
