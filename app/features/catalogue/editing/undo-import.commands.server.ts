import { sql } from "drizzle-orm";
import { recordChange } from "#app/features/accounts/audit.commands.server.ts";
import { z } from "zod";
import { database, type Executor, longTransaction } from "#app/platform/db/database.server.ts";
import { changeRows, readRow, readRows, rowOf, timestamp, uuid } from "#app/platform/db/rows.server.ts";
import type { OwnGiftValues } from "../gift-fields.ts";
import { forgetDecisions } from "../guesses/note-decisions.commands.server.ts";
import { type GiftWrite, writeGiftChanges } from "../import-gifts.commands.server.ts";
import { readGiftStates } from "../import-gifts.queries.server.ts";
import type { GiftCategories, GiftState } from "../import-plan.ts";
import { HAS_ENDED, IS_UNDOABLE, importedChange, type ImportedGiftChange } from "../imports.commands.server.ts";
import { lockSlugs, readSlugClaims } from "../slugs.commands.server.ts";
import { removeTaxonomyValue } from "../removed-values.commands.server.ts";
import { mapTaxonomies, type TaxonomyKey } from "../taxonomies.ts";
import { isSameValue } from "../gift-values.ts";
import { taxonomyKey } from "../taxonomies.queries.server.ts";
import { deleteGifts } from "./deleted-gifts.commands.server.ts";

const LOT = 500;

/** What became of an import's gifts: deleted again, set back, or left because somebody has changed them since. */
export interface UndoneImport {
  deleted: number;
  restored: number;
  left: number;
}

const changeRow = rowOf({ gift_id: uuid, change: importedChange.nullable() });
type ChangeRow = z.output<typeof changeRow>;

const importRow = rowOf({
  file_name: z.string(),
  kind: z.enum(["import", "bulk"]),
  begun_at: timestamp,
  new_categories: z.array(uuid),
  is_open: z.boolean(),
});
type UndoneChange = Pick<z.output<typeof importRow>, "kind" | "begun_at"> & { id: string };

/**
 * Undoes an import or a bulk change: gifts that it made are deleted (they can be restored for as long as any deleted gift), those that it changed get their
 * values and categories back. What somebody has changed since stays as they left it. Returns null for an import that is not known, still runs,
 * is too old, or was undone. Lots that are undone stay undone where it breaks off, and the next call goes on from there.
 */
export async function undoImport(
  actorId: string,
  importId: string,
  onProgress: (gifts: number) => void = () => undefined,
): Promise<UndoneImport | null> {
  const found = await readRow(database(), importRow)`
    select file_name, kind, begun_at, new_categories, undone_at is null and ${HAS_ENDED} and ${IS_UNDOABLE} as is_open
    from imports where id = ${importId}`;
  if (found === null || !found.is_open) return null;
  const undone: UndoneImport = { deleted: 0, restored: 0, left: 0 };
  for (;;) {
    const rows = await readRows(database(), changeRow)`
      select gift_id, change from imported_changes where import_id = ${importId} order by gift_id limit ${LOT}`;
    if (rows.length === 0) break;
    await undoLot(actorId, { ...found, id: importId }, rows, undone);
    onProgress(undone.deleted + undone.restored + undone.left);
  }
  await removeEmptyCategories(actorId, found.new_categories);
  await database().transaction(async (transaction) => {
    const marked = await changeRows(transaction)`update imports set undone_at = now() where id = ${importId} and undone_at is null`;
    if (marked === 0) return;
    const kind = found.kind === "bulk" ? "bulk-change" : "import";
    const subject = { kind, id: importId, name: found.file_name } as const;
    await recordChange(transaction, { actorId, action: "undone", subject, after: { ...undone } });
  });
  return undone;
}

async function undoLot(actorId: string, of: UndoneChange, rows: readonly ChangeRow[], undone: UndoneImport): Promise<void> {
  const importId = of.id;
  const made = rows.flatMap(({ gift_id, change }) => (change === null ? [gift_id] : []));
  const edited = await findEdited(importId, made);
  const unedited = made.filter((id) => !edited.has(id));
  const { names } = await longTransaction((transaction) => deleteGifts(actorId, unedited, { executor: transaction }));
  undone.deleted += names.length;
  undone.left += edited.size;
  await longTransaction(async (transaction) => {
    const changed = rows.flatMap(({ gift_id, change }) => (change === null ? [] : [{ id: gift_id, change }]));
    const restored = await restoreChanged(transaction, of, changed);
    undone.restored += restored;
    undone.left += changed.length - restored;
    await changeRows(transaction)`
      delete from imported_changes
      where import_id = ${importId} and gift_id = any (${sql.param(rows.map(({ gift_id }) => gift_id))}::uuid[])`;
  });
}

/** Returns which of the gifts somebody has edited since the import began, by the audit log. */
async function findEdited(importId: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await readRows(database(), rowOf({ id: z.string() }))`
    select distinct subject_id as id from audit_log
    where subject_kind = 'gift' and subject_id = any (${sql.param([...ids])}::text[]) and action = 'updated'
      and at >= (select begun_at from imports where id = ${importId})`;
  return new Set(rows.map(({ id }) => id));
}

/** Gives gifts back what an import has changed of them and nobody since. Returns how many got all of it. */
async function restoreChanged(
  transaction: Executor,
  { kind, begun_at }: UndoneChange,
  changed: readonly { id: string; change: ImportedGiftChange }[],
): Promise<number> {
  await lockSlugs(transaction, "gifts");
  const states = await readGiftStates(
    transaction,
    changed.map(({ id }) => id),
    true,
  );
  const taxonomyOf = await readTaxonomies(
    transaction,
    changed.flatMap(({ change }) => change.removed),
  );
  const claims = await readSlugClaims(
    transaction,
    "gifts",
    changed.flatMap(({ change }) => (change.slug === null ? [] : [String(change.slug.was)])),
  );
  let whole = 0;
  const writes = changed.flatMap(({ id, change }): GiftWrite[] => {
    const before = states.get(id);
    if (before === undefined) return [];
    const mended = Object.entries(change.values).filter(([key, { is }]) => isSameValue(before.values[key as keyof OwnGiftValues], is));
    const values = { ...before.values, ...Object.fromEntries(mended.map(([key, { was }]) => [key, was])) } as OwnGiftValues;
    const isSlugTheirs = change.slug !== null && before.slug === change.slug.is;
    const slug = isSlugTheirs ? claims.claim(String(change.slug?.was), id) : before.slug;
    if (mended.length === Object.keys(change.values).length && (change.slug === null || isSlugTheirs)) whole += 1;
    const categories = restoreCategories(before, change, taxonomyOf);
    return [{ id, slug, before, wish: { externalId: before.externalId, slug, values, categories } }];
  });
  await writeGiftChanges(transaction, writes, new Date(), kind === "bulk" ? "person" : "file");
  const decided = changed.map(({ id, change }) => ({ giftId: id, categoryIds: change.decided ?? [] }));
  await forgetDecisions(transaction, decided, begun_at);
  return whole;
}

function restoreCategories(
  before: GiftState,
  { added, removed, values }: ImportedGiftChange,
  taxonomyOf: ReadonlyMap<string, TaxonomyKey>,
): GiftCategories {
  const isPriceTheirs = values.price === undefined || values.price.is === before.values.price;
  return mapTaxonomies((key) => {
    // The tier follows from a price that somebody has changed since.
    if (key === "priceTier" && !isPriceTheirs) return before.categories.priceTier;
    const back = removed.filter((id) => taxonomyOf.get(id) === key);
    return [...new Set([...before.categories[key].filter((id) => !added.includes(id)), ...back])];
  });
}

/** Returns the taxonomies of those categories that still exist. */
async function readTaxonomies(transaction: Executor, ids: readonly string[]): Promise<Map<string, TaxonomyKey>> {
  const rows = await readRows(transaction, rowOf({ id: uuid, taxonomy: taxonomyKey }))`
    select id, taxonomy from categories where id = any (${sql.param([...new Set(ids)])}::uuid[])`;
  return new Map(rows.map(({ id, taxonomy }) => [id, taxonomy]));
}

/** Removes the categories that an import has made and no gift has any more; each can be restored like any removed category. */
async function removeEmptyCategories(actorId: string, ids: readonly string[]): Promise<void> {
  const empty = await readRows(database(), rowOf({ id: uuid, taxonomy: taxonomyKey }))`
    select id, taxonomy from categories c
    where id = any (${sql.param([...ids])}::uuid[]) and not exists (select from gift_categories where category_id = c.id)`;
  for (const { id, taxonomy } of empty) await removeTaxonomyValue(actorId, taxonomy, id);
}
