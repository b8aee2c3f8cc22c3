import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { readRows, rowOf, timestamp, uuid } from "#app/platform/db/rows.server.ts";
import type { PostCard } from "./types.ts";

/** Z6: the condition under which readers may see `p`, a row of blog_posts. Every query for readers includes it. */
export const IS_SHOWN = sql`(p.status = 'published' and p.shown_at <= now())`;

const topicRow = z.strictObject({ name: z.string(), slug: z.string() });

const postCardRow = rowOf({
  id: uuid,
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  coverImage: z.string().nullable(),
  readingTime: z.int(),
  publishedAt: timestamp,
  isFeatured: z.boolean(),
  authors: z.array(topicRow.extend({ avatar: z.string().nullable() })),
  category: topicRow.nullable(),
});

const CARD_COLUMNS = sql`
  p.id, p.headline as title, p.slug, p.description as excerpt, coalesce(p.cover_image, p.featured_image_url) as "coverImage",
  p.reading_time as "readingTime", p.shown_at as "publishedAt", p.is_featured as "isFeatured",
  (select coalesce(json_agg(json_build_object('name', a.name, 'slug', a.slug, 'avatar', a.avatar) order by m.position, a.name), '[]')
    from blog_post_authors m join blog_authors a on a.id = m.blog_author_id where m.blog_post_id = p.id) as authors,
  (select json_build_object('name', c.name, 'slug', c.slug)
    from blog_post_categories m join blog_categories c on c.id = m.blog_category_id where m.blog_post_id = p.id) as category`;

/**
 * Returns the cards of the posts that `picked` selects as (id, position), ordered by position; posts that readers may not see are left out.
 */
export async function readPostCards(picked: SQL): Promise<PostCard[]> {
  const rows = await readRows(readDatabase(), postCardRow)`
    with picked (id, position) as materialized (${picked})
    select ${CARD_COLUMNS} from picked join blog_posts p on p.id = picked.id where ${IS_SHOWN} order by picked.position`;
  return rows.map((row) => ({ ...row, publishedAt: new Date(row.publishedAt) }));
}
