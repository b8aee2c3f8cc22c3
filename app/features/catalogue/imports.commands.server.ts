import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { changeRows } from "#app/platform/db/rows.server.ts";
import { IMPORT_DAYS } from "./constants.ts";
import { OWN_FIELDS } from "./gift-fields.ts";
import { listedValues } from "./gift-rows.queries.server.ts";
import { isSameValue } from "./gift-values.ts";
import type { GiftWrite } from "./import-gifts.commands.server.ts";
import { TAXONOMIES } from "./taxonomies.ts";

/** True of an import that no longer runs; one whose server has died counts as ended after an hour. */
export const HAS_ENDED = sql`(ended_at is not null or begun_at < now() - interval '1 hour')`;
/** True of an import that is not too old to be undone. */
export const IS_UNDOABLE = sql`begun_at > now() - make_interval(days => ${IMPORT_DAYS})`;

const cell = z.union([z.string(), z.number(), z.boolean(), z.null(), listedValues]);
const changedCell = z.object({ was: cell, is: cell });

/**
 * What an import or a bulk change has changed of a gift: fields and slug with their values before and after, and ids of categories. `decided`
 * are those that a person has thereby said or refused.
 */
export const importedChange = z.object({
  values: z.record(z.string(), changedCell),
  slug: changedCell.nullable(),
  added: z.array(z.guid()),
  removed: z.array(z.guid()),
  decided: z.array(z.guid()).optional(),
});
export type ImportedGiftChange = z.output<typeof importedChange>;

function describeChange({ slug, before, wish }: GiftWrite): ImportedGiftChange | null {
  if (before === null) return null;
  const differing = OWN_FIELDS.filter(({ key }) => !isSameValue(before.values[key], wish.values[key]));
  const without = (ids: readonly string[], others: readonly string[]) => ids.filter((id) => !others.includes(id));
  return {
    values: Object.fromEntries(differing.map(({ key }) => [key, { was: before.values[key], is: wish.values[key] }])),
    slug: slug === before.slug ? null : { was: before.slug, is: slug },
    added: TAXONOMIES.flatMap(({ key }) => without(wish.categories[key], before.categories[key])),
    removed: TAXONOMIES.flatMap(({ key }) => without(before.categories[key], wish.categories[key])),
  };
}

/** Notes that somebody has begun an import, and returns its id. */
export async function beginImport(actorId: string, fileName: string): Promise<string> {
  const id = randomUUID();
  await changeRows(database())`insert into imports (id, file_name, begun_by) values (${id}, ${fileName}, ${actorId})`;
  return id;
}

/** Notes that somebody has begun to change many gifts at once, and returns the change's id. `name` says what is done. */
export async function beginBulkChange(actorId: string, name: string): Promise<string> {
  const id = randomUUID();
  await changeRows(database())`insert into imports (id, file_name, kind, begun_by) values (${id}, ${name}, 'bulk', ${actorId})`;
  return id;
}

/** Notes what a lot of an import or a bulk change has changed, in the transaction of that lot. `decided` has categories by gift. */
export async function noteImportedChanges(
  executor: Executor,
  importId: string,
  changes: readonly GiftWrite[],
  newCategories: readonly string[],
  decided: ReadonlyMap<string, readonly string[]> = new Map(),
): Promise<void> {
  const rows = changes.map((change) => {
    const described = describeChange(change);
    return { gift_id: change.id, change: described && { ...described, decided: decided.get(change.id) } };
  });
  await changeRows(executor)`
    insert into imported_changes (import_id, gift_id, change)
    select ${importId}, gift_id, nullif(change, 'null') from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (gift_id uuid, change jsonb)`;
  await changeRows(executor)`
    update imports set new_categories = new_categories || ${sql.param([...newCategories])}::uuid[] where id = ${importId}`;
}

/** Notes that an import has ended, also where it was broken off, with what it has changed until then; one that changed nothing is forgotten. */
export async function endImport(id: string, rejected: number): Promise<void> {
  await changeRows(database())`
    update imports set ended_at = now(), rejected = ${rejected}, created = noted.created, updated = noted.updated
    from (
      select count(*) filter (where change is null)::int as created, count(change)::int as updated
      from imported_changes where import_id = ${id}
    ) noted where id = ${id}`;
  await changeRows(database())`delete from imports where id = ${id} and created + updated = 0`;
}

/**
 * Forgets bulk changes that can no longer be undone, which the audit log has gift by gift. Imports stay for as long as the log does, but for those
 * that were undone: they are all that a gift's history knows of what a file has made and changed.
 */
export async function purgeOldImports(now: Date): Promise<void> {
  await changeRows(
    database(),
  )`delete from imports where begun_at < ${now.toISOString()}::timestamptz - make_interval(days => ${IMPORT_DAYS}) and (kind = 'bulk' or undone_at is not null)`;
}
