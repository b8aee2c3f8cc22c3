import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { recordChange } from "#app/features/accounts/audit.commands.server.ts";
import { findLastEditor } from "#app/features/accounts/audit.queries.server.ts";
import type { AuditAction } from "#app/features/accounts/audit-entries.ts";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { changeRows, readOneRow, readRow, readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { reserveSlug, lockSlugs } from "./slugs.commands.server.ts";
import { isSluggable, makeSlug } from "./slugs.ts";
import { taxonomy, type TaxonomyKey } from "./taxonomies.ts";
import { DEFAULT_SORT_ORDER } from "./taxonomy-admin.ts";
import { findTaxonomyValue } from "./taxonomy-values.queries.server.ts";
import type { TaxonomyValue, ValueFields } from "./taxonomy-value.ts";

/** Returns the fields of a value that the audit log records. */
function toAudit(key: TaxonomyKey, value: TaxonomyValue): Record<string, unknown> {
  const { id: _id, version: _version, giftCount: _giftCount, currency, ...fields } = value;
  const hasBounds = value.minPriceCents !== null || value.maxPriceCents !== null;
  return { taxonomy: taxonomy(key).singular, ...fields, ...(hasBounds && { currency }) };
}

/** Records a change of a value in the audit log. */
export async function recordValueChange(
  executor: Executor,
  actorId: string,
  action: AuditAction,
  key: TaxonomyKey,
  before: TaxonomyValue | null,
  after: TaxonomyValue | null,
) {
  const value = after ?? before;
  if (value === null) return;
  await recordChange(executor, {
    actorId,
    action,
    subject: { kind: "category", id: value.id, name: value.name },
    ...(before && { before: toAudit(key, before) }),
    ...(after && { after: toAudit(key, after) }),
  });
}

/** Returns the columns for the given fields, by name; fields that were not given are left out. */
function columnsOf(fields: ValueFields): [column: string, value: SQL][] {
  const given: Record<string, SQL | undefined> = {
    name: sql`${fields.name}`,
    description: fields.description === undefined ? undefined : sql`${fields.description}`,
    icon: fields.icon === undefined ? undefined : sql`${fields.icon}`,
    image_url: fields.imageUrl === undefined ? undefined : sql`${fields.imageUrl}`,
    color: fields.color === undefined ? undefined : sql`${fields.color}`,
    sort_order: fields.sortOrder === undefined ? undefined : sql`${fields.sortOrder}`,
    is_featured: fields.isFeatured === undefined ? undefined : sql`${fields.isFeatured}`,
    is_seasonal: fields.isSeasonal === undefined ? undefined : sql`${fields.isSeasonal}`,
    min_price_cents: fields.minPriceCents === undefined ? undefined : sql`${fields.minPriceCents}::bigint`,
    max_price_cents: fields.maxPriceCents === undefined ? undefined : sql`${fields.maxPriceCents}::bigint`,
    currency: fields.currency === undefined ? undefined : sql`${fields.currency}`,
  };
  return Object.entries(given).filter((entry): entry is [string, SQL] => entry[1] !== undefined);
}

function wantedSlug(key: TaxonomyKey, { slug = "", name }: ValueFields): string {
  const words = [slug, name].find((text) => text !== "" && isSluggable(text));
  return makeSlug(words ?? taxonomy(key).singular);
}

/** Adds a value to a taxonomy under a free slug. */
export async function createTaxonomyValue(actorId: string, key: TaxonomyKey, fields: ValueFields): Promise<TaxonomyValue> {
  return database().transaction(async (transaction) => {
    const slug = await reserveSlug(transaction, key, wantedSlug(key, fields));
    const columns = columnsOf({ sortOrder: DEFAULT_SORT_ORDER, ...fields });
    const names = columns.map(([name]) => sql.identifier(name));
    const values = columns.map(([, value]) => value);
    const { id } = await readOneRow(transaction, rowOf({ id: z.uuid() }))`
      insert into categories (taxonomy, slug, ${sql.join(names, sql`, `)})
      values (${key}, ${slug}, ${sql.join(values, sql`, `)}) returning id`;
    const made = await findTaxonomyValue(key, id, transaction);
    if (made === null) throw new Error("The value was inserted but is not there");
    await recordValueChange(transaction, actorId, "created", key, null, made);
    return made;
  });
}

type UpdateOutcome =
  | { ok: true; value: TaxonomyValue }
  | { ok: false; reason: "not-found" }
  | { ok: false; reason: "stale"; value: TaxonomyValue; savedBy: string | null };

/** Locks a value until the transaction ends. Returns false where there is none. */
export async function lockValue(executor: Executor, key: TaxonomyKey, id: string): Promise<boolean> {
  const row = await readRow(executor, rowOf({ id: z.uuid() }))`
    select id from categories where taxonomy = ${key} and id = ${id}::uuid for update`;
  return row !== null;
}

/**
 * Changes a value. `version` is the one that the editor opened: where another editor has changed the value since, nothing is written (C1).
 * After a change of the slug, the old one redirects to the new one.
 */
export async function updateTaxonomyValue(
  actorId: string,
  key: TaxonomyKey,
  { id, version, fields }: { id: string; version: number; fields: ValueFields },
): Promise<UpdateOutcome> {
  return database().transaction(async (transaction) => {
    await lockSlugs(transaction, key);
    const before = (await lockValue(transaction, key, id)) ? await findTaxonomyValue(key, id, transaction) : null;
    if (before === null) return { ok: false, reason: "not-found" };
    if (before.version !== version)
      return { ok: false, reason: "stale", value: before, savedBy: await findLastEditor("category", id, transaction) };
    const isSlugUnchanged = fields.slug === undefined || fields.slug === before.slug;
    const slug = isSlugUnchanged ? before.slug : await reserveSlug(transaction, key, wantedSlug(key, fields), id);
    const sets = [["slug", sql`${slug}`] as const, ...columnsOf(fields)].map(([name, value]) => sql`${sql.identifier(name)} = ${value}`);
    await changeRows(transaction)`
      update categories set ${sql.join(sets, sql`, `)}, version = version + 1, updated_at = now() where id = ${id}::uuid`;
    const after = await findTaxonomyValue(key, id, transaction);
    await recordValueChange(transaction, actorId, "updated", key, before, after);
    return { ok: true, value: after as TaxonomyValue };
  });
}

/**
 * Moves a value before another one, or to the end (null). All values are then renumbered from 1, so that a new one, at 100, comes last.
 * Returns false where one of them was removed.
 */
export async function placeTaxonomyValue(actorId: string, key: TaxonomyKey, id: string, beforeId: string | null): Promise<boolean> {
  return database().transaction(async (transaction) => {
    await lockSlugs(transaction, key);
    const rows = await readRows(transaction, rowOf({ id: z.uuid(), name: z.string() }))`
      select id, name from categories where taxonomy = ${key} order by sort_order, lower(name), id for no key update`;
    const others = rows.filter((row) => row.id !== id).map((row) => row.id);
    const moved = rows.find((row) => row.id === id);
    const index = beforeId === null ? others.length : others.indexOf(beforeId);
    if (moved === undefined || index === -1) return false;
    const order = others.toSpliced(index, 0, id);
    await changeRows(transaction)`
      update categories c set sort_order = o.place from unnest(${sql.param(order)}::uuid[]) with ordinality o (id, place)
      where c.id = o.id and c.sort_order <> o.place`;
    const placeOf = (ids: readonly string[]) => ids.indexOf(id) + 1;
    await recordChange(transaction, {
      actorId,
      action: "reordered",
      subject: { kind: "category", id, name: moved.name },
      before: { place: placeOf(rows.map((row) => row.id)) },
      after: { place: placeOf(order) },
    });
    return true;
  });
}
