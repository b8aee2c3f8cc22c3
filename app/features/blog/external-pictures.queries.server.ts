import { z } from "zod";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { readOneRow, rowOf } from "#app/platform/db/rows.server.ts";
import { IS_SHOWN } from "./post-rows.queries.server.ts";

/**
 * Returns whether a visible post shows a picture from another host: its cover, one in its text, or its author's. The condition has to match
 * that of the index `blog_posts_with_outside_pictures`.
 */
export async function postsHaveExternalPictures(): Promise<boolean> {
  const answer = await readOneRow(readDatabase(), rowOf({ is: z.boolean() }))`
    select exists (
      select from blog_posts p where ${IS_SHOWN} and (
        coalesce(p.cover_image, p.featured_image_url) ~* '^https?://' or p.article_blocks::text ~* '<img[^>]* src=\\\\"https?://'
      )
    ) or exists (
      select from blog_authors author
      join blog_post_authors of_post on of_post.blog_author_id = author.id
      join blog_posts p on p.id = of_post.blog_post_id
      where ${IS_SHOWN} and author.avatar ~* '^https?://'
    ) as is`;
  return answer.is;
}
