import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { readRows, rowOf, uuid } from "#app/platform/db/rows.server.ts";
import { currency } from "#app/platform/money-schema.ts";

const isoDate = z.iso.datetime({ offset: true });

/** A list in its owner's export: everything they entered, and never any claims, whatever the day. */
const exportedListRow = rowOf({
  id: uuid,
  name: z.string(),
  description: z.string(),
  isPublic: z.boolean(),
  shareToken: z.string().nullable(),
  occasionDate: z.iso.date().nullable(),
  claimsRevealedOn: z.iso.date().nullable(),
  createdAt: isoDate,
  items: z.array(
    z.strictObject({
      giftId: uuid.nullable(),
      title: z.string(),
      url: z.string().nullable(),
      image: z.string().nullable(),
      priceCents: z.int().nullable(),
      note: z.string(),
      quantity: z.int(),
      splitGoalCents: z.int().nullable(),
      currency,
      addedAt: isoDate,
    }),
  ),
});

/** Exports all lists of a user, oldest first (P1). */
export async function exportLists(userId: string): Promise<{ giftLists: z.output<typeof exportedListRow>[] }> {
  const giftLists = await readRows(database(), exportedListRow)`
    select list.id, list.name, list.description, list.is_public as "isPublic", list.share_token as "shareToken",
      to_char(list.occasion_date, 'YYYY-MM-DD') as "occasionDate", to_char(list.claims_revealed_on, 'YYYY-MM-DD') as "claimsRevealedOn",
      to_json(list.created_at) as "createdAt",
      coalesce((
        select json_agg(json_build_object(
          'giftId', item.gift_id, 'title', coalesce(gift.name, item.title), 'url', item.url, 'image', item.image,
          'priceCents', item.price_cents, 'note', item.note, 'quantity', item.quantity, 'splitGoalCents', item.split_goal_cents,
          'currency', item.currency, 'addedAt', item.added_at) order by item.position, item.id)
        from gift_list_items item left join gifts gift on gift.id = item.gift_id
        where item.gift_list_id = list.id and item.deleted_at is null
      ), '[]') as items
    from gift_lists list where list.user_id = ${userId} and list.deleted_at is null order by list.created_at, list.id`;
  return { giftLists };
}
