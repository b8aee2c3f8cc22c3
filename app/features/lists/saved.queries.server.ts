import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { idRow, readRows, rowOf, uuid } from "#app/platform/db/rows.server.ts";
import { CURRENCY } from "#app/platform/money.ts";
import { currency } from "#app/platform/money-schema.ts";

/** Returns the ids of all catalogue gifts in the user's lists, for the hearts. */
export async function listSavedGiftIds(userId: string): Promise<string[]> {
  const rows = await readRows(database(), idRow)`
    select distinct item.gift_id as id from gift_list_items item join gift_lists list on list.id = item.gift_list_id
    where list.user_id = ${userId} and list.deleted_at is null and item.deleted_at is null and item.gift_id is not null`;
  return rows.map(({ id }) => id);
}

/** A gift of the user's lists, once, with the lists that it is on. */
const savedGiftRow = rowOf({
  key: z.string(),
  giftId: uuid.nullable(),
  title: z.string(),
  url: z.string().nullable(),
  image: z.string().nullable(),
  priceCents: z.int().nullable(),
  currency,
  lists: z.array(z.strictObject({ id: uuid, name: z.string() })),
});
export type SavedGift = z.output<typeof savedGiftRow>;

/** Returns one page of all gifts in the user's lists, the last saved first, and their number on all pages. */
export async function listSavedGifts(
  userId: string,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ gifts: SavedGift[]; total: number }> {
  const rows = await readRows(database(), savedGiftRow.extend({ total: z.int() }))`
    with mine as (
      select coalesce(item.gift_id::text, item.url, item.id::text) as key, gift.id as gift_id, coalesce(item.title, kept.name) as title, item.url, item.image,
        case when item.currency = ${CURRENCY} then item.price_cents end as price_cents,
        item.added_at, item.position, list.id as list_id, list.name as list_name, list.created_at as listed_at
      from gift_list_items item join gift_lists list on list.id = item.gift_list_id
        left join gifts kept on kept.id = item.gift_id and not kept.is_shown left join shown_gifts gift on gift.id = item.gift_id
      where list.user_id = ${userId} and list.deleted_at is null and item.deleted_at is null
    ), saved as (
      select key, max(added_at) as saved_at, min(gift_id::text) as gift_id, coalesce(min(title), '') as title, min(url) as url, min(image) as image,
        min(price_cents) as price_cents, json_agg(json_build_object('id', list_id, 'name', list_name) order by listed_at desc) as lists
      from mine group by key
    )
    select key, gift_id as "giftId", title, url, image, price_cents as "priceCents", ${CURRENCY} as currency, lists, count(*) over ()::int as total
    from saved order by saved_at desc, key limit ${pageSize} offset ${(page - 1) * pageSize}`;
  const gifts = rows.map(({ total: _total, ...gift }) => gift);
  return { gifts, total: rows[0]?.total ?? 0 };
}
