import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { cleanName, isPriceShowable, isUuid } from "#app/features/catalogue/rules.ts";
import type { PriceSource } from "#app/features/catalogue/types.ts";
import { database } from "#app/platform/db/database.server.ts";
import { UNDO_HOURS } from "./constants.ts";
import type { ClaimedGift, ItemClaim, ListItem } from "./list.types.ts";

interface ItemRow extends Record<string, unknown> {
  id: string;
  gift_id: string | null;
  title: string;
  url: string | null;
  image: string | null;
  price_cents: number | null;
  price_source: PriceSource | null;
  price_checked_ms: number | null;
  in_stock: boolean | null;
  shipping_days: number | null;
  note: string;
  quantity: number;
  split_goal_cents: number | null;
}

function toItem(row: ItemRow, now: Date): ListItem {
  const price = {
    priceCents: row.price_cents,
    priceSource: row.price_source ?? "editor",
    priceCheckedAt: row.price_checked_ms === null ? null : new Date(row.price_checked_ms),
  };
  return {
    id: row.id,
    giftId: row.gift_id,
    title: row.gift_id === null ? row.title : cleanName(row.title),
    url: row.url,
    image: row.image,
    priceCents: isPriceShowable(price, now) ? price.priceCents : null,
    inStock: row.in_stock ?? true,
    shippingDays: row.shipping_days,
    note: row.note,
    quantity: row.quantity,
    splitGoalCents: row.split_goal_cents,
  };
}

/** The items of a list in their order: from the catalogue as they are there now, others as they were added. */
export async function listItems(listId: string): Promise<ListItem[]> {
  const { rows } = await database().execute<ItemRow>(sql`
    select item.id, item.gift_id, coalesce(gift.name, item.title) as title, item.url, coalesce(item.image, gift.image) as image,
      coalesce((gift.price * 100)::int, item.price_cents) as price_cents, gift.price_source,
      (extract(epoch from gift.price_checked_at) * 1000)::float8 as price_checked_ms, gift.in_stock, gift.shipping_days,
      item.note, item.quantity, item.split_goal_cents
    from gift_list_items item left join gifts gift on gift.id = item.gift_id
    where item.gift_list_id = ${listId} and item.deleted_at is null
    order by item.position, item.id`);
  const now = new Date();
  return rows.map((row) => toItem(row, now));
}

/** The title of an item that was taken off a list and may still be put back, or null. */
export async function findRemovedTitle(listId: string, itemId: string): Promise<string | null> {
  if (!isUuid(itemId)) return null;
  const { rows } = await database().execute<{ title: string }>(sql`
    select coalesce(gift.name, item.title) as title from gift_list_items item left join gifts gift on gift.id = item.gift_id
    where item.id = ${itemId} and item.gift_list_id = ${listId} and item.deleted_at > now() - make_interval(hours => ${UNDO_HOURS})`);
  return rows[0] === undefined ? null : cleanName(rows[0].title);
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

/** What is claimed of a list's items. For visitors; its owner is shown listClaimsOfRevealedList, and only from his day on. */
export async function listClaimsForVisitors(listId: string): Promise<ItemClaim[]> {
  const { rows } = await database().execute<ClaimRow>(sql`
    select claim.item_id, claim.name, claim.pieces, claim.pledge_cents
    from gift_list_claims claim join gift_list_items item on item.id = claim.item_id
    where item.gift_list_id = ${listId} and item.deleted_at is null order by claim.created_at, claim.id`);
  return rows.map(toClaim);
}

/** What was claimed on this list of what is still on it. What came from another list by moving keeps that list's secret. */
export async function listClaimsOfRevealedList(listId: string): Promise<ItemClaim[]> {
  const { rows } = await database().execute<ClaimRow>(sql`
    select claim.item_id, claim.name, claim.pieces, claim.pledge_cents
    from gift_list_claims claim join gift_list_items item on item.id = claim.item_id
    where item.gift_list_id = ${listId} and claim.gift_list_id = ${listId} and item.deleted_at is null order by claim.created_at, claim.id`);
  return rows.map(toClaim);
}

/** The claim that a secret link takes back, or null where it is gone. */
export async function findClaimToUndo(undoToken: string): Promise<ClaimedGift | null> {
  const hash = createHash("sha256").update(undoToken).digest();
  const { rows } = await database().execute<ClaimedGift & Record<string, unknown>>(sql`
    select coalesce(gift.name, item.title) as title, list.name as "listName",
      case when list.deleted_at is null then list.share_token end as "shareToken",
      item.deleted_at is null and list.deleted_at is null as "isStillWanted", claim.name, claim.pieces, claim.pledge_cents as "pledgeCents"
    from gift_list_claims claim
      join gift_list_items item on item.id = claim.item_id
      join gift_lists list on list.id = item.gift_list_id
      left join gifts gift on gift.id = item.gift_id
    where claim.undo_token_hash = ${hash}`);
  const [claim] = rows;
  return claim === undefined ? null : { ...claim, title: cleanName(claim.title) };
}
