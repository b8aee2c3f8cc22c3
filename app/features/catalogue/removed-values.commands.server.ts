import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { recordChange } from "#app/features/accounts/audit.commands.server.ts";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { changeRows, readRow, readRows, rowOf, timestamp, uuid } from "#app/platform/db/rows.server.ts";
import { cleanCategoryName } from "./gift-tags.ts";
import { lockSlugs, reserveSlug } from "./slugs.commands.server.ts";
import { taxonomy, type TaxonomyKey } from "./taxonomies.ts";
import { lockValue, recordValueChange } from "./taxonomy-values.commands.server.ts";
import { findTaxonomyValue } from "./taxonomy-values.queries.server.ts";
import type { RemovedValue } from "./taxonomy-value.ts";

/** Keeps a value with everything that bringing it back takes. */
async function keepValue(executor: Executor, key: TaxonomyKey, id: string): Promise<void> {
  await changeRows(executor)`
    insert into removed_categories (id, taxonomy, value, gifts, guesses, old_slugs)
    select id, taxonomy, to_jsonb(c),
      (select coalesce(jsonb_agg(m), '[]') from gift_categories m where category_id = c.id),
      (select coalesce(jsonb_agg(g), '[]') from category_guesses g where category_id = c.id),
      array(select old_slug from slug_redirects where kind = ${key} and target_id = c.id)
    from categories c where id = ${id}::uuid
    on conflict (id) do update set value = excluded.value, gifts = excluded.gifts, guesses = excluded.guesses,
      old_slugs = excluded.old_slugs, removed_at = now(), merged_into = default, gained = default`;
}

/** Removes a value from its taxonomy and from all gifts; it can be restored completely for thirty days. Returns false where it is gone already. */
export async function removeTaxonomyValue(actorId: string, key: TaxonomyKey, id: string): Promise<boolean> {
  return database().transaction(async (transaction) => {
    const before = (await lockValue(transaction, key, id)) ? await findTaxonomyValue(key, id, transaction) : null;
    if (before === null) return false;
    await keepValue(transaction, key, id);
    await changeRows(transaction)`delete from categories where id = ${id}::uuid`;
    await recordValueChange(transaction, actorId, "deleted", key, before, null);
    return true;
  });
}

const removedRow = rowOf({ slug: z.string(), old_slugs: z.array(z.string()), merged_into: uuid.nullable() });

/**
 * Restores a removed value with its gifts and its old addresses, or takes a merge back: the other value goes where it came by the merge alone.
 * Returns false when the thirty days are over.
 */
export async function restoreTaxonomyValue(actorId: string, key: TaxonomyKey, id: string): Promise<boolean> {
  return database().transaction(async (transaction) => {
    // First the gifts, as in mergeTaxonomyValues.
    await changeRows(transaction)`
      select from gifts where id in (
        select (carried ->> 'gift_id')::uuid from removed_categories r, jsonb_array_elements(r.gifts) carried where r.id = ${id}::uuid
      ) order by id for no key update`;
    await lockSlugs(transaction, key);
    const removed = await readRow(transaction, removedRow)`
      select value ->> 'slug' as slug, old_slugs, merged_into from removed_categories where id = ${id}::uuid and taxonomy = ${key} for update`;
    if (removed === null) return false;
    const { merged_into: intoId, old_slugs: oldSlugs } = removed;
    const other = intoId !== null && (await lockValue(transaction, key, intoId)) ? intoId : null;
    if (other !== null) {
      await changeRows(transaction)`
        delete from slug_redirects where kind = ${key} and target_id = ${other}::uuid
          and old_slug = any (${sql.param([removed.slug, ...oldSlugs])}::text[])`;
    }
    const slug = await reserveSlug(transaction, key, removed.slug, id);
    // It gets its search code again, which its gifts' search rows still have.
    await changeRows(transaction)`
      insert into categories overriding system value
      select (jsonb_populate_record(null::categories, value || jsonb_build_object('slug', ${slug}::text))).*
      from removed_categories where id = ${id}::uuid`;
    await bringBackGifts(transaction, key, id, other);
    await changeRows(transaction)`
      insert into slug_redirects (kind, old_slug, target_id)
      select ${key}, old_slug, ${id}::uuid from unnest(${sql.param(oldSlugs)}::text[]) old_slug on conflict do nothing`;
    await changeRows(transaction)`delete from removed_categories where id = ${id}::uuid`;
    await recordValueChange(transaction, actorId, "restored", key, null, await findTaxonomyValue(key, id, transaction));
    return true;
  });
}

/** The gifts that carry the other value by the merge alone, as rows named `gained`. */
const GAINED: SQL = sql`jsonb_to_recordset(r.gained -> 'gifts') as gained (gift_id uuid, source text)`;

/** Gives gifts the value back. After a merge, a gift that has lost the other value since gets neither: somebody has decided that. */
async function bringBackGifts(transaction: Executor, key: TaxonomyKey, id: string, other: string | null): Promise<void> {
  const hasLostOther =
    other === null
      ? sql`false`
      : sql`exists (select from ${GAINED} where (gained.gift_id, gained.source) = (carried.gift_id, carried.source)) and not exists (
          select from gift_categories m where (m.gift_id, m.category_id, m.source) = (carried.gift_id, ${other}::uuid, carried.source))`;
  // A gift has one price tier, and may have got another one since.
  const hasAnotherTier =
    key === "priceTier" && other === null
      ? sql`exists (select from gift_categories m join categories c on c.id = m.category_id
          where m.gift_id = carried.gift_id and c.taxonomy = 'priceTier')`
      : sql`false`;
  await changeRows(transaction)`
    insert into gift_categories
    select carried.* from removed_categories r, jsonb_populate_recordset(null::gift_categories, r.gifts) carried
    where r.id = ${id}::uuid and gift_id in (select id from gifts) and not (${hasLostOther}) and not (${hasAnotherTier})`;
  await changeRows(transaction)`
    insert into category_guesses
    select guessed.* from removed_categories r, jsonb_populate_recordset(null::category_guesses, r.guesses) guessed
    where r.id = ${id}::uuid and gift_id in (select id from gifts)`;
  if (other === null) return;
  await changeRows(transaction)`
    delete from gift_categories m using removed_categories r, ${GAINED}
    where r.id = ${id}::uuid and (m.gift_id, m.category_id, m.source) = (gained.gift_id, ${other}::uuid, gained.source)`;
  await changeRows(transaction)`
    delete from category_guesses g using removed_categories r, jsonb_array_elements_text(r.gained -> 'guesses') gained (gift_id)
    where r.id = ${id}::uuid and (g.gift_id, g.category_id) = (gained.gift_id::uuid, ${other}::uuid)`;
}

/** Deletes the values that were removed earlier than `before` and can no longer be restored. */
export async function purgeRemovedValues(before: Date): Promise<void> {
  await changeRows(database())`delete from removed_categories where removed_at < ${before.toISOString()}::timestamptz`;
}

/**
 * Merges one value into another: gifts of the first carry the second from now on, and the first one's addresses, old ones included, lead
 * there. It can be taken back for thirty days.
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
    await keepValue(transaction, key, id);
    await changeRows(transaction)`
      with more_gifts as (
        insert into gift_categories (gift_id, category_id, weight, confidence, source, evidence)
        select gift_id, ${intoId}::uuid, weight, confidence, source, evidence from gift_categories where category_id = ${id}::uuid
        on conflict do nothing returning gift_id, source
      ), more_guesses as (
        insert into category_guesses (gift_id, category_id, source, weight, confidence, evidence, decision, decided_at)
        select gift_id, ${intoId}::uuid, source, weight, confidence, evidence, decision, decided_at
        from category_guesses where category_id = ${id}::uuid
        on conflict do nothing returning gift_id
      )
      update removed_categories set merged_into = ${intoId}::uuid, gained = jsonb_build_object(
        'gifts', (select coalesce(jsonb_agg(jsonb_build_object('gift_id', more.gift_id, 'source', more.source)), '[]') from more_gifts more),
        'guesses', (select coalesce(jsonb_agg(more.gift_id), '[]') from more_guesses more)
      ) where id = ${id}::uuid`;
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

/** More removed values than these are in no list. */
const LISTED = 200;
const listedRow = rowOf({ id: uuid, name: z.string(), removedAt: timestamp, mergedInto: z.string().nullable() });

/** Returns the values of a taxonomy that can be brought back, what was removed last first. */
export async function listRemovedValues(key: TaxonomyKey): Promise<RemovedValue[]> {
  const rows = await readRows(database(), listedRow)`
    select r.id, r.value ->> 'name' as name, r.removed_at as "removedAt", c.name as "mergedInto"
    from removed_categories r left join categories c on c.id = r.merged_into
    where r.taxonomy = ${key} order by r.removed_at desc, r.id limit ${LISTED}`;
  return rows.map((row) => ({
    ...row,
    name: cleanCategoryName(row.name),
    removedAt: new Date(row.removedAt),
    mergedInto: row.mergedInto === null ? null : cleanCategoryName(row.mergedInto),
  }));
}
