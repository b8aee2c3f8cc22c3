import { randomUUID } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { recordChange } from "#app/features/accounts/audit.commands.server.ts";
import { z } from "zod";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { changeRows, readRows, rowOf, uuid } from "#app/platform/db/rows.server.ts";
import { lockSlugs, readSlugClaims } from "../slugs.commands.server.ts";
import { IS_IN_TRASH } from "./trash.queries.server.ts";
import { toAuditFields } from "./gift-form-values.ts";
import { readGiftFormOptions, readOpenedGifts } from "./gift-form.queries.server.ts";

/** A trigger fills these tables again when a gift returns, so their rows are not stored. */
const DERIVED = ["gift_search", "gift_readings", "gifts_to_categorize"];

const referenceRow = rowOf({
  table: z.string(),
  column: z.string(),
  /** The action of the foreign key in pg_constraint: "c" deletes the row with its gift, "n" sets its reference to null. */
  action: z.string(),
});
type Reference = z.infer<typeof referenceRow>;

/** Returns every foreign key to gifts, read from the database's catalog so that tables added later are stored and restored too. */
async function readReferences(transaction: Executor): Promise<Reference[]> {
  const rows = await readRows(transaction, referenceRow)`
    select c.conrelid::regclass::text as table, a.attname::text as column, c.confdeltype::text as action
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'gifts'::regclass order by 1`;
  return rows.filter(({ table }) => !DERIVED.includes(table));
}

const rowsByTable = z.record(z.string(), z.array(z.unknown()));
type RowsByTable = z.infer<typeof rowsByTable>;
const referringRow = rowOf({ gift_id: uuid, rows: z.array(z.unknown()) });

/** Reads the rows that refer to each gift, by gift and table: whole rows where they are deleted with it, else only their ids. */
async function readReferringRows(references: readonly Reference[], ids: SQL, transaction: Executor): Promise<Map<string, RowsByTable>> {
  const byGift = new Map<string, RowsByTable>();
  for (const { table, column, action } of references) {
    const stored = action === "n" ? sql`to_jsonb(r.id)` : sql`to_jsonb(r)`;
    const gift = sql`r.${sql.identifier(column)}`;
    const rows = await readRows(transaction, referringRow)`
      select ${gift} as gift_id, jsonb_agg(${stored}) as rows from ${sql.identifier(table)} r where ${gift} = any (${ids}) group by 1`;
    for (const row of rows) byGift.set(row.gift_id, { ...byGift.get(row.gift_id), [table]: row.rows });
  }
  return byGift;
}

const goingRow = rowOf({ id: uuid, name: z.string(), slug: z.string(), gift: z.unknown(), old_slugs: z.array(z.string()) });

export interface Deletion {
  /** The batch that restoreGifts takes; null when none of the gifts existed any more. */
  batchId: string | null;
  names: string[];
}

/**
 * Deletes gifts with their mappings, and stores in the trash what restoring them needs. Gifts that are already deleted are skipped. `actorId` is
 * null where the account that asked for it is gone. Lots with one `batchId` are restored together.
 */
export async function deleteGifts(actorId: string | null, giftIds: readonly string[], batchId: string = randomUUID()): Promise<Deletion> {
  return database().transaction(async (transaction) => {
    const ids = sql`${sql.param([...giftIds])}::uuid[]`;
    const gifts = await readRows(transaction, goingRow)`
      select g.id, g.name, g.slug, to_jsonb(g) as gift,
        array(select old_slug from slug_redirects where kind = 'gifts' and target_id = g.id order by created_at) as old_slugs
      from gifts g where g.id = any (${ids}) order by g.id for update`;
    if (gifts.length === 0) return { batchId: null, names: [] };
    const references = await readReferences(transaction);
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
): Promise<void> {
  const { categories } = await readGiftFormOptions(transaction);
  for (const { id, form } of (await readOpenedGifts(ids, transaction)).values()) {
    const fields = toAuditFields(form, categories);
    const subject = { kind: "gift", id, name: form.name } as const;
    await recordChange(transaction, { actorId, action, subject, ...(action === "deleted" ? { before: fields } : { after: fields }) });
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

function selected(selection: TrashSelection): SQL {
  return "ids" in selection ? sql`gift_id = any (${sql.param([...selection.ids])}::uuid[])` : sql`batch_id = ${selection.batchId}`;
}

/**
 * Restores gifts of the trash, with categories, old addresses and places on people's lists. Returns their ids, an empty list when their time
 * is over.
 */
export async function restoreGifts(actorId: string | null, selection: TrashSelection): Promise<string[]> {
  return database().transaction(async (transaction) => {
    await lockSlugs(transaction, "gifts");
    const deleted = await readRows(transaction, deletedRow)`
      delete from deleted_gifts where ${selected(selection)} and ${IS_IN_TRASH}
      returning gift_id, gift, old_slugs, gone, detached`;
    if (deleted.length === 0) return [];
    await changeRows(transaction)`select set_config('presently.defer_search', 'on', true)`;
    await insertDeleted(deleted, transaction);
    const references = await readReferences(transaction);
    for (const row of deleted) await bringBackReferences(row, references, transaction);
    const ids = deleted.map(({ gift_id }) => gift_id);
    await changeRows(transaction)`select refresh_gift_search(${sql.param(ids)}::uuid[])`;
    await recordGifts(transaction, actorId, "restored", ids);
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
    restored.push(...(await restoreGifts(actorId, { ids })));
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

/**
 * Returns the columns in which stored rows are written: a column that a later version of the site has added is not among them and gets its
 * default, one that is gone is left out.
 */
async function readColumns(table: string, rows: readonly unknown[], transaction: Executor): Promise<SQL> {
  const columns = await readRows(transaction, rowOf({ name: z.string() }))`
    select attname::text as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity <> 'a'
      and ${JSON.stringify(rows[0] ?? {})}::jsonb ? attname::text
    order by attnum`;
  return sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
}

/** Inserts the gifts themselves. A slug or external id that another gift has taken meanwhile stays with that gift. */
async function insertDeleted(deleted: readonly DeletedRow[], transaction: Executor): Promise<void> {
  const claims = await readSlugClaims(
    transaction,
    "gifts",
    deleted.map(({ gift }) => gift.slug),
  );
  const gifts = deleted.map(({ gift, gift_id }) => ({ ...gift, slug: claims.claim(gift.slug, gift_id) }));
  const columns = await readColumns("gifts", gifts, transaction);
  await changeRows(transaction)`
    insert into gifts (${columns}) select ${columns} from jsonb_populate_recordset(null::gifts, (
      select jsonb_agg(case when exists (select from gifts other where other.external_id = gift ->> 'external_id')
        then gift || '{"external_id": null}' else gift end)
      from jsonb_array_elements(${JSON.stringify(gifts)}::jsonb) as given (gift))) back`;
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
    if (lost !== undefined) {
      const back = sql`jsonb_populate_recordset(null::${name}, ${JSON.stringify(lost)}::jsonb) back`;
      const columns = await readColumns(table, lost, transaction);
      const isWhole = await stillThere(table, transaction);
      await changeRows(
        transaction,
      )`insert into ${name} (${columns}) select ${columns} from ${back} where ${isWhole} on conflict do nothing`;
    }
    const ids = detached[table];
    if (ids === undefined) continue;
    // Lists show a deleted gift under its stored title; a restored gift has its own name again.
    const forgetTitle = table === "gift_list_items" ? sql`, title = null` : sql``;
    await changeRows(transaction)`
      update ${name} set ${sql.identifier(column)} = ${gift_id}${forgetTitle}
      where ${sql.identifier(column)} is null and to_jsonb(id) in (select jsonb_array_elements(${JSON.stringify(ids)}::jsonb))`;
  }
}

const foreignKeyRow = rowOf({ column: z.string(), target: z.string(), key: z.string() });

/**
 * Returns the condition that a row's other references (its category, a blog post) still exist, since they may have been deleted meanwhile.
 */
async function stillThere(table: string, transaction: Executor): Promise<SQL> {
  const rows = await readRows(transaction, foreignKeyRow)`
    select a.attname::text as column, c.confrelid::regclass::text as target, k.attname::text as key
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    join pg_attribute k on k.attrelid = c.confrelid and k.attnum = c.confkey[1]
    where c.contype = 'f' and c.conrelid = ${table}::regclass and c.confrelid <> 'gifts'::regclass`;
  const conditions = rows.map(
    ({ column, target, key }) =>
      sql`(back.${sql.identifier(column)} is null or exists (
        select from ${sql.identifier(target)} t where t.${sql.identifier(key)} = back.${sql.identifier(column)}))`,
  );
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}
