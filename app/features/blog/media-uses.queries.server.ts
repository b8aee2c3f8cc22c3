import { sql } from "drizzle-orm";
import { z } from "zod";
import type { MediaUse } from "#app/features/media/types.ts";
import { database } from "#app/platform/db/database.server.ts";
import { readRows, rowOf } from "#app/platform/db/rows.server.ts";

/** Maximum number of uses that are returned; a longer list would not be read. */
const MAX_USES = 200;

const useRow = rowOf({ path: z.string(), place: z.string(), name: z.string(), to: z.string() });

/** Returns where the blog shows stored files: as covers, in texts and as authors' pictures. */
export async function findBlogMediaUses(paths: readonly string[]): Promise<MediaUse[]> {
  if (paths.length === 0) return [];
  const wanted = sql`unnest(${sql.param([...paths])}::text[]) wanted (path)`;
  return readRows(database(), useRow)`
    select wanted.path, 'Blog post' as place, p.headline as name, '/admin/blog/' || p.id as to
    from ${wanted} join blog_posts p on p.cover_image = wanted.path or p.featured_image_url = wanted.path
      or position(wanted.path in p.article_body) > 0
      or exists (select from blog_post_versions v where v.blog_post_id = p.id and v.version = p.waiting_version
        and position(wanted.path in v.document::text) > 0)
    union all
    select wanted.path, 'Author', a.name, '/admin/blog/authors' from ${wanted} join blog_authors a on a.avatar = wanted.path
    order by name limit ${MAX_USES}`;
}

/** Matches the address of a stored file in a text. */
const ADDRESS = "/media/[A-Za-z0-9_-]+(?:[.][A-Za-z0-9_-]+)?";

/** Returns the paths of the files that the blog shows, or would show with what waits as a draft, is not saved, or lies in the trash. */
export async function listBlogMedia(): Promise<string[]> {
  const rows = await readRows(database(), rowOf({ path: z.string() }))`
    select distinct found[1] as path from (
      select coalesce(cover_image, '') || ' ' || coalesce(featured_image_url, '') || ' ' || article_body from blog_posts
      union all select v.document::text from blog_post_versions v join blog_posts p on p.id = v.blog_post_id and p.waiting_version = v.version
      union all select document::text from blog_working_copies
      union all select post::text from blog_deleted_posts
      union all select avatar from blog_authors where avatar is not null
    ) texts (words), regexp_matches(words, ${ADDRESS}, 'g') found`;
  return rows.map(({ path }) => path);
}
