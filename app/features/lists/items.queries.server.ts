import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { priceColumns, type PriceRow, toStoredPrice } from "#app/features/catalogue/prices.queries.server.ts";
import { toShownPrice, centsWithoutStamp } from "#app/features/catalogue/prices.rules.ts";
import { cleanName } from "#app/features/catalogue/rules.ts";
import { database } from "#app/platform/db/database.server.ts";
import { SHOWN_REMOVED, UNDO_HOURS } from "./constants.ts";
import type { ClaimedGift, ItemClaim, ListItem } from "./list.types.ts";

interface ItemRow extends Omit<PriceRow, "price_source">, Record<string, unknown> {
  id: string;
  gift_id: string | null;
  title: string;
  url: string | null;
  image: string | null;
  /** Null for an item that is not from the catalogue. */
  price_source: PriceRow["price_source"] | null;
  /** The price that was entered with the item. */
  own_price_cents: number | null;
  in_stock: boolean | null;
  shipping_days: number | null;
  note: string;
  quantity: number;
  split_goal_cents: number | null;
}

function toItem(row: ItemRow, now: Date): ListItem {
  const { price_source, price_cents, own_price_cents } = row;
  // A list adds its prices up and has no room for the time stamps of prices.
  const ofCatalogue = price_source === null ? null : centsWithoutStamp(toShownPrice(toStoredPrice({ ...row, price_source }), now));
  return {
    id: row.id,
    giftId: row.gift_id,
    title: row.gift_id === null ? row.title : cleanName(row.title),
    url: row.url,
    image: row.image,
    priceCents: price_cents === null ? own_price_cents : ofCatalogue,
    inStock: row.in_stock ?? true,
    shippingDays: row.shipping_days,
    note: row.note,
    quantity: row.quantity,
    splitGoalCents: row.split_goal_cents,
  };
}

/** Returns the items of a list in their order: catalogue gifts with their current data, others as they were added. */
export async function listItems(listId: string): Promise<ListItem[]> {
  const { rows } = await database().execute<ItemRow>(sql`
    select item.id, item.gift_id, coalesce(gift.name, item.title) as title, item.url, coalesce(item.image, gift.image) as image,
      ${priceColumns(sql.raw("gift"))}, item.price_cents as own_price_cents, gift.in_stock, gift.shipping_days,
      item.note, item.quantity, item.split_goal_cents
    from gift_list_items item left join gifts gift on gift.id = item.gift_id
    where item.gift_list_id = ${listId} and item.deleted_at is null
    order by item.position, item.id`);
  const now = new Date();
  return rows.map((row) => toItem(row, now));
}

/** Lists the items that were removed from a list within the last hour and can be restored, newest first. */
export async function listRemovedItems(listId: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await database().execute<{ id: string; name: string }>(sql`
    select item.id, coalesce(gift.name, item.title) as name from gift_list_items item left join gifts gift on gift.id = item.gift_id
    where item.gift_list_id = ${listId} and item.deleted_at > now() - make_interval(hours => ${UNDO_HOURS})
    order by item.deleted_at desc, item.id limit ${SHOWN_REMOVED}`);
  return rows.map(({ id, name }) => ({ id, name: cleanName(name) }));
}

interface ClaimRow extends Record<string, unknown> {
  item_id: string;
  name: string;
  pieces: number | null;
  pledge_cents: number | null;
}

const toClaim = ({ item_id, name, pieces, pledge_cents }: ClaimRow): ItemClaim => ({
  itemId: item_id,
  name,
  pieces,
  pledgeCents: pledge_cents,
});

/** Returns the claims of a list's items, for visitors. The owner gets listClaimsOfRevealedList, and only from the day they chose. */
export async function listClaimsForVisitors(listId: string): Promise<ItemClaim[]> {
  const { rows } = await database().execute<ClaimRow>(sql`
    select claim.item_id, claim.name, claim.pieces, claim.pledge_cents
    from gift_list_claims claim join gift_list_items item on item.id = claim.item_id
    where item.gift_list_id = ${listId} and item.deleted_at is null order by claim.created_at, claim.id`);
  return rows.map(toClaim);
}

/**
 * Returns the claims that were made on this list for items that are still on it. Claims that moved here from another list stay secret as
 * that list promised.
 */
export async function listClaimsOfRevealedList(listId: string): Promise<ItemClaim[]> {
  const { rows } = await database().execute<ClaimRow>(sql`
    select claim.item_id, claim.name, claim.pieces, claim.pledge_cents
    from gift_list_claims claim join gift_list_items item on item.id = claim.item_id
    where item.gift_list_id = ${listId} and claim.gift_list_id = ${listId} and item.deleted_at is null order by claim.created_at, claim.id`);
  return rows.map(toClaim);
}

/** Returns the claim that a secret link undoes, or null where it is gone. */
export async function findClaimToUndo(undoToken: string): Promise<ClaimedGift | null> {
  const hash = createHash("sha256").update(undoToken).digest();
  const { rows } = await database().execute<ClaimedGift & Record<string, unknown>>(sql`
    select coalesce(gift.name, item.title) as title, list.name as "listName",
      case when list.deleted_at is null then list.share_token end as "shareToken",
      item.deleted_at is null and list.deleted_at is null as "isStillWanted", claim.name, claim.pieces, claim.pledge_cents as "pledgeCents",
      coalesce(nullif(owner.first_name, ''), owner.name) as "ownerName",
      case when claim.gift_list_id = list.id then to_char(list.claims_revealed_on, 'YYYY-MM-DD') end as "claimsRevealedOn",
      to_char(claim.promised_revealed_on, 'YYYY-MM-DD') as "promisedRevealedOn"
    from gift_list_claims claim
      join gift_list_items item on item.id = claim.item_id
      join gift_lists list on list.id = item.gift_list_id
      join users owner on owner.id = list.user_id
      left join gifts gift on gift.id = item.gift_id
    where claim.undo_token_hash = ${hash}`);
  const [claim] = rows;
  return claim === undefined ? null : { ...claim, title: cleanName(claim.title) };
}
