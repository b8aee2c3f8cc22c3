import { z } from "zod";
import { isUuid } from "#app/features/catalogue/gift-tags.ts";
import { database } from "#app/platform/db/database.server.ts";
import { readOneRow, rowOf } from "#app/platform/db/rows.server.ts";

/** True where a user has made the post: it is theirs to change and delete, even where an editor has changed it since. */
export async function isOwnPost(userId: string, postId: string): Promise<boolean> {
  if (!isUuid(postId)) return false;
  const { isOwn } = await readOneRow(database(), rowOf({ isOwn: z.boolean() }))`
    select exists (select from blog_posts where id = ${postId} and created_by = ${userId}) as "isOwn"`;
  return isOwn;
}
