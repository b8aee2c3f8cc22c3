import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { isUuid } from "#app/features/catalogue/gift-tags.ts";
import { pictureOfGift } from "#app/features/still-lifes/still-address.ts";
import { database } from "#app/platform/db/database.server.ts";
import { readRow, readRows, rowOf, uuid } from "#app/platform/db/rows.server.ts";
import { SHOWN_REMOVED, UNDO_HOURS } from "./constants.ts";
import { isRevealed } from "./claims.ts";
import { listClaimsOfRevealedList, listItems } from "./items.queries.server.ts";
import type { ItemClaim, ListChoice, ListSummary, OwnList, SharedList } from "./list-types.ts";

const SHOWN_PICTURES = 4;

const namedListRow = rowOf({ id: uuid, name: z.string() });
const summaryRow = rowOf({
  id: uuid,
  name: z.string(),
  description: z.string(),
  isPublic: z.boolean(),
  occasionDate: z.iso.date().nullable(),
  itemCount: z.int(),
  pictured: z.array(z.strictObject({ id: uuid, name: z.string(), image: z.string().nullable() })),
});

/** Selects a date column as an ISO day. */
const dayOf = (column: string) => sql`to_char(${sql.identifier(column)}, 'YYYY-MM-DD')`;

/** Returns the user's lists, newest first. */
export async function listLists(userId: string): Promise<ListSummary[]> {
  const rows = await readRows(database(), summaryRow)`
    select list.id, list.name, list.description, list.is_public as "isPublic", ${dayOf("occasion_date")} as "occasionDate",
      (select count(*)::int from gift_list_items where gift_list_id = list.id and deleted_at is null) as "itemCount",
      array(
        select jsonb_build_object('id', coalesce(gift.id, item.id), 'name', coalesce(gift.name, item.title), 'image', coalesce(item.image, gift.image))
        from gift_list_items item left join shown_gifts gift on gift.id = item.gift_id
        where item.gift_list_id = list.id and item.deleted_at is null
        order by item.position, item.id limit ${SHOWN_PICTURES}
      ) as pictured
    from gift_lists list where list.user_id = ${userId} and list.deleted_at is null
    order by list.created_at desc, list.id`;
  return rows.map(({ pictured, ...list }) => ({ ...list, pictures: pictured.map(pictureOfGift) }));
}

/** Returns the names of the user's lists, newest first. */
export async function listNames(userId: string): Promise<{ id: string; name: string }[]> {
  return readRows(database(), namedListRow)`
    select id, name from gift_lists where user_id = ${userId} and deleted_at is null order by created_at desc, id`;
}

/** Returns the user's lists as choices for saving a gift, newest first. */
export async function listChoices(userId: string, giftId: string | null): Promise<ListChoice[]> {
  return readRows(
    database(),
    summaryRow.pick({ id: true, name: true, description: true, itemCount: true }).extend({ hasGift: z.boolean() }),
  )`
    select list.id, list.name, list.description, count(item.id)::int as "itemCount",
      coalesce(bool_or(item.gift_id = ${giftId}::uuid), false) as "hasGift"
    from gift_lists list left join gift_list_items item on item.gift_list_id = list.id and item.deleted_at is null
    where list.user_id = ${userId} and list.deleted_at is null
    group by list.id order by list.created_at desc, list.id`;
}

const listRow = rowOf({
  id: uuid,
  ownerId: uuid,
  ownerName: z.string(),
  name: z.string(),
  description: z.string(),
  isPublic: z.boolean(),
  shareToken: z.string().nullable(),
  occasionDate: z.iso.date().nullable(),
  claimsRevealedOn: z.iso.date().nullable(),
});
type ListRow = z.output<typeof listRow>;

async function findListRow(condition: SQL): Promise<ListRow | null> {
  return readRow(database(), listRow)`
    select list.id, list.user_id as "ownerId", coalesce(nullif(owner.first_name, ''), owner.name) as "ownerName", list.name,
      list.description, list.is_public as "isPublic", list.share_token as "shareToken", ${dayOf("occasion_date")} as "occasionDate",
      ${dayOf("claims_revealed_on")} as "claimsRevealedOn"
    from gift_lists list join users owner on owner.id = list.user_id
    where list.deleted_at is null and ${condition}`;
}

const headOf = ({ id, name, description, occasionDate, claimsRevealedOn }: ListRow) => ({
  id,
  name,
  description,
  occasionDate,
  claimsRevealedOn,
});

/** Returns a list of the user, or null where it is not theirs (Z4). No query here reads claims. */
export async function findOwnList(userId: string, listId: string): Promise<OwnList | null> {
  if (!isUuid(listId)) return null;
  const row = await findListRow(sql`list.id = ${listId} and list.user_id = ${userId}`);
  return row === null ? null : { ...headOf(row), isPublic: row.isPublic, shareToken: row.shareToken, items: await listItems(row.id) };
}

/** Returns the fields of a list that its changes depend on, or null where it is not the user's (Z4). */
export async function findOwnListHead(userId: string, listId: string): Promise<Omit<OwnList, "items" | "shareToken" | "isPublic"> | null> {
  if (!isUuid(listId)) return null;
  const row = await findListRow(sql`list.id = ${listId} and list.user_id = ${userId}`);
  return row === null ? null : headOf(row);
}

/** Returns the lists that the user deleted within the last hour and may restore, newest first. */
export async function listDeletedLists(userId: string): Promise<{ id: string; name: string }[]> {
  return readRows(database(), namedListRow)`
    select id, name from gift_lists where user_id = ${userId} and deleted_at > now() - make_interval(hours => ${UNDO_HOURS})
    order by deleted_at desc, id limit ${SHOWN_REMOVED}`;
}

/** Returns the claims on the user's own list, once their day has come; null before, without reading any claims. */
export async function findRevealedClaims(list: Pick<OwnList, "id" | "claimsRevealedOn">, today: string): Promise<ItemClaim[] | null> {
  return isRevealed(list.claimsRevealedOn, today) ? listClaimsOfRevealedList(list.id) : null;
}

/** Returns the list behind a secret link, or null where it is not shared (any more). */
export async function findSharedList(shareToken: string): Promise<SharedList | null> {
  if (shareToken.length < 32 || shareToken.length > 64) return null;
  const row = await findListRow(sql`list.share_token = ${shareToken} and list.is_public`);
  return row === null ? null : { ...headOf(row), ownerId: row.ownerId, ownerName: row.ownerName, items: await listItems(row.id) };
}
