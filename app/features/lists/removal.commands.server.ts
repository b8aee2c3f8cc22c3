import { sql } from "drizzle-orm";
import { z } from "zod";
import { removeListPictures } from "#app/features/media/commands.server.ts";
import { database } from "#app/platform/db/database.server.ts";
import { changeRows, readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { UNDO_HOURS } from "./constants.ts";

const imageRow = rowOf({ image: z.string() });

/** Deletes those of the pictures that no item shows any more; a copied item shares its picture with the original. */
export async function removeUnusedPictures(images: readonly (string | null)[]): Promise<void> {
  const candidates = [...new Set(images.filter((image) => image !== null))];
  if (candidates.length === 0) return;
  const rows = await readRows(database(), imageRow)`
    select image from unnest(${sql.param(candidates)}::text[]) image
    where not exists (select from gift_list_items item where item.image = image)`;
  await removeListPictures(rows.map(({ image }) => image));
}

/**
 * Permanently deletes what the user deleted too long ago to undo. A removed item with a claim stays until its list is deleted, so that
 * adding the gift again restores the claim.
 */
export async function purgeDeleted(userId: string): Promise<void> {
  const expired = sql`deleted_at < now() - make_interval(hours => ${UNDO_HOURS})`;
  const rows = await readRows(database(), rowOf({ image: z.string().nullable() }))`
    with lists as (
      select id from gift_lists where user_id = ${userId} and ${expired}
    ), items as (
      delete from gift_list_items item using gift_lists list
      where list.id = item.gift_list_id and list.user_id = ${userId} and (
        list.id in (select id from lists)
        or (item.deleted_at < now() - make_interval(hours => ${UNDO_HOURS}) and not exists (select from gift_list_claims claim where claim.item_id = item.id))
      )
      returning item.image
    )
    select image from items`;
  await changeRows(database())`delete from gift_lists where user_id = ${userId} and ${expired}`;
  await removeUnusedPictures(rows.map(({ image }) => image));
}

/**
 * Returns the pictures on the lists of a user who deletes their account (P1). It has to be called before the account and its lists are
 * deleted; the pictures are deleted afterwards.
 */
export async function findListPictures(userId: string): Promise<string[]> {
  const rows = await readRows(database(), imageRow)`
    select distinct image from gift_list_items item join gift_lists list on list.id = item.gift_list_id
    where list.user_id = ${userId} and image is not null`;
  return rows.map(({ image }) => image);
}
