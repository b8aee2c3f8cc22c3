import { sql } from "drizzle-orm";
import { isUuid } from "#app/features/catalogue/rules.ts";
import { database } from "#app/platform/db/database.server.ts";
import { SHOWN_REMOVED, UNDO_HOURS } from "./constants.ts";
import { isRevealed } from "./claims.rules.ts";
import { listClaimsOfRevealedList, listItems } from "./items.queries.server.ts";
import type { ItemClaim, ListChoice, ListSummary, OwnList, SharedList } from "./list.types.ts";

const SHOWN_PICTURES = 4;

/** Selects a date column as an ISO day. */
const dayOf = (column: string) => sql`to_char(${sql.identifier(column)}, 'YYYY-MM-DD')`;

/** Returns the user's lists, newest first. */
export async function listLists(userId: string): Promise<ListSummary[]> {
  const { rows } = await database().execute<ListSummary & Record<string, unknown>>(sql`
    select list.id, list.name, list.description, list.is_public as "isPublic", ${dayOf("occasion_date")} as "occasionDate",
      (select count(*)::int from gift_list_items where gift_list_id = list.id and deleted_at is null) as "itemCount",
      array(
        select coalesce(item.image, gift.image) from gift_list_items item left join gifts gift on gift.id = item.gift_id
        where item.gift_list_id = list.id and item.deleted_at is null and coalesce(item.image, gift.image) is not null
        order by item.position, item.id limit ${SHOWN_PICTURES}
      ) as pictures
    from gift_lists list where list.user_id = ${userId} and list.deleted_at is null
    order by list.created_at desc, list.id`);
  return rows;
}

/** Returns the names of the user's lists, newest first. */
export async function listNames(userId: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await database().execute<{ id: string; name: string }>(
    sql`select id, name from gift_lists where user_id = ${userId} and deleted_at is null order by created_at desc, id`,
  );
  return rows;
}

/** Returns the user's lists as choices for saving a gift, newest first. */
export async function listChoices(userId: string, giftId: string | null): Promise<ListChoice[]> {
  const { rows } = await database().execute<ListChoice & Record<string, unknown>>(sql`
    select list.id, list.name, list.description, count(item.id)::int as "itemCount",
      coalesce(bool_or(item.gift_id = ${giftId}::uuid), false) as "hasGift"
    from gift_lists list left join gift_list_items item on item.gift_list_id = list.id and item.deleted_at is null
    where list.user_id = ${userId} and list.deleted_at is null
    group by list.id order by list.created_at desc, list.id`);
  return rows;
}

interface ListRow extends Record<string, unknown> {
  id: string;
  user_id: string;
  owner_name: string;
  name: string;
  description: string;
  is_public: boolean;
  share_token: string | null;
  occasion_date: string | null;
  claims_revealed_on: string | null;
}

async function findListRow(condition: ReturnType<typeof sql>): Promise<ListRow | null> {
  const { rows } = await database().execute<ListRow>(sql`
    select list.id, list.user_id, coalesce(nullif(owner.first_name, ''), owner.name) as owner_name, list.name, list.description,
      list.is_public, list.share_token, ${dayOf("occasion_date")} as occasion_date, ${dayOf("claims_revealed_on")} as claims_revealed_on
    from gift_lists list join users owner on owner.id = list.user_id
    where list.deleted_at is null and ${condition}`);
  return rows[0] ?? null;
}

const headOf = ({ id, name, description, occasion_date }: ListRow) => ({ id, name, description, occasionDate: occasion_date });

/** Returns a list of the user, or null where it is not theirs (Z4). No query here reads claims. */
export async function findOwnList(userId: string, listId: string): Promise<OwnList | null> {
  if (!isUuid(listId)) return null;
  const row = await findListRow(sql`list.id = ${listId} and list.user_id = ${userId}`);
  if (row === null) return null;
  return {
    ...headOf(row),
    isPublic: row.is_public,
    shareToken: row.share_token,
    claimsRevealedOn: row.claims_revealed_on,
    items: await listItems(row.id),
  };
}

/** Returns the fields of a list that its changes depend on, or null where it is not the user's (Z4). */
export async function findOwnListHead(userId: string, listId: string): Promise<Omit<OwnList, "items" | "shareToken" | "isPublic"> | null> {
  if (!isUuid(listId)) return null;
  const row = await findListRow(sql`list.id = ${listId} and list.user_id = ${userId}`);
  return row === null ? null : { ...headOf(row), claimsRevealedOn: row.claims_revealed_on };
}

/** Returns the lists that the user deleted within the last hour and may restore, newest first. */
export async function listDeletedLists(userId: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await database().execute<{ id: string; name: string }>(sql`
    select id, name from gift_lists where user_id = ${userId} and deleted_at > now() - make_interval(hours => ${UNDO_HOURS})
    order by deleted_at desc, id limit ${SHOWN_REMOVED}`);
  return rows;
}

/** Returns the claims on the user's own list, once their day has come; null before, without reading any claims. */
export async function findRevealedClaims(list: Pick<OwnList, "id" | "claimsRevealedOn">, today: string): Promise<ItemClaim[] | null> {
  return isRevealed(list.claimsRevealedOn, today) ? listClaimsOfRevealedList(list.id) : null;
}

/** Returns the list behind a secret link, or null where it is not shared (any more). */
export async function findSharedList(shareToken: string): Promise<SharedList | null> {
  if (shareToken.length < 32 || shareToken.length > 64) return null;
  const row = await findListRow(sql`list.share_token = ${shareToken} and list.is_public`);
  if (row === null) return null;
  return {
    ...headOf(row),
    ownerId: row.user_id,
    ownerName: row.owner_name,
    claimsRevealedOn: row.claims_revealed_on,
    items: await listItems(row.id),
  };
}
