import { isUuid } from "#app/features/catalogue/gift-tags.ts";
import { database } from "#app/platform/db/database.server.ts";
import { readRow, rowOf, uuid } from "#app/platform/db/rows.server.ts";

/** Returns who has made a post, null where that account is gone; null altogether for a post that does not exist. */
export async function findPostCreator(postId: string): Promise<{ userId: string | null } | null> {
  if (!isUuid(postId)) return null;
  return readRow(database(), rowOf({ userId: uuid.nullable() }))`select created_by as "userId" from blog_posts where id = ${postId}`;
}
