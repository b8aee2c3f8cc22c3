import { type SQL, sql } from "drizzle-orm";
import { recordChange } from "#app/features/accounts/audit.commands.server.ts";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { taxonomy, type TaxonomyKey } from "../taxonomies.ts";
import { toAuditFields } from "./gift-audit.rules.ts";
import { readGiftFormOptions, readOpenedGifts } from "./gift-form.queries.server.ts";

/** What can be set of several gifts at once. */
export type GiftFlag = "isFeatured" | "isTrending" | "inStock";

const FLAG_COLUMNS: Record<GiftFlag, SQL> = { isFeatured: sql`is_featured`, isTrending: sql`is_trending`, inStock: sql`in_stock` };

/** Does something to several gifts in one transaction and writes down what became of each. Returns how many have changed. */
async function changeGifts(
  actorId: string,
  giftIds: readonly string[],
  change: (transaction: Executor, ids: SQL) => Promise<void>,
): Promise<number> {
  return database().transaction(async (transaction) => {
    const ids = sql`${sql.param([...giftIds])}::uuid[]`;
    // In the order of their ids, so that two editors with the same gifts do not wait for each other.
    await transaction.execute(sql`select from gifts where id = any (${ids}) order by id for update`);
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

/** Features, trends or stocks several gifts, or the contrary. Returns how many were not so already. */
export async function setGiftFlag(actorId: string, giftIds: readonly string[], flag: GiftFlag, value: boolean): Promise<number> {
  const column = FLAG_COLUMNS[flag];
  return changeGifts(actorId, giftIds, async (transaction, ids) => {
    await transaction.execute(sql`update gifts set ${column} = ${value} where id = any (${ids}) and ${column} <> ${value}`);
  });
}

/** Gives several gifts values of a taxonomy beside those that they have. Values that are gone are passed over. Returns how many have changed. */
export async function addCategories(
  actorId: string,
  giftIds: readonly string[],
  values: Partial<Record<TaxonomyKey, readonly string[]>>,
): Promise<number> {
  return changeGifts(actorId, giftIds, async (transaction, ids) => {
    for (const [key, categoryIds] of Object.entries(values) as [TaxonomyKey, readonly string[]][]) {
      const { table } = taxonomy(key);
      const { rows } = await transaction.execute<{ gift_id: string }>(sql`
        insert into ${sql.identifier(`${table}_map`)} (gift_id, category_id)
        select g.id, c.id from gifts g cross join ${sql.identifier(table)} c
        where g.id = any (${ids}) and c.id = any (${sql.param([...categoryIds])}::uuid[])
        on conflict do nothing returning gift_id`);
      // A form that is open elsewhere is out of date from here on.
      await transaction.execute(
        sql`update gifts set updated_at = now() where id = any (${sql.param([...new Set(rows.map(({ gift_id }) => gift_id))])}::uuid[])`,
      );
    }
  });
}
