import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { recordChange } from "#app/features/accounts/audit.commands.server.ts";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { changeRows, readRows, rowOf } from "#app/platform/db/rows.server.ts";
import type { TaxonomyKey } from "../taxonomies.ts";
import { FLAG_FIELDS, type GiftFlag } from "../gift-fields.ts";
import { columnsOf } from "../gift-rows.queries.server.ts";
import { noteDecisions } from "../guesses/note-decisions.commands.server.ts";
import { toAuditFields } from "./gift-form-values.ts";
import { readGiftFormOptions, readOpenedGifts } from "./gift-form.queries.server.ts";

/** Applies `change` to several gifts in one transaction and records each change in the audit log. Returns how many gifts have changed. */
async function changeGifts(
  actorId: string,
  giftIds: readonly string[],
  change: (transaction: Executor, ids: SQL) => Promise<void>,
): Promise<number> {
  return database().transaction(async (transaction) => {
    const ids = sql`${sql.param([...giftIds])}::uuid[]`;
    // Rows are locked in the order of their ids, so that two editors with the same gifts do not deadlock.
    await changeRows(transaction)`select from gifts where id = any (${ids}) order by id for update`;
    const before = await readOpenedGifts(giftIds, transaction);
    await change(transaction, ids);
    const after = await readOpenedGifts(giftIds, transaction);
    const { categories } = await readGiftFormOptions(transaction);
    let changed = 0;
    for (const [id, { form, version }] of after) {
      const had = before.get(id);
      if (had === undefined || had.version === version) continue;
      changed += 1;
      const subject = { kind: "gift", id, name: form.name } as const;
      const [was, is] = [toAuditFields(had.form, categories), toAuditFields(form, categories)];
      await recordChange(transaction, { actorId, action: "updated", subject, before: was, after: is });
    }
    return changed;
  });
}

/** Sets a flag of several gifts. Returns how many gifts had another value before. */
export async function setGiftFlag(actorId: string, giftIds: readonly string[], flag: GiftFlag, value: boolean): Promise<number> {
  const column = columnsOf(FLAG_FIELDS.filter(({ key }) => key === flag));
  return changeGifts(actorId, giftIds, async (transaction, ids) => {
    await changeRows(transaction)`update gifts set ${column} = ${value} where id = any (${ids}) and ${column} <> ${value}`;
  });
}

/**
 * Adds values of a taxonomy to several gifts and keeps those that they have. Deleted values are skipped. Returns how many gifts have
 * changed.
 */
export async function addCategories(
  actorId: string,
  giftIds: readonly string[],
  values: Partial<Record<TaxonomyKey, readonly string[]>>,
): Promise<number> {
  return changeGifts(actorId, giftIds, async (transaction, ids) => {
    for (const [key, categoryIds] of Object.entries(values) as [TaxonomyKey, readonly string[]][]) {
      const rows = await readRows(transaction, rowOf({ gift_id: z.uuid() }))`
        insert into gift_categories (gift_id, category_id, source)
        select g.id, c.id, 'person' from gifts g cross join categories c
        where g.id = any (${ids}) and c.id = any (${sql.param([...categoryIds])}::uuid[]) and c.taxonomy = ${key}
          and not exists (select from gift_categories m where m.gift_id = g.id and m.category_id = c.id and m.source in ('person', 'file'))
        returning gift_id`;
      await noteDecisions(transaction, giftIds, { confirmed: categoryIds, refused: [] });
      // The update raises the version, so a form that is open elsewhere becomes stale.
      await changeRows(transaction)`
        update gifts set updated_at = now() where id = any (${sql.param([...new Set(rows.map(({ gift_id }) => gift_id))])}::uuid[])`;
    }
  });
}
