import { pictureOfGift } from "#app/features/still-lifes/still-address.ts";
import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { priceColumns, priceShape, toStoredPrice } from "#app/features/catalogue/prices.queries.server.ts";
import { toShownPrice, centsWithoutStamp } from "#app/features/catalogue/prices.ts";
import { cleanName } from "#app/features/catalogue/gift-tags.ts";
import { database } from "#app/platform/db/database.server.ts";
import { readRow, readRows, rowOf, uuid } from "#app/platform/db/rows.server.ts";
import { centsIn } from "#app/platform/money.ts";
import { currency } from "#app/platform/money-schema.ts";
import { SHOWN_REMOVED, UNDO_HOURS } from "./constants.ts";
import type { ClaimedGift, ItemClaim, ListItem } from "./list-types.ts";

const itemRow = rowOf({
  id: uuid,
  giftId: uuid.nullable(),
  title: z.string(),
  url: z.string().nullable(),
  image: z.string().nullable(),
  ...priceShape,
  /** Both are null for an item that is not from the catalogue. */
  currency: currency.nullable(),
  price_source: priceShape.price_source.nullable(),
  /** The price that was entered with the item; in its currency is its split sum too. */
  ownPriceCents: z.int().nullable(),
  ownCurrency: currency,
  inStock: z.boolean(),
  shippingDays: z.int().nullable(),
  note: z.string(),
  quantity: z.int(),
  splitGoalCents: z.int().nullable(),
});

function toItem(
  { price_cents, currency: giftCurrency, price_source, price_checked_ms, is_api_only, ...row }: z.output<typeof itemRow>,
  now: Date,
): ListItem {
  const { ownPriceCents, ownCurrency, ...item } = row;
  const stored =
    price_source && giftCurrency && toStoredPrice({ price_cents, currency: giftCurrency, price_source, price_checked_ms, is_api_only });
  return {
    ...item,
    image: pictureOfGift({ id: item.giftId ?? item.id, name: item.title, image: item.image }),
    title: item.giftId === null ? item.title : cleanName(item.title),
    // A list adds its prices up and has no room for the time stamps of prices.
    priceCents:
      price_cents === null ? ownPriceCents : stored && centsIn(ownCurrency, centsWithoutStamp(toShownPrice(stored, now)), stored.currency),
    currency: ownCurrency,
  };
}

/** Joins to an item its gift while the shop shows it; of one that it does not show only the name is left, in `kept`, as of a deleted one. */
const GIFTS = sql`left join gifts kept on kept.id = item.gift_id left join shown_gifts gift on gift.id = item.gift_id`;

/** Returns the items of a list in their order: catalogue gifts with their current data, others as they were added. */
export async function listItems(listId: string): Promise<ListItem[]> {
  const rows = await readRows(database(), itemRow)`
    select item.id, gift.id as "giftId", coalesce(kept.name, item.title) as title, item.url, coalesce(item.image, gift.image) as image,
      ${priceColumns(sql.raw("gift"))}, item.price_cents as "ownPriceCents", item.currency as "ownCurrency", coalesce(gift.in_stock, true) as "inStock",
      gift.shipping_days as "shippingDays", item.note, item.quantity, item.split_goal_cents as "splitGoalCents"
    from gift_list_items item ${GIFTS}
    where item.gift_list_id = ${listId} and item.deleted_at is null
    order by item.position, item.id`;
  const now = new Date();
  return rows.map((row) => toItem(row, now));
}

/** Lists the items that were removed from a list within the last hour and can be restored, newest first. */
export async function listRemovedItems(listId: string): Promise<{ id: string; name: string }[]> {
  const rows = await readRows(database(), rowOf({ id: uuid, name: z.string() }))`
    select item.id, coalesce(gift.name, item.title) as name from gift_list_items item left join gifts gift on gift.id = item.gift_id
    where item.gift_list_id = ${listId} and item.deleted_at > now() - make_interval(hours => ${UNDO_HOURS})
    order by item.deleted_at desc, item.id limit ${SHOWN_REMOVED}`;
  return rows.map(({ id, name }) => ({ id, name: cleanName(name) }));
}

export const claimRow = rowOf({ itemId: uuid, name: z.string(), pieces: z.int().nullable(), pledgeCents: z.int().nullable(), currency });

/** Returns the claims of a list's items, for visitors. The owner gets listClaimsOfRevealedList, and only from the day they chose. */
export async function listClaimsForVisitors(listId: string): Promise<ItemClaim[]> {
  return readRows(database(), claimRow)`
    select claim.item_id as "itemId", claim.name, claim.pieces, claim.pledge_cents as "pledgeCents", claim.currency
    from gift_list_claims claim join gift_list_items item on item.id = claim.item_id
    where item.gift_list_id = ${listId} and item.deleted_at is null order by claim.created_at, claim.id`;
}

/**
 * Returns the claims that were made on this list for items that are still on it. Claims that moved here from another list stay secret as
 * that list promised.
 */
export async function listClaimsOfRevealedList(listId: string): Promise<ItemClaim[]> {
  return readRows(database(), claimRow)`
    select claim.item_id as "itemId", claim.name, claim.pieces, claim.pledge_cents as "pledgeCents", claim.currency
    from gift_list_claims claim join gift_list_items item on item.id = claim.item_id
    where item.gift_list_id = ${listId} and claim.gift_list_id = ${listId} and item.deleted_at is null order by claim.created_at, claim.id`;
}

const claimedGiftRow = rowOf({
  title: z.string(),
  listName: z.string(),
  shareToken: z.string().nullable(),
  isStillWanted: z.boolean(),
  name: z.string(),
  pieces: z.int().nullable(),
  pledgeCents: z.int().nullable(),
  currency,
  ownerName: z.string(),
  claimsRevealedOn: z.iso.date().nullable(),
  promisedRevealedOn: z.iso.date().nullable(),
});

/** Returns the claim that a secret link undoes, or null where it is gone. */
export async function findClaimToUndo(undoToken: string): Promise<ClaimedGift | null> {
  const hash = createHash("sha256").update(undoToken).digest();
  const claim = await readRow(database(), claimedGiftRow)`
    select coalesce(gift.name, item.title) as title, list.name as "listName",
      case when list.deleted_at is null then list.share_token end as "shareToken",
      item.deleted_at is null and list.deleted_at is null as "isStillWanted", claim.name, claim.pieces, claim.pledge_cents as "pledgeCents",
      claim.currency, coalesce(nullif(owner.first_name, ''), owner.name) as "ownerName",
      case when claim.gift_list_id = list.id then to_char(list.claims_revealed_on, 'YYYY-MM-DD') end as "claimsRevealedOn",
      to_char(claim.promised_revealed_on, 'YYYY-MM-DD') as "promisedRevealedOn"
    from gift_list_claims claim
      join gift_list_items item on item.id = claim.item_id
      join gift_lists list on list.id = item.gift_list_id
      join users owner on owner.id = list.user_id
      left join gifts gift on gift.id = item.gift_id
    where claim.undo_token_hash = ${hash}`;
  return claim === null ? null : { ...claim, title: cleanName(claim.title) };
}
