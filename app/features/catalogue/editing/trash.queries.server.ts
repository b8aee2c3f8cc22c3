import { sql } from "drizzle-orm";
import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { readOneRow, readRows, rowOf, timestamp, uuid } from "#app/platform/db/rows.server.ts";
import { currency } from "#app/platform/money-schema.ts";
import { TRASH_DAYS } from "../constants.ts";
import { TRASH_PER_PAGE, type TrashedGift } from "./trash.ts";

const trashRow = rowOf({
  id: uuid,
  name: z.string(),
  priceCents: z.number().nullable(),
  currency,
  deletedAt: timestamp,
  deletedBy: z.string().nullable(),
});

/** True of a gift of `deleted_gifts` whose time in the trash is not over. */
export const IS_IN_TRASH = sql`deleted_at >= now() - make_interval(days => ${TRASH_DAYS})`;

/** Returns how many gifts are in the trash. */
export async function countTrash(): Promise<number> {
  return (
    await readOneRow(database(), rowOf({ count: z.int() }))`
      select count(*)::int as count from deleted_gifts where ${IS_IN_TRASH}`
  ).count;
}

/** Returns a page of the trash, what was deleted last first. */
export async function listTrash(page: number): Promise<TrashedGift[]> {
  const rows = await readRows(database(), trashRow)`
    select gift_id as id, gift ->> 'name' as name, (gift ->> 'price_cents')::float8 as "priceCents", gift ->> 'currency' as currency, deleted_at as "deletedAt", (
        select actor_name from audit_log
        where subject_kind = 'gift' and subject_id = gift_id::text and action = 'deleted' order by id desc limit 1
      ) as "deletedBy"
    from deleted_gifts where ${IS_IN_TRASH}
    order by deleted_at desc, gift_id limit ${TRASH_PER_PAGE} offset ${(page - 1) * TRASH_PER_PAGE}`;
  return rows.map((row) => ({ ...row, deletedAt: new Date(row.deletedAt) }));
}
