import { sql } from "drizzle-orm";
import type { MoveMediaUses } from "#app/features/media/addresses.commands.server.ts";
import { mediaPathPattern } from "#app/features/media/media-paths.ts";
import { changeRows } from "#app/platform/db/rows.server.ts";

/**
 * Writes the new path of a stored file into posts, their changes that wait, and authors' pictures. It is a version of a post as any other:
 * an editor who has the post open keeps what is typed and gets the path with it. The text is rendered anew when it is read.
 */
export const moveBlogMedia: MoveMediaUses = async (transaction, from, to) => {
  const former = sql`${sql.param([...from])}::text[]`;
  const pattern = mediaPathPattern(from);
  const moved = (text: ReturnType<typeof sql>) => sql`regexp_replace(${text}, ${pattern}, ${to}, 'g')`;
  await changeRows(transaction)`
    with moved as (
      update blog_posts p set
        cover_image = case when cover_image = any (${former}) then ${to} else cover_image end,
        featured_image_url = case when featured_image_url = any (${former}) then ${to} else featured_image_url end,
        article_body = ${moved(sql`article_body`)},
        renderer_version = case when article_body ~ ${pattern} then 0 else renderer_version end,
        waiting_version = case when waiting_version is null then null else version + 1 end
      where cover_image = any (${former}) or featured_image_url = any (${former}) or article_body ~ ${pattern}
        or exists (select from blog_post_versions v where v.blog_post_id = p.id and v.version = p.waiting_version and v.document::text ~ ${pattern})
      returning id, version
    )
    insert into blog_post_versions (blog_post_id, version, document)
    select moved.id, moved.version, ${moved(sql`v.document::text`)}::jsonb
    from moved join blog_post_versions v on v.blog_post_id = moved.id and v.version = moved.version - 1`;
  await changeRows(transaction)`update blog_authors set avatar = ${to} where avatar = any (${former})`;
};
