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

async function record(
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
    await record(transaction, actorId, "created", key, null, made);
    return made;
  });
}

type UpdateOutcome =
  | { ok: true; value: TaxonomyValue }
  | { ok: false; reason: "not-found" }
  | { ok: false; reason: "stale"; value: TaxonomyValue; savedBy: string | null };

async function lockValue(executor: Executor, key: TaxonomyKey, id: string): Promise<boolean> {
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
    await record(transaction, actorId, "updated", key, before, after);
    return { ok: true, value: after as TaxonomyValue };
  });
}

/**
 * Removes a value from its taxonomy and from all gifts; it can be restored completely for an hour. Returns false where it was already
 * removed.
 */
export async function removeTaxonomyValue(actorId: string, key: TaxonomyKey, id: string): Promise<boolean> {
  return database().transaction(async (transaction) => {
    const before = (await lockValue(transaction, key, id)) ? await findTaxonomyValue(key, id, transaction) : null;
    if (before === null) return false;
    await changeRows(transaction)`
      insert into removed_categories (id, taxonomy, value, gifts, guesses, old_slugs)
      select id, taxonomy, to_jsonb(c),
        (select coalesce(jsonb_agg(m), '[]') from gift_categories m where category_id = c.id),
        (select coalesce(jsonb_agg(g), '[]') from category_guesses g where category_id = c.id),
        array(select old_slug from slug_redirects where kind = ${key} and target_id = c.id)
      from categories c where id = ${id}::uuid
      on conflict (id) do update set value = excluded.value, gifts = excluded.gifts, guesses = excluded.guesses, old_slugs = excluded.old_slugs, removed_at = now()`;
    await changeRows(transaction)`delete from categories where id = ${id}::uuid`;
    await record(transaction, actorId, "deleted", key, before, null);
    return true;
  });
}

/** Restores a removed value with its gifts and its old addresses. Returns false when the hour is over. */
export async function restoreTaxonomyValue(actorId: string, key: TaxonomyKey, id: string): Promise<boolean> {
  return database().transaction(async (transaction) => {
    // First the gifts, as in mergeTaxonomyValues.
    await changeRows(transaction)`
      select from gifts where id in (
        select (carried ->> 'gift_id')::uuid from removed_categories r, jsonb_array_elements(r.gifts) carried where r.id = ${id}::uuid
      ) order by id for no key update`;
    await lockSlugs(transaction, key);
    const removed = await readRow(transaction, rowOf({ slug: z.string(), old_slugs: z.array(z.string()) }))`
      select value ->> 'slug' as slug, old_slugs from removed_categories where id = ${id}::uuid and taxonomy = ${key} for update`;
    if (removed === null) return false;
    const slug = await reserveSlug(transaction, key, removed.slug, id);
    // It gets its search code again, which its gifts' search rows still have.
    await changeRows(transaction)`
      insert into categories overriding system value
      select (jsonb_populate_record(null::categories, value || jsonb_build_object('slug', ${slug}::text))).*
      from removed_categories where id = ${id}::uuid`;
    await changeRows(transaction)`
      insert into gift_categories
      select carried.* from removed_categories r, jsonb_populate_recordset(null::gift_categories, r.gifts) carried
      where r.id = ${id}::uuid and gift_id in (select id from gifts)`;
    await changeRows(transaction)`
      insert into category_guesses
      select guessed.* from removed_categories r, jsonb_populate_recordset(null::category_guesses, r.guesses) guessed
      where r.id = ${id}::uuid and gift_id in (select id from gifts)`;
    await changeRows(transaction)`
      insert into slug_redirects (kind, old_slug, target_id)
      select ${key}, old_slug, ${id}::uuid from unnest(${sql.param(removed.old_slugs)}::text[]) old_slug on conflict do nothing`;
    await changeRows(transaction)`delete from removed_categories where id = ${id}::uuid`;
    await record(transaction, actorId, "restored", key, null, await findTaxonomyValue(key, id, transaction));
    return true;
  });
}

/** Deletes the values that were removed earlier than `before` and can no longer be restored. */
export async function purgeRemovedValues(before: Date): Promise<void> {
  await changeRows(database())`delete from removed_categories where removed_at < ${before.toISOString()}::timestamptz`;
}

/**
 * Merges one value into another: gifts of the first carry the second from now on, and the first one's addresses, old ones included, lead
 * there.
 */
export async function mergeTaxonomyValues(actorId: string, key: TaxonomyKey, id: string, intoId: string): Promise<boolean> {
  if (id === intoId) return false;
  return database().transaction(async (transaction) => {
    // First the gifts: an import that holds some of them may want slugs of this taxonomy.
    await changeRows(transaction)`
      select from gifts where id in (select gift_id from gift_categories where category_id = ${id}::uuid) order by id for no key update`;
    await lockSlugs(transaction, key);
    // Both rows are locked in a fixed order, so that two editors who merge the same pair do not deadlock.
    for (const each of [id, intoId].sort()) if (!(await lockValue(transaction, key, each))) return false;
    const [source, target] = [await findTaxonomyValue(key, id, transaction), await findTaxonomyValue(key, intoId, transaction)];
    if (source === null || target === null) return false;
    await changeRows(transaction)`
      insert into gift_categories (gift_id, category_id, weight, confidence, source, evidence)
      select gift_id, ${intoId}::uuid, weight, confidence, source, evidence from gift_categories where category_id = ${id}::uuid
      on conflict do nothing`;
    await changeRows(transaction)`
      insert into category_guesses (gift_id, category_id, source, weight, confidence, evidence, decision, decided_at)
      select gift_id, ${intoId}::uuid, source, weight, confidence, evidence, decision, decided_at
      from category_guesses where category_id = ${id}::uuid
      on conflict do nothing`;
    await changeRows(transaction)`update slug_redirects set target_id = ${intoId}::uuid where kind = ${key} and target_id = ${id}::uuid`;
    await changeRows(transaction)`delete from categories where id = ${id}::uuid`;
    await changeRows(transaction)`
      insert into slug_redirects (kind, old_slug, target_id) values (${key}, ${source.slug}, ${intoId}::uuid)
      on conflict (kind, old_slug) do update set target_id = excluded.target_id`;
    await recordChange(transaction, {
      actorId,
      action: "merged",
      subject: { kind: "category", id: intoId, name: target.name },
      before: { taxonomy: taxonomy(key).singular, merged: source.name, slug: source.slug, giftCount: target.giftCount },
      after: { giftCount: (await findTaxonomyValue(key, intoId, transaction))?.giftCount },
    });
    return true;
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
