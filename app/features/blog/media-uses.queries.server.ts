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
    union all
    select wanted.path, 'Author', a.name, '/admin/blog/authors' from ${wanted} join blog_authors a on a.avatar = wanted.path
    order by name limit ${MAX_USES}`;
}
